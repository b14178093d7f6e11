// The frame of every letter to a subscriber, with the words that they share.
import { offices } from '#app/content/company/offices.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { mailingListHeaders, type SubscriberLinks } from '#app/mail/subscriber-links.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Language } from '#db/tables/records.ts'
import { dayWords } from '../day-words.ts'

type Words = { kind: Mail['kind']; heading: string; subject?: string; parts: readonly Part[] }

export const newsletterLetter =
  <More extends unknown[]>(wordsIn: (language: Language, links: SubscriberLinks, ...more: More) => Words) =>
  (to: string, language: Language, links: SubscriberLinks, ...more: More): Mail => {
    const { kind, heading, subject = heading, parts } = wordsIn(language, links, ...more)
    const letter = { language, greets: {}, heading, parts }
    return { kind, to, subject, headers: mailingListHeaders(links), letter }
  }

const unsubscribing: Record<Language, string> = { en: 'Unsubscribe', ko: '구독 해지', fr: 'Se désinscrire' }

export const unsubscribeLink = (language: Language, { unsubscribe }: SubscriberLinks): Part => ({
  link: { label: unsubscribing[language], href: unsubscribe },
})

const [seoul] = offices

const inSeoul: Record<Language, (day: string) => string> = {
  en: (day) => `${day} (Seoul time)`,
  ko: (day) => `${day} (서울 시각)`,
  fr: (day) => `${day} (heure de Séoul)`,
}

/** The day of a consent or withdrawal, which Korean law wants in its receipt: there the day of Seoul counts. */
export const dayLine = (label: string, now: number, language: Language): Part => ({
  facts: [[label, inSeoul[language](dayWords(localTime(now, seoul.zone).date, language))]],
})
