import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { dashboardStats } from '#app/features/dashboard/stats.server.ts'
import { answerWith, figuresFailed, requireApiStaff } from './staff.server.ts'

export const handle = { permission: 'dashboard.read' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireApiStaff(request, handle.permission)
  return answerWith(request, figuresFailed, () => dashboardStats(db, role, Date.now()))
}
