import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { ReferenceLink } from '#app/routes/admin/records/reference-link.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

export function PlaceFacts({ place, zone }: { place: PlaceRow; zone: string }) {
  const say = useSay()
  const { reference, course_name, starts_on, ends_on, waiting_since, created_at } = place
  return (
    <Panel id="place-heading" title={say('Place')}>
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
