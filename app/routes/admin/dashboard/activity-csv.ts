import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { recordExport, walkActivity } from '#app/features/dashboard/activity.server.ts'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { type CsvColumns, csvDownload, utc } from '#app/http/csv.server.ts'
import { activityQuery } from './activity-query.server.ts'

export const handle = { permission: 'dashboard.read' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const { chosen, filter } = await activityQuery(db, new URL(request.url).searchParams, staff)
  await recordExport(db, staff, chosen, Date.now())
  return csvDownload('activity', columns, walkActivity(db, filter), context)
}

const columns: CsvColumns<ActivityLine> = {
  'Time (UTC)': ({ at }) => utc(at),
  Type: ({ type }) => type,
  Title: ({ title }) => title,
  Details: ({ subtitle }) => subtitle,
  Status: ({ status }) => status,
  Person: ({ actor }) => actor,
}
