import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { keepToken } from './link-cookie.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  return keepToken(params.token ?? '')
}
