const base = 'http://site.invalid'

/** Parses a path of this site; null for text that a browser would take for another site or an invalid URL. */
export function ownAddress(typed: string): URL | null {
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks.
  if (!typed.startsWith('/') || typed.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(typed)) return null
  if (!URL.canParse(typed, base)) return null
  const url = new URL(typed, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url : null
}

/** The page to open after signing in, if it is a path of this site; otherwise the dashboard. */
export function safeReturnTo(candidate: string | null | undefined, fallback = '/dashboard'): string {
  const url = ownAddress(candidate ?? '')
  if (!url || /^\/(login|logout|lite)(\/|$)/i.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}
