/**
 * Gives entries of the history that the browser made by itself, for links within a page, a key as Remix gives its own.
 * Without one they all share a single place to return to, and the second such link leads where the first was left.
 * To be called before Remix listens to the history.
 */
export function keyHistory() {
  giveKey()
  addEventListener('popstate', giveKey)
}

function giveKey() {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}
