import type { ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { By } from './by.tsx'
import { answerParts, Moved, staffEvent, Thread, type ThreadShown } from './thread.tsx'

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
          {say(field as Phrase)}: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
        </li>
      ))}
    </ul>
  )
}
