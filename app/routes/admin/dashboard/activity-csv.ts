import { db } from '#app/db.server.ts'
import { walkActivity } from '#app/features/dashboard/activity.server.ts'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { type CsvColumns, csvDownload } from '#app/http/csv.server.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { recordExport } from '#db/audit.ts'
import { activityQuery } from './activity-query.server.ts'

/** Exporting names needs more than the permission to read them. */
export const handle = { permission: 'activity.export' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { request, staff, by } = asked
  const { chosen, filter } = await activityQuery(db, new URL(request.url).searchParams, staff)
  await recordExport(db, { kind: 'activity', detail: chosen }, by)
  return csvDownload('activity', columns, walkActivity(db, filter), destinationOf(asked))
})

const columns: CsvColumns<ActivityLine> = {
  Time: ({ at }, time) => time(at),
  Type: ({ type }) => type,
  Title: ({ title }) => title,
  Details: ({ subtitle }) => subtitle,
  Status: ({ status }) => status,
  Person: ({ actor }) => actor,
}
