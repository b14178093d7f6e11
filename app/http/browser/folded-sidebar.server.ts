// The sidebar of the staff area, which a cookie keeps folded to icons in this browser.
import { cookieName, isSecure } from './cookie-name.server.ts'

const year = 365 * 24 * 60 * 60

const name = cookieName('sidebar')

/** @param header the Cookie header */
export const isSidebarFolded = (header: string | null): boolean =>
  (header ?? '').split(';').some((pair) => pair.trim() === `${name}=folded`)

/** Unfolded, it needs no cookie. */
export const sidebarCookie = (isFolded: boolean): string =>
  `${name}=${isFolded ? 'folded' : ''}; Max-Age=${isFolded ? year : 0}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
