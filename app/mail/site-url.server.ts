import { env } from '#app/env.server.ts'

/** A path of this site as mails name it; a whole address stays as it is. */
export const siteUrl = (href: string) => (href.startsWith('/') ? env.APP_URL + href : href)
