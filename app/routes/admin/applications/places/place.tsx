import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { movePlace, placeMoveSchema } from '#app/features/applications/places/move-place.server.ts'
import { placeMovesFrom } from '#app/features/applications/places/place-statuses.ts'
import { findPlace, type PlaceRow } from '#app/features/applications/places/places.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Moves } from '#app/routes/admin/records/moves.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { PlacePill } from './place-pill.tsx'
import { RunChoice } from './run-choice.tsx'
import { movedPlaceWords } from './told.server.ts'
import { abovePlaces, placeRefusals, places } from './words.ts'

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
  done: async (sent, moved) => ({ to: `${places}/${sent.id}`, text: drawn(await movedPlaceWords(db, moved, sent)) }),
  refusals: placeRefusals,
  record: ({ id }) => ({ kind: 'place', id }),
})

export default function PlacePage() {
  const { place, runs, mayMove, timeZone } = useLoaderData<typeof loader>()
  const { id, name } = place
  const path = `${places}/${id}`
  const pill = <PlacePill place={place} />
  const moves = mayMove ? <PlaceMoves place={place} path={path} /> : null
  const ifRefused = { state: pill, to: path, reload: 'Reload this place' } as const
  return (
    <StaffPage title={name} isTyped above={abovePlaces} pill={pill} beside={moves} ifRefused={ifRefused}>
      <div className="staff-columns">
        <PlaceFacts place={place} zone={timeZone} />
        {runs ? <RunChoice place={place} runs={runs} /> : null}
      </div>
    </StaffPage>
  )
}

type PlaceMovesProps = { place: Pick<PlaceRow, 'status' | 'version' | 'waiting_since'>; path: string }

/** Beside another move, cancelling it is in the menu. */
function PlaceMoves({ place: { status, version, waiting_since }, path }: PlaceMovesProps) {
  const moves = placeMovesFrom(status, waiting_since !== null)
  const [cancel, others] = [moves.filter(({ to }) => to === 'cancelled'), moves.filter(({ to }) => to !== 'cancelled')]
  return (
    <>
      <Moves path={path} moves={others} version={version} />
      {others.length === 0 ? (
        <Moves path={path} moves={cancel} version={version} isSecondary />
      ) : cancel.length > 0 ? (
        <Menu id="place-more">
          <Moves path={path} moves={cancel} version={version} isSecondary />
        </Menu>
      ) : null}
    </>
  )
}

function PlaceFacts({ place, zone }: { place: PlaceRow; zone: string }) {
  const say = useSay()
  const { reference, course_name, starts_on, ends_on, waiting_since, created_at } = place
  return (
    <Panel id="place-heading" title={say('Place|seat')}>
      <Facts
        of={{
          Application: <ReferenceLink kind="application" reference={reference} />,
          Course: <span dir="auto">{course_name}</span>,
          Run: starts_on && ends_on ? <Run from={starts_on} to={ends_on} /> : say('None yet'),
          'On the waiting list since': hasWaitedLater(created_at, waiting_since) ? (
            <Moment at={waiting_since} zone={zone} />
          ) : null,
          Created: <Created at={created_at} zone={zone} />,
        }}
      />
    </Panel>
  )
}

/** A place that has waited since it was created shows that time only once. */
const hasWaitedLater = (created: number, waiting: number | null): waiting is number =>
  waiting !== null && waiting > created

const Run = ({ from, to }: { from: string; to: string }) => (
  <Said
    phrase="{from} to {until}"
    values={{ from: <CalendarDate date={from} isShort />, until: <CalendarDate date={to} isShort /> }}
  />
)

const Created = ({ at, zone }: { at: number; zone: string }) => (
  <>
    <Moment at={at} zone={zone} />
    {`\u00a0(${zone})`}
  </>
)
