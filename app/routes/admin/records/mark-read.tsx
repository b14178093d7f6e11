import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { inboxPath } from '../inbox/query.ts'

/** A script tells the server that the page is open; without scripts, the button does. */
export function MarkRead({ reference }: { reference: string }) {
  const say = useSay()
  const action = `${inboxPath}/${reference}/read`
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // If it fails, the record correctly stays unread.
    fetch(action, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).then(revalidate, () => {})
  }, [action, revalidate])
  return (
    <form method="post" action={action} id="read">
      <Button type="submit" variant="outline" size="s">
        {say('Mark as read')}
      </Button>
    </form>
  )
}
