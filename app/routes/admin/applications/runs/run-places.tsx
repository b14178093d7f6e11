import { Link } from '@remix-run/react'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { PlacePill } from '../places/place-pill.tsx'
import { places as placesPath } from '../places/words.ts'
import { seatWords } from './words.ts'

/** The free seats, or those who wait, beside the title. */
export const SeatsPill = ({ run }: { run: Parameters<typeof seatWords>[0] }) => {
  const say = useSay()
  if (run.left > 0) return <Pill status="active">{seatWords(run, say)}</Pill>
  const full = run.waiting === 0 ? say('Full') : say('Full, {count} waiting', { count: run.waiting })
  return <Pill status="warning">{full}</Pill>
}

/** The places of a run, newest first. */
export const RunPlaces = ({ places, isCut }: { places: readonly PlaceRow[]; isCut: boolean }) => {
  const say = useSay()
  return (
    <Panel id="run-places" title={say('Places')}>
      {places.length === 0 ? (
        <p>{say('No places in this run yet')}</p>
      ) : (
        <ul className="activity">
          {places.map((place) => (
            <li key={place.id}>
              <p>
                <Link to={`${placesPath}/${place.id}`} className="typed" dir="auto">
                  {place.name}
                </Link>
              </p>
              <p className="activity-foot">
                <PlacePill place={place} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {isCut ? <p>{say('Only the newest are shown here.')}</p> : null}
    </Panel>
  )
}
