// The lite version of the pages, which browsers ask for with Save-Data. A cookie asks for it, or for the full one, instead.
import { cookieName, lookCookie } from './cookie-name.server.ts'

/** As a Save-Data header says it. */
type Lite = 'on' | 'off'

const name = cookieName('lite')

/** The version that a Cookie header asks for; undefined without the cookie. */
export function chosenLite(header: string): Lite | undefined {
  const pairs = header.split(';').map((pair) => pair.trim())
  return (['on', 'off'] as const).find((lite) => pairs.includes(`${name}=${lite}`))
}

export const liteCookie = (lite: Lite): string => lookCookie('lite', lite)
