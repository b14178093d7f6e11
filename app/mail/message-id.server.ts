// By which mail programs put answers beside the mail that they answer. The provider's relay may replace it: what it was
// then is learnt later, and both are named in the references.
import { env } from '#app/env.server.ts'

/** @param id the mail's in the outbox */
export const messageIdOf = (id: string) => `<${id}@${new URL(env.APP_URL).hostname}>`
