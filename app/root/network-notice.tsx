// Tells the user that the next page is unreachable, below the page that is still open.

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hideLostNetwork, lostNetwork, tryAgain, watchLostNetwork } from '#app/http/browser/lost-network.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

export const useLostNetwork = () => useSyncExternalStore(watchLostNetwork, lostNetwork, () => null)

export function NetworkNotice() {
  const loss = useLostNetwork()
  return loss && !loss.isHidden ? <Notice loss={loss} /> : null
}

/** Takes the focus each time a request fails, and returns it. */
function Notice({ loss }: { loss: object }) {
  const say = useSay()
  const notice = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (loss && !notice.current?.contains(document.activeElement)) before.current = document.activeElement
    notice.current?.focus({ preventScroll: true })
  }, [loss])
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <div ref={notice} className="network-notice" role="alert" tabIndex={-1}>
      <p>
        <strong>{say('Network Error')}</strong>
      </p>
      <p>{say('The page you asked for could not be reached, so you are still on this one. Check your connection.')}</p>
      <div className="button-row">
        <Button size="s" onClick={tryAgain}>
          {say('Try again')}
        </Button>
        <Button size="s" variant="outline" onClick={hideLostNetwork}>
          {say('Close')}
        </Button>
      </div>
    </div>
  )
}
