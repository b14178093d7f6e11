/** Keeps something with this entry of the browser's history, beside what Remix keeps there: it outlives a reload. */
export const keepInHistory = (kept: Readonly<Record<string, string>>) =>
  history.replaceState({ ...history.state, ...kept }, '')
