// The message after something that sends an email. Without a mail service, nothing is on its way.
import { env } from '#app/env.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

const mailFollows: Phrase = env.RESEND_API_KEY
  ? 'The email is on its way.'
  : 'Email isn’t set up yet. The email will be sent once it is.'

export const doneAndMailed = (done: Phrase, say: Say) => `${say(done)} ${say(mailFollows)}`
