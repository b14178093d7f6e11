import { Link, useSearchParams } from '@remix-run/react'
import { Fragment, type ReactNode, useState } from 'react'
import type { ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { firstLine, type ThreadPlace } from '#app/features/records/thread-page.ts'
import type { EventLine } from '#app/features/records/timeline.server.ts'
import { nested } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { SenderVerdict } from '#app/routes/admin/mail/mail-parts.tsx'
import { ReceivedFiles } from '#app/routes/admin/mail/received/files.tsx'
import { mailPill, mailStatusLabels } from '#app/routes/admin/mail/words.ts'
import { MarkedNote } from '#app/routes/admin/records/record-fields.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import type { RecordEventType, RecordKind, StatusOf } from '#db/tables/records.ts'

type ThreadEvent = Pick<EventLine, 'id' | 'at' | 'type' | 'note' | 'merged' | 'isCut' | 'isQuotationCut'> & {
  what: ReactNode
  /** Content below the note, or null. */
  more: ReactNode
  /** The subject above the note. */
  about?: ReactNode
}

type StaffEvent = Pick<EventLine, 'type' | 'note' | 'actor' | 'mail_status' | 'sender' | 'is_automatic'>

/** The events that all kinds share, apart from moves; null for others. */
export function staffEvent({ type, note, actor, mail_status, sender, is_automatic }: StaffEvent): ReactNode {
  if (type === 'answer' && sender)
    return (
      <Said
        phrase={is_automatic ? 'Automatic reply from {sender}' : 'Email from {sender}'}
        values={{ sender: <bdi>{sender}</bdi> }}
      />
    )
  if (type === 'reply') return <Replied actor={actor} mail={mail_status} />
  if (type === 'undelivered') return <Said phrase="An email wasn’t delivered" values={{}} />
  if (type === 'note') return <By label="Note" actor={actor} />
  if (type === 'assigned' && note !== null && note === actor) return <Took name={note} />
  if (type === 'assigned' && note === null) return <By label="Unassigned" actor={actor} />
  if (type === 'assigned') return <By what={<AssignedTo name={note ?? ''} />} actor={actor} />
  if (type === 'corrected') return <By label="Contact details changed" actor={actor} />
  if ((type === 'merged' || type === 'separated') && note !== null)
    return <By what={<WithOther isSeparated={type === 'separated'} reference={note} />} actor={actor} />
  if (type === 'settled') return <By label="No reply needed" actor={actor} />
  return null
}

function WithOther({ isSeparated, reference }: { isSeparated: boolean; reference: string }) {
  const link = <Link to={recordPath({ kind: 'enquiry', reference })}>{reference}</Link>
  return (
    <Said
      phrase={isSeparated ? 'Separated from {reference}' : 'Merged with {reference}'}
      values={{ reference: link }}
    />
  )
}

const AssignedTo = ({ name }: { name: string }) => (
  <Said phrase="Assigned to {name}" values={{ name: <span dir="auto">{name}</span> }} />
)

const Took = ({ name }: { name: string }) => (
  <Said phrase="{name} took this" values={{ name: <span dir="auto">{name}</span> }} />
)

/** The data that the conversations of all kinds of records need. */
export type ThreadShown = {
  place: ThreadPlace
  /** The subject or course, above the first message; null without a subject. */
  about: ReactNode
  /** The sender's first message; null where only fields were filled in. */
  message: string | null
  /** The time since which the sender waits, and whether staff have seen it. */
  desk: { read_at: number | null; asked_again_at: number | null }
  zone: string
}

// The first message has no unread mark, because the page's heading has one.
const ofSender: readonly RecordEventType[] = ['again', 'added', 'answer']

/** Whose words an entry has; the others are lines between the messages. */
const sideOf: Partial<Record<RecordEventType, 'sender' | 'staff' | 'note'>> = {
  received: 'sender',
  again: 'sender',
  added: 'sender',
  answer: 'sender',
  reply: 'staff',
  note: 'note',
}

type ThreadProps = ThreadShown & { events: readonly ThreadEvent[] }

/**
 * The conversation, newest message last. Shown in full are the sender's newest message, the last entry, and of merged
 * enquiries the messages without a reply; others are a line.
 */
export function Thread({ events, place, about, message, desk, zone }: ThreadProps) {
  const say = useSay()
  const isFirst = ({ type, merged }: ThreadEvent) => type === 'received' && merged === null
  const entries = events.map((event) =>
    isFirst(event) ? { ...event, note: message ?? say('No message'), about } : event,
  )
  const worded = entries.filter(({ note, more }) => note || more)
  const asked = worded.findLast(({ type }) => sideOf[type] === 'sender')
  const answered = worded.findLastIndex(({ type }) => type === 'reply')
  const unanswered = worded.slice(answered + 1).filter(({ type }) => type === 'received')
  const isMerged = unanswered.some(({ merged }) => merged !== null)
  const open = place.isNewest ? [asked, worded.at(-1), ...(isMerged ? unanswered : [])] : entries.slice(0, 1)
  // The page marks its record as read while it is open, so new entries keep the marks that they started with.
  const [isNew] = useState(
    () => (event: ThreadEvent) =>
      desk.read_at === null && ofSender.includes(event.type) && event.at >= (desk.asked_again_at ?? 0),
  )
  return (
    <section className="conversation" aria-labelledby="thread-heading">
      <h2 id="thread-heading" className="visually-hidden">
        {say('Conversation')}
      </h2>
      <ol className="stack thread" data-gap="s">
        {entries.map((event, index) => {
          const entry = { event, isNew: isNew(event), isWhole: event.id === place.whole, zone }
          const isFolded = worded.includes(event) && !open.includes(event) && !entry.isWhole
          return (
            <Fragment key={event.id}>
              {index === 1 && place.earlier ? (
                <li>
                  <ThreadLink query={{ before: place.earlier }}>{say('Earlier messages')}</ThreadLink>
                </li>
              ) : null}
              <li id={`entry-${event.id}`} data-from={sideOf[event.type]} data-new={entry.isNew || undefined}>
                {isFolded ? <FoldedEntry {...entry} /> : <Entry {...entry} />}
              </li>
            </Fragment>
          )
        })}
      </ol>
      {place.isNewest ? null : <ThreadLink query={{}}>{say('Newest messages')}</ThreadLink>}
    </section>
  )
}

type EntryProps = { event: ThreadEvent; isNew: boolean; isWhole: boolean; zone: string }

function Entry({ event, isNew, isWhole, zone }: EntryProps) {
  return (
    <>
      <EntryHead event={event} isNew={isNew} zone={zone} />
      <Words event={event} isWhole={isWhole} />
    </>
  )
}

const EntryHead = ({ event, isNew = false, zone }: Pick<EntryProps, 'event' | 'zone'> & { isNew?: boolean }) => (
  <p className="cluster thread-head" data-align="ends">
    <span>
      {event.what} {isNew ? <NewMark /> : null}
    </span>{' '}
    <Moment at={event.at} zone={zone} />
  </p>
)

function FoldedEntry({ event, isNew, isWhole, zone }: EntryProps) {
  return (
    <details>
      <summary>
        <span className="thread-line">
          <span className="thread-what">
            {isNew ? <NewMark /> : null} {event.what}
          </span>
          {event.note ? (
            <span className="thread-words" dir="auto">
              {event.about ? <strong>{event.about}</strong> : null} {firstLine(event.note)}
            </span>
          ) : null}
          <Moment at={event.at} zone={zone} />
        </span>
      </summary>
      <Words event={event} isWhole={isWhole} />
    </details>
  )
}

const NewMark = () => {
  const say = useSay()
  return <Pill status="unread">{say('Unread')}</Pill>
}

function Words({
  event: { id, type, about, note, more, isCut, isQuotationCut },
  isWhole,
}: Pick<EntryProps, 'event' | 'isWhole'>) {
  const say = useSay()
  return (
    <>
      {about ? <h3>{about}</h3> : null}
      {note ? (
        <p className="typed-message" dir="auto">
          {type === 'note' ? <MarkedNote>{note}</MarkedNote> : note}
          {isCut ? '…' : null}
        </p>
      ) : null}
      {isCut || isQuotationCut ? (
        <ThreadLink query={{ whole: id }} keeps="before" at={`entry-${id}`}>
          {say('Show all')}
        </ThreadLink>
      ) : null}
      {isWhole ? (
        <ThreadLink query={{}} keeps="before" at={`entry-${id}`}>
          {say('Show less')}
        </ThreadLink>
      ) : null}
      {more}
    </>
  )
}

type ThreadLinkProps = {
  query: Partial<Record<'before' | 'whole', string>>
  /** The parameter that stays in the address. */
  keeps?: 'before'
  /** The id to scroll to. */
  at?: string
  children: string
}

/** A link to other entries of the same record. */
function ThreadLink({ query, keeps, at = 'thread-heading', children }: ThreadLinkProps) {
  const [here] = useSearchParams()
  const search = new URLSearchParams(here)
  for (const name of ['before', 'whole'] as const) if (name !== keeps) search.delete(name)
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return (
    <p>
      <Link to={{ search: search.size > 0 ? `?${search}` : '', hash: at }}>{children}</Link>
    </p>
  )
}

type MovedProps<Kind extends RecordKind> = {
  kind: Kind
  from: StatusOf<Kind> | null
  to: StatusOf<Kind>
  actor: string | null
}

export function Moved<Kind extends RecordKind>({ kind, from, to, actor }: MovedProps<Kind>) {
  const say = useSay()
  return (
    <>
      {from ? `${say(statusLabel(kind, from))} → ` : null}
      <By label={statusLabel(kind, to)} actor={actor} />
    </>
  )
}

/** A reply by mail with the mail's state, if that is still known. */
function Replied({ actor, mail }: { actor: string | null; mail: MailStatus | null }) {
  return (
    <>
      <By label="Reply by email" actor={actor} />{' '}
      {mail ? <Pill status={mailPill[mail]} label={mailStatusLabels[mail]} /> : null}
    </>
  )
}

type ByProps = { actor: string | null } & ({ label: Phrase; what?: undefined } | { label?: undefined; what: ReactNode })

/** @param props a label, or what was done as it is drawn */
export function By({ label, what, actor }: ByProps) {
  const say = useSay()
  const name = <span dir="auto">{actor ?? say('a former colleague')}</span>
  return <Said phrase="{what}, by {name}" values={{ what: label === undefined ? what : say(label), name }} />
}

type Answer = Pick<EventLine, 'type' | 'note' | 'quoted' | 'files' | 'checks' | 'isQuotationCut'>

/** The parts of an answer by mail: the sender checks, the folded quotation and the files; null without any. */
export function answerParts({ type, note, quoted, files, checks, isQuotationCut }: Answer, path: string): ReactNode {
  if (!quoted && files.length === 0 && !checks) return null
  return (
    <>
      {type === 'answer' && !note ? <NoText files={files.length} /> : null}
      {checks ? <SenderVerdict verdict={checks} /> : null}
      {quoted ? <Quotation text={isQuotationCut ? `${quoted}…` : quoted} /> : null}
      <ReceivedFiles files={files} path={path} />
    </>
  )
}

function NoText({ files }: { files: number }) {
  const say = useSay()
  if (files === 0) return <p>{say('This email has no text.')}</p>
  return <p>{say('{count, plural, one {No text, # file} other {No text, # files}}', { count: files })}</p>
}

const Quotation = ({ text }: { text: string }) => (
  <details>
    <summary>{useSay()('Quoted text')}</summary>
    <p className="typed-message" dir="auto">
      {text}
    </p>
  </details>
)

/** @param reasons the sentences with which the record was quarantined; null for one that was not */
export function Quarantined({ reasons }: { reasons: string | null }) {
  const say = useSay()
  if (!reasons) return null
  return (
    <p className="banner" data-kind="warning">
      {say('Quarantined as spam: {reasons}', { reasons: nested(storedMessage(reasons)) })}
    </p>
  )
}

type ApplicationThreadProps = ThreadShown & { path: string; events: readonly ApplicationEventLine[] }

export function ApplicationThread({ path, events, ...shown }: ApplicationThreadProps) {
  const lines = events.map((event) => ({
    ...event,
    note: event.type === 'assigned' ? null : event.note,
    what: <What event={event} />,
    more: event.changes.length > 0 ? <Changes changes={event.changes} /> : answerParts(event, path),
  }))
  return <Thread events={lines} {...shown} />
}

function What({ event }: { event: ApplicationEventLine }) {
  const say = useSay()
  const { type, from_status, to_status, actor, changes } = event
  if (type === 'received') return say('From the applicant')
  if (type === 'again')
    return changes.length > 0 ? say('Applied again, with new answers') : say('Applied again, with the same answers')
  if (type === 'adopted') return <By label="New answers adopted" actor={actor} />
  if (type === 'dismissed') return <By label="New answers dismissed" actor={actor} />
  if (type === 'added') return say('Added by the applicant')
  if (type === 'withdrawn') return say('Withdrawn by the applicant')
  if (type === 'status' && from_status === to_status) return <By label="Interview changed" actor={actor} />
  if (type === 'answer' && !event.sender)
    return event.is_automatic ? say('Automatic reply from the applicant') : say('Email reply from the applicant')
  return staffEvent(event) ?? <Moved kind="application" from={from_status} to={to_status} actor={actor} />
}

export function Changes({ changes }: Pick<ApplicationEventLine, 'changes'>) {
  const say = useSay()
  if (changes.length === 0) return null
  return (
    <ul className="changes">
      {changes.map(([field, before, after]) => (
        <li key={field} dir="auto">
          {say(field)}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
        </li>
      ))}
    </ul>
  )
}
