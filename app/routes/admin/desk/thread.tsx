import type { ReactNode } from 'react'
import { statusLabel } from '#app/features/records/statuses.ts'
import type { EventLine } from '#app/features/records/timeline.server.ts'
import { mailPill, mailStatusLabels } from '#app/routes/admin/mail/mail-labels.ts'
import { ReceivedFiles } from '#app/routes/admin/mail/received-files.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import type { RecordEventType, RecordKind, StatusOf } from '#db/tables/records.ts'

export type ThreadEvent = { id: string; at: number; note: string | null; what: ReactNode; more?: ReactNode }

type StaffEvent = { type: RecordEventType; note: string | null; actor: string | null; mail_status: MailStatus | null }

/** What staff and mails did to a record of any kind beside moving it; null for all else. */
export function staffEvent({ type, note, actor, mail_status }: StaffEvent): ReactNode {
  if (type === 'reply') return <Replied actor={actor} mail={mail_status} />
  if (type === 'undelivered') return 'A mail did not arrive:'
  if (type === 'note') return <By what="Note" actor={actor} />
  if (type === 'assigned')
    return <By what={note === null ? 'Assigned to nobody' : `Assigned to ${note}`} actor={actor} />
  if (type === 'corrected') return <By what="Address corrected" actor={actor} />
  if (type === 'settled') return <By what="No reply needed" actor={actor} />
  return null
}

/** What happened to a record, who did it and when. */
export function Thread({ events, zone }: { events: readonly ThreadEvent[]; zone: string }) {
  return (
    <section className="card" aria-labelledby="thread-heading">
      <h2 id="thread-heading">What happened</h2>
      <ol className="thread">
        {events.map(({ id, at, note, what, more }) => (
          <li key={id}>
            <p>{what}</p>
            {note ? (
              <p className="typed-message" dir="auto">
                {note}
              </p>
            ) : null}
            {more}
            <Moment at={at} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type MovedProps<Kind extends RecordKind> = {
  kind: Kind
  from: StatusOf<Kind> | null
  to: StatusOf<Kind>
  actor: string | null
}

export function Moved<Kind extends RecordKind>({ kind, from, to, actor }: MovedProps<Kind>) {
  return (
    <>
      {from ? `${statusLabel(kind, from)} → ` : null}
      <By what={statusLabel(kind, to)} actor={actor} />
    </>
  )
}

export function By({ what, actor }: { what: string; actor: string | null }) {
  return (
    <>
      {what}, by <span dir="auto">{actor ?? 'a deleted account'}</span>
    </>
  )
}

/** A reply by mail, with what became of the mail; one that is no longer known says nothing of it. */
function Replied({ actor, mail }: { actor: string | null; mail: MailStatus | null }) {
  return (
    <>
      <By what="Reply by mail" actor={actor} />{' '}
      {mail ? <Pill status={mailPill[mail]}>{mailStatusLabels[mail]}</Pill> : null}
    </>
  )
}

type AnswerProps = { event: Pick<EventLine, 'quoted' | 'files'>; path: string }

/** What came with an answer by mail: what it quotes, folded, and its files. */
export function AnswerParts({ event, path }: AnswerProps) {
  return (
    <>
      {event.quoted ? (
        <details>
          <summary>What it quotes</summary>
          <p className="typed-message" dir="auto">
            {event.quoted}
          </p>
        </details>
      ) : null}
      <ReceivedFiles files={event.files} path={path} />
    </>
  )
}
