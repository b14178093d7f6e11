import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyInput, watchEarlyInput } from './forms/early-input.ts'
import { holdRequests } from './http/browser/lost-network.ts'
import { keyHistory } from './http/remix/history-keys.ts'

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

/**
 * RemixBrowser suspends until the page's state is decoded, and a key pressed meanwhile makes React give hydration up
 * for good. Called outside React, it throws the promise that it waits for.
 */
async function decodeState() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/** Its effect runs after those of everything within. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, [])
  return children
}
