import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { movePlace } from '#app/features/applications/places/move-place.server.ts'
import { placeLabel, placeMovesFrom, placeStatuses } from '#app/features/applications/places/place-statuses.ts'
import { findPlace, type PlaceRow } from '#app/features/applications/places/places.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { version } from '#app/forms/fields/rules.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Moves } from '#app/routes/admin/records/moves.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Fact } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { RunChoice } from './run-choice.tsx'
import { placeRefusals, places } from './words.ts'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Course place',
} as const

export const loader = staffLoader(handle.permission, async ({ id, staff, now }) => {
  const place = await findPlace(db, id)
  if (!place) return null
  const runs = await upcomingRuns(db, place.course_id, now)
  const mayMove = can(staff.role, 'applications.write')
  return { pageTitle: `Place of ${place.name}`, place, runs, mayMove, timeZone: staff.timeZone }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, z.object({ to: z.enum(placeStatuses), version }), {
  form: 'move',
  run: ({ id, value, by }) => movePlace(db, { id, ...value }, by),
  done: (_, { place }) => ({
    to: `${places}/${place.id}`,
    text: `The place of ${place.name} is now: ${placeLabel(place.status)}.`,
  }),
  refusals: placeRefusals,
  record: ({ id }) => ({ kind: 'place', id }),
})

export default function PlacePage() {
  const { place, runs, mayMove, timeZone } = useLoaderData<typeof loader>()
  const refusal = useActionData<FormAnswer>()?.formError
  const { id, name, status, version, waiting_since } = place
  const path = `${places}/${id}`
  const pill = <Pill status={status}>{placeLabel(status)}</Pill>
  if (refusal) return <AlreadyChanged text={refusal} state={pill} to={path} reload="Reload this place" />
  const isOpen = status === 'pending' || status === 'confirmed'
  return (
    <>
      <Breadcrumbs items={[{ label: 'Course places', href: places }, { label: name }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {name}
        </h1>
        {pill}
      </div>
      {mayMove ? (
        <div className="button-row">
          <Moves path={path} moves={placeMovesFrom(status, waiting_since !== null)} version={version} />
        </div>
      ) : null}
      <div className="staff-columns">
        <PlaceFacts place={place} zone={timeZone} />
        {mayMove && isOpen ? <RunChoice place={place} runs={runs} /> : null}
      </div>
    </>
  )
}

function PlaceFacts({ place, zone }: { place: PlaceRow; zone: string }) {
  const { reference, course_name, starts_on, ends_on, waiting_since, created_at } = place
  return (
    <section className="card" aria-labelledby="place-heading">
      <h2 id="place-heading">Place</h2>
      <div className="facts">
        <dl className="dl">
          <Fact label="Application">
            <ReferenceLink kind="application" reference={reference} />
          </Fact>
          <Fact label="Course">{course_name}</Fact>
          <Fact label="Run">
            {starts_on && ends_on ? (
              <>
                <CalendarDate date={starts_on} /> to <CalendarDate date={ends_on} />
              </>
            ) : (
              'None yet'
            )}
          </Fact>
          {waiting_since === null ? null : (
            <Fact label="On the waiting list since">
              <Moment at={waiting_since} zone={zone} />
            </Fact>
          )}
          <Fact label="Created">
            <Moment at={created_at} zone={zone} /> ({zone})
          </Fact>
        </dl>
      </div>
    </section>
  )
}
