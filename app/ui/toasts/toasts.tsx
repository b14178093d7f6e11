// Short messages in the corner. The library is loaded on first use; until then, and without JavaScript, the same text is
// in the page as a banner.
import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ToastMessage } from './toast-message.ts'

let dismiss = (_isUndone: boolean) => {}

/** Shows a toast. @throws when its code cannot be loaded */
export async function notify(message: ToastMessage) {
  const stack = await import('./toast-stack.tsx')
  dismiss = stack.dismissSaid
  stack.show(message)
}

/** Removes what was said of an earlier change; one that can be undone stays until it is (`isUndone`). */
export const dismissToasts = (isUndone = false) => dismiss(isUndone)

type ToastsProps = {
  message: ToastMessage | null
  /** The form that takes the change back, or the way to what the message is about; the toast has a button of its own. */
  act?: ReactNode
}

export function Toasts({ message, act }: ToastsProps) {
  return message ? <Announcement key={message.id} message={message} act={act} /> : null
}

function Announcement({ message, act }: { message: ToastMessage; act: ReactNode }) {
  const isFromServer = !useHydrated()
  const [place, setPlace] = useState<'nowhere' | 'toast' | 'banner'>(isFromServer ? 'banner' : 'nowhere')
  useEffect(() => {
    notify(message).then(
      () => setPlace('toast'),
      () => setPlace('banner'),
    )
  }, [message])

  if (place !== 'banner') return act ? <div className="until-focus">{act}</div> : null
  return (
    <>
      <p className="banner" data-kind={message.kind} role={message.kind === 'error' ? 'alert' : 'status'}>
        {message.text}
      </p>
      {act}
    </>
  )
}
