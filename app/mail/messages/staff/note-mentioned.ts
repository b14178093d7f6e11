// Notifies a member of staff of a note in which a colleague names them.
import { singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Mentioned = {
  to: string
  /** The author of the note. */
  by: string
  note: string
  record: { reference: string; name: string; path: string }
}

/** The record has the whole note. */
const mostLetters = 2000

export function noteMentioned({ to, by, note, record: { reference, name, path } }: Mentioned): Mail {
  const isCut = note.length > mostLetters
  return {
    kind: 'note-mentioned',
    to,
    subject: `${reference}: a note for you`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      heading: `A note for you on ${reference}`,
      parts: [
        `${singleLine(by, 80)} names you in a note about ${singleLine(name, 80)}.`,
        { quote: isCut ? `${note.slice(0, mostLetters).toWellFormed()} […]` : note },
        ...(isCut ? ['The full note is on the record’s page.'] : []),
        { link: { label: `Open ${reference}`, href: path } },
        'You can choose which of these emails you get in your profile, under Settings.',
      ],
    },
  }
}
