import { env } from '#app/env.server.ts'

export const isSecure = env.APP_URL.startsWith('https:')

const cookies = ['device', 'flash', 'passkey', 'password-link', 'session', 'two-step'] as const
/** They say how pages are drawn, and nothing of the visitor: see lite-version.server.ts and folded-sidebar.server.ts. */
type CookieName = (typeof cookies)[number] | 'lite' | 'sidebar'

/** Adds the prefix that no sibling host can forge; browsers accept it only over https, with Path=/. */
export const cookieName = (name: CookieName) => (isSecure ? `__Host-${name}` : name)

const year = 365 * 24 * 60 * 60

/** The Set-Cookie header that keeps how pages are drawn for a year; an empty value deletes the cookie. */
export const lookCookie = (name: 'lite' | 'sidebar', value: string): string =>
  `${cookieName(name)}=${value}; Max-Age=${value ? year : 0}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

const names = new Set(cookies.map(cookieName))

/** True if a Cookie header has a cookie of this site that makes an answer personal; other cookies are ignored. */
export const hasOwnCookie = (header: string) =>
  header.split(';').some((pair) => names.has(pair.split('=', 1)[0]?.trim() ?? ''))
