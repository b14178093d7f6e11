import { RemixBrowser } from '@remix-run/react'

/**
 * RemixBrowser suspends until the page's state is decoded, and a key pressed meanwhile makes React abandon hydration for
 * good. Called outside React, it throws the promise that it waits for.
 */
export async function decodeState() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
