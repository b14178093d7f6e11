// Short messages in the corner. The library is loaded on first use; until then, and without JavaScript, the same text is
// in the page as a banner.
import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ToastMessage } from './toast-message.ts'

/** Shows a toast. @throws when its code cannot be loaded */
export async function notify(message: ToastMessage) {
  const { show } = await import('./toast-stack.tsx')
  show(message)
}

type ToastsProps = {
  message: ToastMessage | null
  /** The form that takes the change back; the toast has a button of its own for it. */
  undo?: ReactNode
}

export function Toasts({ message, undo }: ToastsProps) {
  return message ? <Announcement key={message.id} message={message} undo={undo} /> : null
}

function Announcement({ message, undo }: { message: ToastMessage; undo: ReactNode }) {
  const isFromServer = !useHydrated()
  const [place, setPlace] = useState<'nowhere' | 'toast' | 'banner'>(isFromServer ? 'banner' : 'nowhere')
  useEffect(() => {
    notify(message).then(
      () => setPlace('toast'),
      () => setPlace('banner'),
    )
  }, [message])

  if (place !== 'banner') return undo ? <div className="until-focus">{undo}</div> : null
  return (
    <>
      <p className="banner" data-kind={message.kind} role={message.kind === 'error' ? 'alert' : 'status'}>
        {message.text}
      </p>
      {undo}
    </>
  )
}
