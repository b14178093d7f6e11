// What became of an application: the decision, the seat in a course run, and its price.
import { Link } from '@remix-run/react'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import type { NextStep } from '#app/features/applications/next-step.ts'
import { placeMovesFrom } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { isOpen, statusLabel } from '#app/features/records/statuses.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { PlacePill } from './places/place-pill.tsx'
import { runs } from './runs/words.ts'

type DecisionCardProps = { application: Pick<ApplicationDetails, 'status' | 'closed_at'>; zone: string }

export function DecisionCard({ application: { status, closed_at }, zone }: DecisionCardProps) {
  const say = useSay()
  if (status === 'spam') return null
  return (
    <Panel id="decision-heading" title={say('Decision')}>
      {isOpen('application', status) ? (
        <p>{say('Not decided yet')}</p>
      ) : (
        <p className="pill-line">
          <Pill status={status} label={statusLabel('application', status)} />
          {closed_at === null ? null : <Moment at={closed_at} zone={zone} />}
        </p>
      )}
    </Panel>
  )
}

export type Seat = Pick<
  PlaceRow,
  'status' | 'run_id' | 'waiting_since' | 'starts_on' | 'ends_on' | 'hours' | 'created_at'
>

type SeatCardProps = {
  seat: Seat
  /** The address of a step with the application. */
  to: (step: string) => string
  zone: string
  /** The page's main button has it. */
  next: NextStep | null
  mayMove: boolean
}

export function SeatCard({ seat, to, zone, next, mayMove }: SeatCardProps) {
  const say = useSay()
  const { status, run_id, waiting_since, starts_on, ends_on, hours, created_at } = seat
  const isChangeable = status === 'pending' || status === 'confirmed'
  const moves = placeMovesFrom(status, waiting_since !== null).map(({ id, label }) => [`place/${id}`, label] as const)
  const acts = isChangeable ? [['place/run', 'Change run'] as const, ...moves] : moves
  return (
    <Panel id="place" title={say('Run and seat')}>
      <Facts
        of={{
          'Course place': <PlacePill place={seat} />,
          Run:
            run_id && starts_on && ends_on ? (
              <Link to={`${runs}/${run_id}`}>
                <Said
                  phrase="{from} to {until}"
                  values={{
                    from: <CalendarDate date={starts_on} isShort />,
                    until: <CalendarDate date={ends_on} isShort />,
                  }}
                />
              </Link>
            ) : (
              say('None yet')
            ),
          Hours: typed(hours),
          'On the waiting list since': hasWaitedLater(seat) ? <Moment at={seat.waiting_since} zone={zone} /> : null,
          Created: <Moment at={created_at} zone={zone} />,
        }}
      />
      {mayMove ? (
        <div className="button-row">
          {acts
            .filter(([step]) => step !== next?.to)
            .map(([step, label]) => (
              <LinkButton key={step} to={to(step)} variant="outline" data-loss={step === 'place/cancel' || undefined}>
                {say(label)}
              </LinkButton>
            ))}
        </div>
      ) : null}
    </Panel>
  )
}

/** A place that has waited since it was created shows that time only once. */
const hasWaitedLater = (seat: Seat): seat is Seat & { waiting_since: number } =>
  seat.waiting_since !== null && seat.waiting_since > seat.created_at

/** In the reader's language: of the course, and as the person was told. */
export type Prices = { course: string | null; told: string | null }

export function PriceCard({ application, price }: { application: Discounted; price: Prices }) {
  const say = useSay()
  return (
    <Panel id="price-heading" title={say('Price and discount')}>
      <Facts
        of={{
          'Price of the course': price.course ?? say('Not set'),
          'Price told to them': price.told,
          Discount: application.promo_code ? discountWords(application, say) : null,
        }}
      />
    </Panel>
  )
}

type Discounted = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discounted, say: Say) {
  const discount = { code: promo_code ?? '', percent: promo_percent ?? 0 }
  if (promo_redeemed_at !== null) return say('{code}, {percent}%: given', discount)
  return status === 'accepted'
    ? say('{code}, {percent}%: not given', discount)
    : say('{code}, {percent}%: asked for', discount)
}
