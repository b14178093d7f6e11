import { env } from '#app/env.server.ts'

export const isSecure = env.APP_URL.startsWith('https:')

const cookies = ['device', 'flash', 'password-link', 'session', 'two-step'] as const
type CookieName = (typeof cookies)[number]

/** With the prefix that no sibling host can forge; browsers take it only over https, and only for Path=/. */
export const cookieName = (name: CookieName) => (isSecure ? `__Host-${name}` : name)

const names = new Set(cookies.map(cookieName))

/** Whether a Cookie header has one that this site has set: others say nothing to it. */
export const hasOwnCookie = (header: string) =>
  header.split(';').some((pair) => names.has(pair.split('=', 1)[0]?.trim() ?? ''))
