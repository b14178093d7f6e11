import { Link } from '@remix-run/react'
import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import type { PlaceRow } from '#app/features/applications/places/places.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { places as placesPath } from '../places/words.ts'

/** The places of a run, newest first. */
export const RunPlaces = ({ places, isCut }: { places: readonly PlaceRow[]; isCut: boolean }) => {
  const say = useSay()
  return (
    <Panel id="run-places" title={say('Places')}>
      {places.length === 0 ? <p>{say('No places in this run yet')}</p> : null}
      <ul className="activity">
        {places.map(({ id, name, status, waiting_since }) => (
          <li key={id}>
            <p>
              <Link to={`${placesPath}/${id}`} className="typed" dir="auto">
                {name}
              </Link>
            </p>
            <p className="activity-foot">
              <Pill status={status}>{placeLabel(status)}</Pill>{' '}
              {waiting_since === null ? null : say('On the waiting list')}
            </p>
          </li>
        ))}
      </ul>
      {isCut ? <p>{say('Only the newest are shown here.')}</p> : null}
    </Panel>
  )
}
