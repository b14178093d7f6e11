const base = 'http://site.invalid'

/** Where a path of this site leads; null for what a browser would take for another site or for no address at all. */
export function ownAddress(typed: string): URL | null {
  // A browser takes a backslash for a slash, and leaves out tabs and line breaks.
  if (!typed.startsWith('/') || typed.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(typed)) return null
  if (!URL.canParse(typed, base)) return null
  const url = new URL(typed, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url : null
}

/** A path of this site to go on to after signing in; anything else becomes the dashboard. */
export function safeReturnTo(candidate: string | null | undefined, fallback = '/dashboard'): string {
  const url = ownAddress(candidate ?? '')
  if (!url || /^\/(login|logout)(\/|$)/i.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}
