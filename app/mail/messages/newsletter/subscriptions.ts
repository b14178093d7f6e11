import { offices } from '#app/content/company/offices.ts'
import { retention } from '#app/content/legal/retention.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import type { Part } from '#app/mail/look/layout.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { mailingListHeaders, type SubscriberLinks } from '#app/mail/subscriber-links.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Language } from '#db/tables/records.ts'

// The frame of every letter to a subscriber, with the words that they share.

type Words = { kind: Mail['kind']; heading: string; subject?: string; parts: readonly Part[] }

type Frame = {
  say: Say
  links: SubscriberLinks
  unsubscribe: Part
  /** The day of a consent or withdrawal, which Korean law wants in its receipt: there the day of Seoul counts. */
  dayLine: (label: Phrase, at: number) => Part
}

const company = companyName

const [seoul] = offices

const newsletterLetter =
  <More extends unknown[]>(wordsIn: (frame: Frame, ...more: More) => Words) =>
  (to: string, language: Language, links: SubscriberLinks, ...more: More): Mail => {
    const say = sayIn(language)
    const dayLine = (label: Phrase, at: number): Part => {
      const day = dayWords(localTime(at, seoul.zone).date, language)
      return { facts: [[say(label), say('{day} (Seoul time)', { day })]] }
    }
    const unsubscribe = { link: { label: say('Unsubscribe'), href: links.unsubscribe } }
    const { kind, heading, subject = heading, parts } = wordsIn({ say, links, unsubscribe, dayLine }, ...more)
    const letter = { language, greets: {}, heading, parts }
    return { kind, to, subject, headers: mailingListHeaders(links), letter }
  }

const { amount: count } = retention.subscribersUnconfirmed

/** The opt-in mail: asks the owner of an address whether they want the newsletter. It contains no typed text. */
export const subscriptionRequested = newsletterLetter(({ say, links }) => ({
  kind: 'subscription-requested',
  heading: say('Please confirm your subscription'),
  parts: [
    say(
      'Someone, probably you, entered this address to subscribe to the {company} newsletter. Open the link and press the button on the page to subscribe.',
      { company },
    ),
    { link: { label: say('Confirm your subscription|mail'), href: links.confirm } },
    say('The link works for {count, plural, one {# day} other {# days}}.', { count }),
    say(
      'If it was not you, please ignore this email: without the confirmation no newsletter is sent, and the address is deleted after that time.',
    ),
  ],
}))

/** Answers a second subscription for an address on the list: the page does not reveal it, only this mail does. */
export const subscriptionRepeated = newsletterLetter(({ say, links, unsubscribe }) => ({
  kind: 'subscription-repeated',
  heading: say('You are already subscribed'),
  parts: [
    say(
      'Someone, probably you, entered this address to subscribe to the {company} newsletter. It is already subscribed, so there is nothing to do and nothing has changed.',
      { company },
    ),
    { link: { label: say('See or change what you receive'), href: links.preferences } },
    unsubscribe,
  ],
}))

/** Welcomes a subscriber who has confirmed the opt-in. */
export const subscriptionConfirmed = newsletterLetter(({ say, links, unsubscribe, dayLine }, now: number) => ({
  kind: 'subscription-confirmed',
  subject: say('Welcome to the {company} newsletter', { company }),
  heading: say('Your subscription is confirmed'),
  parts: [
    say('Thank you. You will now receive the {company} newsletter at this address.', { company }),
    dayLine('Date of your consent', now),
    { link: { label: say('Change what you receive'), href: links.preferences } },
    unsubscribe,
    say('Please keep this email: both links will keep working.'),
  ],
}))

/** Sends the unsubscribe link to the address that was typed, so that only its owner can unsubscribe it. */
export const unsubscribeRequested = newsletterLetter(({ say, unsubscribe }) => ({
  kind: 'unsubscribe-requested',
  heading: say('Your link to unsubscribe'),
  parts: [
    say(
      'Someone, probably you, asked to remove this address from the {company} newsletter list. Open the link and press the button on the page to unsubscribe.',
      { company },
    ),
    unsubscribe,
    say('If it was not you, please ignore this email: nothing has changed.'),
  ],
}))

/** The receipt: confirms to a subscriber that the address was removed from the list. */
export const unsubscribed = newsletterLetter(({ say, dayLine }, now: number) => ({
  kind: 'unsubscribed',
  heading: say('You are unsubscribed'),
  parts: [
    say(
      'This address has been removed from the {company} newsletter list. Our list keeps only a one-way hash of it, so that we do not email it again unless you resubscribe.',
      { company },
    ),
    dayLine('Date of your withdrawal', now),
    say('If it was a mistake, you can subscribe again:'),
    { link: { label: say('Subscribe again'), href: '/newsletter' } },
  ],
}))

/** When the person agreed; null for marketing that was not agreed to. */
type Consents = { newsletterAt: number; marketingAt: number | null }

/**
 * Reminds a subscriber every two years of the consent, as Korean law requires (Network Act, decree 62-3). It must not
 * promote anything.
 */
export const consentNotice = newsletterLetter(
  ({ say, links, unsubscribe, dayLine }, { newsletterAt, marketingAt }: Consents) => ({
    kind: 'consent-notice',
    subject: say('Your consent to the {company} newsletter', { company }),
    heading: say('Your consent to our newsletter'),
    parts: [
      say('You agreed to receive the {company} newsletter at this address. We remind you of this every two years.', {
        company,
      }),
      dayLine('Date of your consent to the newsletter', newsletterAt),
      ...(marketingAt === null ? [] : [dayLine('Date of your consent to marketing', marketingAt)]),
      say(
        'If you still agree, you need not do anything. You can change or withdraw your consent at any time, free of charge, with these links:',
      ),
      { link: { label: say('Change or withdraw your consent'), href: links.preferences } },
      unsubscribe,
    ],
  }),
)
