/**
 * Adds a Remix key to history entries that the browser created for links within a page. Without one they share a single
 * scroll position, and the second such link jumps to where the first was left. Call it before Remix listens to the history.
 */
export function keyHistory() {
  giveKey()
  addEventListener('popstate', giveKey)
}

function giveKey() {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}
