// A reply of staff to the sender of a record, with the sender's own words below.

import type { Mail } from '#app/mail/outbox/queue.server.ts'
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
  const copy = translations[language]
  const wrote = quoted ? [copy.wrote(dayOf(quoted.at, copy.locale)), { quote: quoted.text }] : []
  return {
    kind: 'record-replied',
    to: email,
    ...rest,
    subject,
    reference,
    letter: {
      language,
      heading: copy.heading,
      parts: [...body.split(/\n{2,}/), ...wrote, { facts: [[copy.reference, reference]] }],
    },
  }
}

/** The subject if the sender gave none. */
export const replySubjects: Record<Language, (reference: string) => string> = {
  en: (reference) => `Re: your message (${reference})`,
  ko: (reference) => `Re: 보내 주신 문의 (${reference})`,
  fr: (reference) => `Re: votre message (${reference})`,
}

const dayOf = (at: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

type Copy = Record<'heading' | 'reference' | 'locale', string> & { wrote: (day: string) => string }

const translations: Record<Language, Copy> = {
  en: { locale: 'en-GB', heading: 'Our answer', reference: 'Your reference', wrote: (day) => `You wrote on ${day}:` },
  ko: { locale: 'ko-KR', heading: '답변드립니다', reference: '접수 번호', wrote: (day) => `${day}에 보내 주신 내용:` },
  fr: {
    locale: 'fr-FR',
    heading: 'Notre réponse',
    reference: 'Votre référence',
    wrote: (day) => `Vous avez écrit le ${day}\u00a0:`,
  },
}
