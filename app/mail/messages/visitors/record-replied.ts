// A reply of staff to the sender of a record, with the sender's own words below.

import { pageLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Language } from '#db/tables/records.ts'

type Reply = {
  email: string
  reference: string
  language: Language
  subject: string
  /** As typed; empty lines separate paragraphs. */
  body: string
  /** The quoted message; null if there is none. */
  quoted: { at: number; text: string } | null
  replyTo?: string
  sender?: Mail['sender']
  waitMs?: number
  /** In-Reply-To and References. */
  headers: Record<string, string>
}

export function recordReplied({ email, reference, language, subject, body, quoted, ...rest }: Reply): Mail {
  const say = sayIn(language)
  const wrote = quoted ? [say('You wrote on {day}:', { day: dayOf(quoted.at, language) }), { quote: quoted.text }] : []
  return {
    kind: 'record-replied',
    to: email,
    ...rest,
    subject,
    reference,
    letter: {
      language,
      heading: say('Our answer'),
      parts: [...body.split(/\n{2,}/), ...wrote, { facts: [[say('Your reference'), reference]] }],
    },
  }
}

/** The subject if the sender gave none. */
export const replySubject = (reference: string, language: Language) =>
  sayIn(language)('Re: your message ({reference})', { reference })

const dayOf = (at: number, language: Language) =>
  dateFormat(pageLanguages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
