// A record's history as its sender sees it, without staff's notes, names and reasons.
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { longestWaitMs } from '#app/mail/outbox/wait.ts'
import { promiseWords } from '#app/time/promise.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Language, RecordEventType, RecordKind } from '#db/tables/records.ts'
import { newestEntries, type ThreadPlace, type ThreadQuery, threadPage } from '../thread-page.ts'
import type { EventLine } from '../timeline.server.ts'

type VisitorEvent = {
  id: string
  at: number
  title: string
  words: string | null
  /** True if `words` holds only the beginning of a long text. */
  isCut: boolean
  files: string[]
}

type Told = { title: Phrase; words: string | null }
type Happened<Kind extends RecordKind> = Omit<EventLine<Kind>, 'detail'>

/** A kind's words for a change of status; null for an internal one. */
export type TellMove<Event> = (event: Event) => Told | null

type Fact = {
  /** Null for internal events. */
  tell: ((event: Happened<RecordKind>) => Told | null) | null
  /** The writer of a message that the other side has to answer. */
  from: 'us' | 'them' | null
}

const untold: Fact = { tell: null, from: null }
const words =
  (title: Phrase): Fact['tell'] =>
  ({ note }) => ({ title, words: note })
const said = (title: Phrase): Fact['tell'] => {
  const told = { title, words: null }
  return () => told
}

const checked = 'We check its answers before we change anything that you sent.'

const facts: Record<Exclude<RecordEventType, 'status'>, Fact> = {
  // One that was merged into the record has its message here.
  received: { tell: ({ merged, note }) => ({ title: 'We received it', words: merged && note }), from: null },
  // Leaves the answers out, because another person may have typed this address.
  again: {
    tell: () => ({
      title: 'The form was sent again',
      words: checked,
    }),
    from: null,
  },
  adopted: untold,
  dismissed: untold,
  added: { tell: words('You added'), from: 'them' },
  withdrawn: { tell: said('You withdrew it'), from: null },
  note: untold,
  assigned: untold,
  merged: untold,
  separated: untold,
  settled: untold,
  corrected: untold,
  reply: {
    tell: ({ note, mail_status }) => (mail_status === 'discarded' ? null : { title: 'We replied', words: note }),
    from: 'us',
  },
  undelivered: untold,
  answer: { tell: words('You answered by email'), from: 'them' },
  'appointment-held': { tell: said('You chose a time for a consultation'), from: null },
  'appointment-booked': { tell: said('Your appointment was booked'), from: null },
  'appointment-moved': { tell: said('Your appointment was moved'), from: null },
  'appointment-cancelled': { tell: said('Your appointment was cancelled'), from: null },
}

/** Without a reply that its author can still take back, and what it changed at the same time. */
export function toldEvents<E extends Pick<Happened<RecordKind>, 'at' | 'waits_until'>>(
  events: readonly E[],
  now: number,
) {
  const isWaiting = ({ waits_until }: E) => waits_until !== null && !isOver(waits_until, longestWaitMs, now)
  const untoldAt = events.filter(isWaiting).map(({ at }) => at)
  return events.filter(({ at }) => !untoldAt.includes(at))
}

/** The part of a record that its sender looks at, and the language in which. */
export type Seen = { query: ThreadQuery; language: Language }

export const asSeen: Seen = { query: newestEntries, language: 'en' }

export type VisitorHistory = { history: VisitorEvent[]; place: ThreadPlace }

/** One page of the history, newest first. */
export function visitorHistory<Event extends Happened<RecordKind>>(
  events: readonly Event[],
  tellMove: TellMove<Event>,
  { query, language }: Seen,
): VisitorHistory {
  const say = sayIn(language)
  const told = events.flatMap((event) => {
    const line = event.type === 'status' ? tellMove(event) : (facts[event.type].tell?.(event) ?? null)
    const { id, at, files } = event
    const isCut = event.isCut && line?.words === event.note
    const words = line?.words === checked ? say(checked) : (line?.words ?? null)
    return line ? [{ id, at, title: say(line.title), words, isCut, files: files.map(({ name }) => name) }] : []
  })
  const { shown, place } = threadPage(told, query)
  return { history: shown.toReversed(), place }
}

/** The last message that the other side has to answer; null if there is none. */
export type LastWord = { from: 'us' | 'them'; at: number } | null

type Heard = Pick<EventLine, 'type' | 'at' | 'is_automatic' | 'mail_status'>

export function lastWord(events: readonly Heard[]): LastWord {
  let isSettled = false
  for (const { type, at, is_automatic, mail_status } of events.toReversed()) {
    if (type === 'settled') isSettled = true
    const from = type === 'status' || is_automatic === 1 || mail_status === 'discarded' ? null : facts[type].from
    // Staff have marked it as needing no answer.
    if (from && !(from === 'them' && isSettled)) return { from, at }
  }
  return null
}

/** A status in words, and the effect of a later message on them. */
export type NextStep = {
  words: Phrase
  /**
   * `kept`: unaffected by later messages; `replaced`: no longer true after our reply; `followed`: still true beside it.
   */
  afterReply: 'kept' | 'replaced' | 'followed'
  /** The visitor can write on the page itself. */
  isOpen: boolean
}

/** The next step in the visitor's words. */
export function nextStep({ words, afterReply, isOpen }: NextStep, last: LastWord, language: Language): string {
  const say = sayIn(language)
  if (!last || afterReply === 'kept') return say(words)
  const time = promiseWords(last.at, language)
  const next = say(last.from === 'us' ? replied(isOpen) : heard, { time })
  return afterReply === 'replaced' ? next : `${say(words)} ${next}`
}

const replied = (isOpen: boolean): Phrase =>
  isOpen
    ? 'We replied on {time}. If you have more to say, add it here or answer our email.'
    : 'We replied on {time}. If you have more to say, answer our email.'

const heard = 'We received your message of {time}, and a person will answer it.'
