import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyInput, watchEarlyInput } from './forms/early-input.ts'
import { decodeState } from './http/remix/decode-state.ts'
import { keyHistory } from './http/remix/history-keys.ts'
import { holdRequests } from './http/remix/hold-requests.ts'

keyHistory()
holdRequests()
await decodeState()
watchEarlyInput()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <RemixBrowser />
      </Alive>
    </StrictMode>,
  )
})

/** Its effect runs after those of its children. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, [])
  return children
}
