import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language } from '#db/tables/records.ts'
import { officeTimes } from '../office-times.ts'

type Assigned = { reference: string; name: string; promised_by: number; path: string }

type Assignment = Addressee & { by: string; records: readonly Assigned[] }

/** Longer mails are not read. */
const listed = 20

/** Notifies a member of staff of records that a colleague has assigned to them. */
export function recordsAssigned({ to, language, by, records }: Assignment): Mail {
  const say = sayIn(language)
  const [first] = records
  const one = records.length === 1 ? first : undefined
  const { length: count } = records
  const name = singleLine(by, 80)
  return {
    kind: 'records-assigned',
    to,
    subject: one
      ? say('{reference} assigned to you', { reference: one.reference })
      : say('{count} records assigned to you', { count }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference: one?.reference,
    letter: {
      language,
      heading: one
        ? say('{reference} is yours to answer', { reference: one.reference })
        : say('{count} records are yours to answer', { count }),
      parts: [
        one ? say('{name} has assigned it to you.', { name }) : say('{name} has assigned them to you.', { name }),
        { facts: records.slice(0, listed).map((record) => factOf(record, language)) },
        ...(count > listed ? [say('And {count} more.', { count: count - listed })] : []),
        one ? linkTo(one, say) : { link: { label: say('Open your list'), href: mine } },
        say(choice),
      ],
    },
  }
}

const mine = '/dashboard/inbox?view=mine'

/** The last line of a mail that one can switch off. */
export const choice = 'You can choose which of these emails you get in your profile, under Settings.'

export const linkTo = ({ path, reference }: Pick<Assigned, 'path' | 'reference'>, say: Say) => ({
  link: { label: say('Open {reference}', { reference }), href: path },
})

function factOf({ reference, name, promised_by }: Assigned, language: Language) {
  const time = officeTimes(promised_by, language)
  return [reference, sayIn(language)('{name}, promised by {time}', { name: singleLine(name, 80), time })] as const
}

type Mentioned = Addressee & {
  /** The author of the note. */
  by: string
  note: string
  record: { reference: string; name: string; path: string }
}

/** The record has the whole note. */
const mostLetters = 2000

/** Notifies a member of staff of a note in which a colleague names them. */
export function noteMentioned({ to, language, by, note, record }: Mentioned): Mail {
  const say = sayIn(language)
  const { reference, name } = record
  const isCut = note.length > mostLetters
  return {
    kind: 'note-mentioned',
    to,
    subject: say('{reference}: a note for you', { reference }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      heading: say('A note for you on {reference}', { reference }),
      parts: [
        say('{colleague} names you in a note about {name}.', {
          colleague: singleLine(by, 80),
          name: singleLine(name, 80),
        }),
        { quote: isCut ? `${note.slice(0, mostLetters).toWellFormed()} […]` : note },
        ...(isCut ? [say('The full note is on the record’s page.')] : []),
        linkTo(record, say),
        say(choice),
      ],
    },
  }
}
