// Activity: staff actions on places in courses, from the audit log.
import { readPage } from '#db/queries/page.ts'
import { type ActivitySource, visitors } from './activity-lines.ts'

type Detail = { from?: string | null; to?: string | null }

export const placeMovesActivity: ActivitySource = async (db, { types, person, from, until }, paging) => {
  if (!types.includes('courseSignup') || person === visitors) return { rows: [], next: null }
  let entries = db
    .selectFrom('audit_events as entry')
    .leftJoin('course_signups as place', 'place.id', 'entry.record_id')
    .leftJoin('records', 'records.id', 'place.record_id')
    .leftJoin('applications', 'applications.record_id', 'place.record_id')
    .select(['entry.id', 'entry.at', 'entry.verb', 'entry.actor_id', 'entry.actor_name', 'entry.detail'])
    .select(['entry.record_reference as reference', 'place.id as place', 'place.status'])
    .select(['records.name', 'applications.course_name as course'])
    .where('entry.record_kind', '=', 'place')
    .where('entry.verb', 'in', ['moved', 'run-chosen'])
  if (person) entries = entries.where('entry.actor_id', '=', person)
  if (from !== undefined) entries = entries.where('entry.at', '>=', from)
  if (until !== undefined) entries = entries.where('entry.at', '<', until)
  const { rows, next } = await readPage(entries, { by: ['entry.at', 'entry.id'], ...paging })
  const lines = rows.map((row) => {
    const detail = JSON.parse(row.detail) as Detail
    return {
      id: row.id,
      at: row.at,
      type: 'courseSignup' as const,
      title: row.name === null ? 'Course place' : `Place of ${row.name} in ${row.course}`,
      subtitle: `${row.reference}: ${row.verb === 'moved' ? moved(detail) : runChosen(detail)} by ${row.actor_name}`,
      status: row.verb === 'moved' ? (detail.to ?? '') : (row.status ?? ''),
      actor: row.actor_id === null ? null : row.actor_name,
      actorId: row.actor_id,
      path: row.place === null ? null : `/dashboard/careers/places/${row.place}`,
    }
  })
  return { rows: lines, next }
}

const moved = ({ from, to }: Detail) => `moved from ${from} to ${to}`

const runChosen = ({ to }: Detail) => (to ? `moved into the run of ${to}` : 'removed from its run')
