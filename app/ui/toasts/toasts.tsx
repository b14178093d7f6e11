// Short messages in the corner. The library is loaded on first use; until then, and without JavaScript, the same text is
// in the page as a banner.
import { useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ToastMessage } from './toast-message.ts'

/** Shows a toast. @throws when its code cannot be loaded */
export async function notify(message: ToastMessage) {
  const { show } = await import('./toast-stack.tsx')
  show(message)
}

export function Toasts({ message }: { message: ToastMessage | null }) {
  return message ? <Announcement key={message.id} message={message} /> : null
}

function Announcement({ message }: { message: ToastMessage }) {
  const isFromServer = !useHydrated()
  const [place, setPlace] = useState<'nowhere' | 'toast' | 'banner'>(isFromServer ? 'banner' : 'nowhere')
  useEffect(() => {
    notify(message).then(
      () => setPlace('toast'),
      () => setPlace('banner'),
    )
  }, [message])

  if (place !== 'banner') return null
  return (
    <p className="banner" data-kind={message.kind} role={message.kind === 'error' ? 'alert' : 'status'}>
      {message.text}
    </p>
  )
}
