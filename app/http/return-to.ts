const base = 'http://site.invalid'

/** A path of this site to go on to after signing in; anything else becomes the dashboard. */
export function safeReturnTo(candidate: string | null | undefined, fallback = '/dashboard'): string {
  if (!candidate?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(candidate) || candidate.startsWith('//'))
    return fallback
  if (!URL.canParse(candidate, base)) return fallback
  const url = new URL(candidate, base)
  if (url.origin !== base || url.pathname.startsWith('//') || /^\/(login|logout)(\/|$)/i.test(url.pathname))
    return fallback
  return url.pathname + url.search + url.hash
}
