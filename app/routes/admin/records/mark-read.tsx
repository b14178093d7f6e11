import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { inboxPath } from '../inbox/query.ts'

/** If it fails, the record correctly stays unread. @returns whether it is read now */
export const markAsRead = (reference: string): Promise<boolean> =>
  fetch(`${inboxPath}/${reference}/read`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(),
    redirect: 'manual',
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A script tells the server that the page is open; without scripts, the button does. */
export function MarkRead({ reference }: { reference: string }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    markAsRead(reference).then((isRead) => isRead && revalidate())
  }, [reference, revalidate])
  return (
    <form method="post" action={`${inboxPath}/${reference}/read`} id="read">
      <Button type="submit" variant="outline" size="s">
        {say('Mark as read')}
      </Button>
    </form>
  )
}
