// The frame of every letter to a subscriber, with the words that they share.
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { mailingListHeaders, type SubscriberLinks } from '#app/mail/subscriber-links.ts'
import type { Language } from '#db/tables/records.ts'

type Words = { kind: Mail['kind']; heading: string; subject?: string; parts: readonly Part[] }

export const newsletterLetter =
  (wordsIn: (language: Language, links: SubscriberLinks) => Words) =>
  (to: string, language: Language, links: SubscriberLinks): Mail => {
    const { kind, heading, subject = heading, parts } = wordsIn(language, links)
    const letter = { language, greets: {}, heading, parts }
    return { kind, to, subject, headers: mailingListHeaders(links), letter }
  }

const unsubscribing: Record<Language, string> = { en: 'Unsubscribe', ko: '구독 해지', fr: 'Se désinscrire' }

export const unsubscribeLink = (language: Language, { unsubscribe }: SubscriberLinks): Part => ({
  link: { label: unsubscribing[language], href: unsubscribe },
})
