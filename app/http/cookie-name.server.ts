import { env } from '#app/env.server.ts'

export const isSecure = env.APP_URL.startsWith('https:')

/** With the prefix that no sibling host can forge; browsers take it only over https, and only for Path=/. */
export const cookieName = (name: string) => (isSecure ? `__Host-${name}` : name)
