import { env } from '#app/env.server.ts'

export const isSecure = env.APP_URL.startsWith('https:')

const cookies = ['device', 'flash', 'passkey', 'password-link', 'session', 'two-step'] as const
/** They say how pages are drawn, and nothing of the visitor: see lite-version.server.ts and folded-sidebar.server.ts. */
type CookieName = (typeof cookies)[number] | 'lite' | 'sidebar'

/** Adds the prefix that no sibling host can forge; browsers accept it only over https, with Path=/. */
export const cookieName = (name: CookieName) => (isSecure ? `__Host-${name}` : name)

const names = new Set(cookies.map(cookieName))

/** True if a Cookie header has a cookie of this site that makes an answer personal; other cookies are ignored. */
export const hasOwnCookie = (header: string) =>
  header.split(';').some((pair) => names.has(pair.split('=', 1)[0]?.trim() ?? ''))
