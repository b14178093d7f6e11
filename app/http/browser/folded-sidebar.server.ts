// The sidebar of the staff area, which a cookie keeps folded to icons in this browser.
import { cookieName, lookCookie } from './cookie-name.server.ts'

const name = cookieName('sidebar')

/** @param header the Cookie header */
export const isSidebarFolded = (header: string | null): boolean =>
  (header ?? '').split(';').some((pair) => pair.trim() === `${name}=folded`)

/** Unfolded, it needs no cookie. */
export const sidebarCookie = (isFolded: boolean): string => lookCookie('sidebar', isFolded ? 'folded' : '')
