// A record's newest messages, for the pane beside the inbox.
import { firstMessage } from '#app/features/records/ask-again.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { shownLetters } from '#app/features/records/thread-page.ts'
import { type EventLine, eventsOf } from '#app/features/records/timeline.server.ts'
import type { Db } from '#db/schema.ts'
import type { RecordEventType, RecordKind, RecordRow } from '#db/tables/records.ts'

type Writer = 'sender' | 'staff' | 'note'

/** Whose words the events have that carry a text. */
const writers: Partial<Record<RecordEventType, Writer>> = {
  added: 'sender',
  answer: 'sender',
  reply: 'staff',
  note: 'note',
}

const mostMessages = 5

type Message = Pick<EventLine, 'id' | 'actor' | 'files' | 'isCut'> & {
  at: number
  writer: Writer
  text: string
  /** A program sent it. */
  isAutomatic: boolean
}

type Peek = Pick<
  RecordRow,
  'kind' | 'reference' | 'version' | 'name' | 'email' | 'status' | 'tags' | 'snoozed_until' | 'spam_reasons'
> & {
  /** An enquiry's subject or an application's course. */
  about: string | null
  /** The first message and the newest ones with text or files, in order; each is cut to `shownLetters`. */
  messages: Message[]
  mayMove: boolean
  mayReply: boolean
}

/** @returns null for a record that is gone or that the reader may not see */
export async function peekAt(
  db: Db,
  reference: string,
  { readable, writable }: Record<'readable' | 'writable', readonly RecordKind[]>,
): Promise<Peek | null> {
  const kind = kindOf(reference)
  const record = kind && readable.includes(kind) ? await findRecord(db, kind, reference) : null
  if (!record) return null
  const { version, name, email, status, tags, snoozed_until, spam_reasons, received_at } = record
  const mayMove = writable.includes(record.kind)
  const [{ subject, message }, events] = await Promise.all([firstMessage(db, record), eventsOf(db, record)])
  const received = events.find(({ type, merged }) => type === 'received' && merged === null)
  const first = {
    id: reference,
    at: Number(received_at),
    writer: 'sender' as const,
    ...cut(message ?? ''),
    ...signed(received),
  }
  const later = events.flatMap(({ id, at, type, note, isCut, ...event }) => {
    const writer = type === 'received' && event.merged !== null ? 'sender' : writers[type]
    // The actor of a received mail is the person who filed it, not its sender.
    const actor = writer === 'sender' ? null : event.actor
    const said = { text: note ?? '', ...signed({ ...event, actor }) }
    return writer && saysSomething(said) ? [{ id, at: Number(at), writer, isCut, ...said }] : []
  })
  return {
    kind: record.kind,
    reference,
    version,
    name,
    email,
    status,
    tags,
    snoozed_until,
    spam_reasons,
    about: subject,
    messages: [first, ...later.slice(-mostMessages)].filter(saysSomething),
    mayMove,
    mayReply: mayMove && email !== '' && status !== 'spam',
  }
}

type Signed = Pick<EventLine, 'actor' | 'is_automatic' | 'files'>

const signed = ({ actor = null, is_automatic = null, files = [] }: Partial<Signed> = {}) => ({
  actor,
  isAutomatic: is_automatic === 1,
  files,
})

/** A mail may have nothing but files. */
const saysSomething = ({ text, files }: Pick<Message, 'text' | 'files'>) => text !== '' || files.length > 0

const cut = (text: string) => ({
  text: text.slice(0, shownLetters).toWellFormed(),
  isCut: text.length > shownLetters,
})
