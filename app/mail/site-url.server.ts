import { env } from '#app/env.server.ts'

/** Makes a path of this site absolute; a full URL stays as it is. */
export const siteUrl = (href: string) => (href.startsWith('/') ? env.APP_URL + href : href)

/**
 * The Message-ID by which mail programs thread replies. The provider's relay may replace it and reports the new one later,
 * so the references name both.
 * @param id the mail's id in the outbox
 */
export const messageIdOf = (id: string) => `<${id}@${new URL(env.APP_URL).hostname}>`
