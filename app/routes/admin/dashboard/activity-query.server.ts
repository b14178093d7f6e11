// Reads the activity page's filters from the address, for the page and the download.
import { activityPeople } from '#app/features/dashboard/activity.server.ts'
import {
  type ActivityFilter,
  activityTypes,
  isActivityType,
  readableTypes,
  visitors,
} from '#app/features/dashboard/activity-lines.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { filterParams, periodOf } from '#app/routes/admin/shared/list-params.ts'
import type { Db } from '#db/schema.ts'

/** Accepts only values that can be chosen and that the reader may open; others do not filter. */
export async function activityQuery(db: Db, query: URLSearchParams, { role, timeZone, language }: Staff) {
  const types = readableTypes(role)
  const people = [{ id: visitors, name: sayIn(language)('Visitors') }, ...(await activityPeople(db))]
  const { oneOf, dayIn } = filterParams(query)
  const chosen = {
    type: oneOf('type', types),
    person: oneOf(
      'person',
      people.map(({ id }) => id),
    ),
    from: dayIn('from'),
    to: dayIn('to'),
  }
  const filter: ActivityFilter = {
    types: isActivityType(chosen.type) ? [chosen.type] : types,
    person: chosen.person || undefined,
    ...periodOf(chosen, timeZone),
  }
  return { chosen, filter, people, types: types.map((type) => [type, activityTypes[type]] as const) }
}
