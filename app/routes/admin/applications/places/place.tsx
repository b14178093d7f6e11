// The address that a place had before its application's page showed it.
import { redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { findPlace } from '#app/features/applications/places/places.server.ts'
import { guarded } from '#app/routes/admin/shared/staff-action.server.ts'
import { placePage } from './words.ts'

export const handle = { permission: 'applications.read', title: 'Course place' } as const

export const loader = guarded(handle.permission, async ({ id }) => {
  const place = await findPlace(db, id)
  if (!place) throw new Response(null, { status: 404 })
  return redirect(placePage(place))
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

/** Never drawn: a missing place has the page of a missing page. */
export default function PlacePage() {
  return null
}
