import type { ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { AnswerParts, By, Moved, staffEvent, Thread } from './thread.tsx'

type ApplicationThreadProps = { path: string; events: readonly ApplicationEventLine[]; zone: string }

export function ApplicationThread({ path, events, zone }: ApplicationThreadProps) {
  const shown = events.map((event) => ({
    id: event.id,
    at: event.at,
    note: event.type === 'assigned' ? null : event.note,
    what: <What event={event} />,
    more: (
      <>
        <Changes changes={event.changes} />
        <AnswerParts event={event} path={path} />
      </>
    ),
  }))
  return <Thread events={shown} zone={zone} />
}

function What({ event }: { event: ApplicationEventLine }) {
  const { type, from_status, to_status, actor, changes } = event
  if (type === 'received') return 'Sent by the applicant'
  if (type === 'again')
    return changes.length > 0 ? 'Applied again, with new answers:' : 'Applied again, with the same answers'
  if (type === 'adopted') return <By what="New answers adopted" actor={actor} />
  if (type === 'dismissed') return <By what="New answers dismissed" actor={actor} />
  if (type === 'added') return 'Added by the applicant:'
  if (type === 'withdrawn') return 'Withdrawn by the applicant'
  if (type === 'status' && from_status === to_status) return <By what="Interview changed" actor={actor} />
  if (type === 'answer')
    return event.is_automatic ? 'Sent by a program of the applicant:' : 'Answered by mail by the applicant:'
  return staffEvent(event) ?? <Moved kind="application" from={from_status} to={to_status} actor={actor} />
}

export function Changes({ changes }: Pick<ApplicationEventLine, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <ul className="changes">
      {changes.map(([field, before, after]) => (
        <li key={field} dir="auto">
          {field}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
        </li>
      ))}
    </ul>
  )
}
