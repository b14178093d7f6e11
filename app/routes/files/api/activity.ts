import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { recentActivity, toActivityItem } from '#app/features/dashboard/activity.server.ts'
import { readableTypes } from '#app/features/dashboard/activity-lines.ts'
import { answerWith, figuresFailed, requireApiStaff } from './staff.server.ts'

const limit = 20

export const handle = { permission: 'dashboard.read' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireApiStaff(request, handle.permission)
  return answerWith(request, figuresFailed, async () =>
    (await recentActivity(db, { types: readableTypes(role) }, limit)).map(toActivityItem),
  )
}
