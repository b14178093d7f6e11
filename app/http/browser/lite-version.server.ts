// The lite version of the pages, which browsers ask for with Save-Data. A cookie asks for it, or for the full one, instead.
import { cookieName, isSecure } from './cookie-name.server.ts'

const year = 365 * 24 * 60 * 60

/** As a Save-Data header says it. */
type Lite = 'on' | 'off'

const name = cookieName('lite')

/** The version that a Cookie header asks for; undefined without the cookie. */
export function chosenLite(header: string): Lite | undefined {
  const pairs = header.split(';').map((pair) => pair.trim())
  return (['on', 'off'] as const).find((lite) => pairs.includes(`${name}=${lite}`))
}

export const liteCookie = (lite: Lite): string =>
  `${name}=${lite}; Max-Age=${year}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
