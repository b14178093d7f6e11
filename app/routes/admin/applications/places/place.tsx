import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { movePlace, placeMoveSchema } from '#app/features/applications/places/move-place.server.ts'
import { findPlace } from '#app/features/applications/places/places.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceMoves } from './place-moves.tsx'
import { PlacePill } from './place-pill.tsx'
import { RunChoice } from './run-choice.tsx'
import { abovePlaces, movedWords, placeRefusals, places } from './words.ts'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Course place',
} as const

export const loader = staffLoader(handle.permission, async ({ id, staff, now, say }) => {
  const place = await findPlace(db, id)
  if (!place) return null
  const mayMove = can(staff.role, handle.actionPermission)
  const isOpen = place.status === 'pending' || place.status === 'confirmed'
  const runs = mayMove && isOpen ? await upcomingRuns(db, place.course_id, now) : null
  return { pageTitle: say('{name}’s place', { name: place.name }), place, runs, mayMove, timeZone: staff.timeZone }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, placeMoveSchema, {
  form: 'move',
  run: ({ id, value, by }) => movePlace(db, { id, ...value }, by),
  done: ({ id, say }, { place }) => ({ to: `${places}/${id}`, text: movedWords(place, say) }),
  refusals: placeRefusals,
  record: ({ id }) => ({ kind: 'place', id }),
})

export default function PlacePage() {
  const { place, runs, mayMove, timeZone } = useLoaderData<typeof loader>()
  const { id, name } = place
  const path = `${places}/${id}`
  const pill = <PlacePill place={place} />
  const moves = mayMove ? <PlaceMoves place={place} path={path} /> : null
  const ifRefused = { state: pill, to: path, reload: 'Reload this place' }
  return (
    <StaffPage title={name} isTyped above={abovePlaces} pill={pill} beside={moves} ifRefused={ifRefused}>
      <div className="staff-columns">
        <PlaceFacts place={place} zone={timeZone} />
        {runs ? <RunChoice place={place} runs={runs} /> : null}
      </div>
    </StaffPage>
  )
}
