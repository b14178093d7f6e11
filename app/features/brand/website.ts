/**
 * The address as a browser would open it, with https:// where the scheme is missing; null unless it is a web page's.
 */
export function websiteUrl(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]*:\d/.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isPage = (protocol === 'https:' || protocol === 'http:') && /^[^.].*\.[^.]+$/.test(hostname)
  return isPage && !username && !password ? href : null
}
