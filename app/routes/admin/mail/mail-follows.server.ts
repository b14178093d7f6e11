// The message after something that sends an email. Without a mail service, nothing is on its way.
import { hasMailService } from '#app/env.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

const mailFollows: Phrase = hasMailService
  ? 'The email is on its way.'
  : 'Email isn’t set up yet, so the email is held.'

export const doneAndMailed = (done: Phrase, say: Say) => `${say(done)} ${say(mailFollows)}`
