import { env } from '#app/env.server.ts'

/** Makes a path of this site absolute; a full URL stays as it is. */
export const siteUrl = (href: string) => (href.startsWith('/') ? env.APP_URL + href : href)
