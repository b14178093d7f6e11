// What happened to a record as its sender is told it: no notes, names or reasons of staff.
import { promiseWords } from '#app/time/promise.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'
import { type ThreadPlace, type ThreadQuery, threadPage } from '../thread-page.ts'
import type { EventLine } from '../timeline.server.ts'

export type VisitorEvent = {
  id: string
  at: number
  title: string
  words: string | null
  /** True if `words` holds only the beginning of a long text. */
  isCut: boolean
  files: string[]
}

type Told = { title: string; words: string | null }
type Happened<Kind extends RecordKind> = Omit<EventLine<Kind>, 'detail'>

/** What a kind tells of a change of status; null for one that is not told. */
export type TellMove<Kind extends RecordKind> = (event: Happened<Kind>) => Told | null

type Fact = {
  /** Null for what is staff's own. */
  tell: ((event: Happened<RecordKind>) => Told | null) | null
  /** Whose word it is, where the other side is to answer it. */
  from: 'us' | 'them' | null
}

const untold: Fact = { tell: null, from: null }
const words =
  (title: string): Fact['tell'] =>
  ({ note }) => ({ title, words: note })
const said = (title: string): Fact['tell'] => {
  const told = { title, words: null }
  return () => told
}

const facts: Record<Exclude<RecordEventType, 'status'>, Fact> = {
  received: { tell: said('We received it'), from: null },
  // Not the answers themselves: somebody else may have typed this address.
  again: {
    tell: () => ({
      title: 'The form was sent again',
      words: 'We look at its answers before we change anything of what you sent.',
    }),
    from: null,
  },
  adopted: untold,
  dismissed: untold,
  added: { tell: words('You added'), from: 'them' },
  withdrawn: { tell: said('You withdrew it'), from: null },
  note: untold,
  assigned: untold,
  settled: untold,
  corrected: untold,
  reply: {
    tell: ({ note, mail_status }) => (mail_status === 'discarded' ? null : { title: 'We replied', words: note }),
    from: 'us',
  },
  undelivered: untold,
  answer: { tell: words('You answered by email'), from: 'them' },
}

export type VisitorHistory = { history: VisitorEvent[]; place: ThreadPlace }

/** One page of it, the newest first. */
export function visitorHistory<Kind extends RecordKind>(
  events: readonly Happened<Kind>[],
  tellMove: TellMove<Kind>,
  query: ThreadQuery,
): VisitorHistory {
  const told = events.flatMap((event) => {
    const line = event.type === 'status' ? tellMove(event) : (facts[event.type].tell?.(event) ?? null)
    const { id, at, files } = event
    const isCut = event.isCut && line?.words === event.note
    return line ? [{ id, at, ...line, isCut, files: files.map(({ name }) => name) }] : []
  })
  const { shown, place } = threadPage(told, query)
  return { history: shown.toReversed(), place }
}

/** The last word of either side that the other is to answer; null while there is none. */
export type LastWord = { from: 'us' | 'them'; at: number } | null

type Heard = Pick<EventLine, 'type' | 'at' | 'is_automatic' | 'mail_status'>

export function lastWord(events: readonly Heard[]): LastWord {
  let isSettled = false
  for (const { type, at, is_automatic, mail_status } of events.toReversed()) {
    if (type === 'settled') isSettled = true
    const from = type === 'status' || is_automatic === 1 || mail_status === 'discarded' ? null : facts[type].from
    // What staff have settled is not to be answered any more.
    if (from && !(from === 'them' && isSettled)) return { from, at }
  }
  return null
}

/** What each status says, and how a later word of either side changes it. */
export type NextStep = {
  words: string
  /** `kept` is said whatever was written since, `replaced` is no longer true after our reply, `followed` stays true beside it. */
  afterReply: 'kept' | 'replaced' | 'followed'
  /** Whether the visitor can write on the page itself. */
  isOpen: boolean
}

/** What the visitor may expect next. */
export function nextStep({ words, afterReply, isOpen }: NextStep, last: LastWord): string {
  if (!last || afterReply === 'kept') return words
  const next = last.from === 'us' ? replied(last.at, isOpen) : heard(last.at)
  return afterReply === 'replaced' ? next : `${words} ${next}`
}

const replied = (at: number, isOpen: boolean) =>
  `We replied on ${promiseWords(at)}. If you have more to say, ${isOpen ? 'add it here or answer our email' : 'answer our email'}.`

const heard = (at: number) => `We received your message of ${promiseWords(at)}, and a person will answer it.`
