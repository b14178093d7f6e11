// Activity: staff actions on places in courses, from the audit log.
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { readPage } from '#db/queries/page.ts'
import { type ActivitySource, statusWord, visitors } from './activity-lines.ts'

type Detail = { from?: string | null; to?: string | null }

export const placeMovesActivity: ActivitySource = async (
  db,
  { types, person, from, until, say = sayIn('en') },
  paging,
) => {
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
      title:
        row.name === null
          ? say('Course place')
          : say('Place of {name} in {course}', { name: row.name, course: row.course ?? '' }),
      subtitle: subtitleOf(row, detail, say),
      status: row.verb === 'moved' ? (detail.to ?? '') : (row.status ?? ''),
      actor: row.actor_id === null ? null : row.actor_name,
      path: row.place === null ? null : `/dashboard/careers/places/${row.place}`,
    }
  })
  return { rows: lines, next }
}

type Entry = { verb: string; reference: string | null; actor_name: string }

function subtitleOf({ verb, reference, actor_name: actor }: Entry, { from, to }: Detail, say: Say): string {
  const who = { reference: String(reference), actor }
  if (verb === 'moved') {
    const status = { from: statusWord(String(from), say), to: statusWord(String(to), say) }
    return say('{reference}: moved from {from} to {to} by {actor}', { ...who, ...status })
  }
  if (to) return say('{reference}: moved into the run of {day} by {actor}', { ...who, day: to })
  return say('{reference}: removed from its run by {actor}', who)
}
