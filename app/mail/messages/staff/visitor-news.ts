// Notifies staff of a visitor's action, or of a reply that did not reach the visitor; Reply-To is the visitor.
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, bareAddress, isPlainAddress } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type VisitorRecord = {
  reference: string
  name: string
  email: string
  /** The record's staff page. */
  path: string
}

/** Shortens the notice, which is sent to each reader; the record has the whole text. */
const mostLetters = 2000

type Addition = {
  text: string
  /** The number of additions; this is the latest. */
  count?: number
  /** The text below it that the record's page folds away as a quotation. */
  quoted?: string | null
  /** How many files came with it. */
  files?: number
}

/** @param reader its `to` is one of the operator's own addresses, as `address` or `Name <address>` */
export function visitorAdded(record: VisitorRecord, addition: Addition, reader: Addressee): Mail {
  const say = sayIn(reader.language)
  const { reference } = record
  const { text, count = 1, quoted = null, files = 0 } = addition
  const isCut = text.length > mostLetters
  const excerpt = isCut ? `${text.slice(0, mostLetters).toWellFormed()} […]` : text
  return {
    ...noticeOf(record, reader),
    kind: 'visitor-added',
    subject:
      count > 1
        ? say('{reference}: the visitor added information, {count} times', { reference, count })
        : say('{reference}: the visitor added information', { reference }),
    letter: {
      language: reader.language,
      heading: say('Added to {reference}', { reference }),
      parts: [
        factsOf(record, say),
        count > 1 ? say('Added {count} times; the last:', { count }) : say('Added:'),
        text ? { quote: excerpt } : say('No text, {count, plural, one {# file} other {# files}}.', { count: files }),
        ...(text && files > 0 ? [say('With {count, plural, one {# file} other {# files}}.', { count: files })] : []),
        ...(quoted
          ? [
              say('Taken for a quotation and not shown here: {count, plural, one {# line} other {# lines}}.', {
                count: quoted.split('\n').length,
              }),
            ]
          : []),
        ...(isCut ? [say('The full text is on the record’s page.')] : []),
        linkTo(record, say),
      ],
    },
  }
}

export function visitorWithdrew(record: VisitorRecord, reader: Addressee): Mail {
  const say = sayIn(reader.language)
  const { reference } = record
  return {
    ...noticeOf(record, reader),
    kind: 'visitor-withdrew',
    subject: say('{reference}: withdrawn by the visitor', { reference }),
    letter: {
      language: reader.language,
      heading: say('{reference} was withdrawn', { reference }),
      parts: [say('The visitor has withdrawn it. No reply is expected.'), factsOf(record, say), linkTo(record, say)],
    },
  }
}

/** @param reason in the mail service's words */
export function replyUndelivered(record: VisitorRecord, reason: string | null, reader: Addressee): Mail {
  const say = sayIn(reader.language)
  const { reference } = record
  return {
    ...noticeOf(record, reader),
    kind: 'reply-undelivered',
    subject: say('{reference}: the reply wasn’t delivered', { reference }),
    letter: {
      language: reader.language,
      heading: say('The reply to {reference} wasn’t delivered', { reference }),
      parts: [
        say(
          'It stands among those to answer again. Correct the address on its page, or reach the person in another way.',
        ),
        factsOf(record, say),
        ...(reason ? [{ quote: reason }] : []),
        linkTo(record, say),
      ],
    },
  }
}

const noticeOf = ({ reference, email }: VisitorRecord, { to }: Addressee) => ({
  to: bareAddress(to) ?? to,
  replyTo: isPlainAddress(email) ? email : undefined,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  reference,
})

const factsOf = ({ reference, name, email }: VisitorRecord, say: Say) => ({
  facts: [
    [say('Reference'), reference],
    [say('Name'), name],
    [say('Email'), email],
  ] as const,
})

const linkTo = ({ path, reference }: VisitorRecord, say: Say) => ({
  link: { label: say('Open {reference}', { reference }), href: path },
})
