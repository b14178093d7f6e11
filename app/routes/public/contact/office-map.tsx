import { Link, useSearchParams } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { OfficeDetails } from '#app/features/texts/company/company.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { City } from '#app/ui/art/city.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { contactHref } from './contact-href.ts'
import type { MappedOffice } from './map-links.server.ts'

type OfficeMapProps = { office: MappedOffice }

/**
 * The office whose map this document may show. The policy that allows the frame comes with the document, so after
 * navigation by script the link is offered again.
 */
export function useLoadedMap(): string | null {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const [isAllowed] = useState(!hydrated && search.has('map'))
  return isAllowed ? search.get('map') : null
}

/** The map of an office. No map service is contacted until the visitor asks for the map. */
export function OfficeMap({ office, isLoaded }: OfficeMapProps & { isLoaded: boolean }) {
  const say = useSay()
  const { city } = office
  return (
    <div className="stack office-map">
      <section className="map-box" id={boxId(office)} tabIndex={-1} aria-label={say('Map of {city}', { city })}>
        {isLoaded ? <Frame office={office} /> : <Facade office={office} />}
      </section>
      {isLoaded ? <Note office={office} /> : null}
    </div>
  )
}

/** How to get to an office, and other maps of its city. */
export function OfficeDirections({ office }: OfficeMapProps) {
  const say = useSay()
  const { city } = office
  return (
    <div className="stack">
      <h4>{say('Directions')}</h4>
      <ul className="check-list">
        {office.directions.map((line) => (
          <li key={line}>
            <FactText>{line}</FactText>
          </li>
        ))}
      </ul>
      <h4>{say('See {city} on', { city })}</h4>
      <ul className="cluster links">
        {office.maps.links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The box keeps its size and takes the focus, whether it shows the map or the offer to load it. */
const boxId = ({ id }: OfficeDetails) => `map-${id}`

function Facade({ office }: { office: OfficeDetails }) {
  const [search] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <City scene={office.id === 'seoul' ? 'seoul' : 'buea'} />
      <div className="map-ask">
        <Link
          className={buttonClass()}
          to={hrefIn(contactHref(search, { office: office.id, map: office.id }, `#${boxId(office)}`))}
          reloadDocument
          onClick={search.get('map') === office.id ? reload : undefined}
          rel="nofollow"
        >
          <Icon name="map" size={20} />
          <span>
            {say('Load map')}
            <span className="visually-hidden"> {say('of {city}', { city: office.city })}</span>
          </span>
        </Link>
        <p>{say('Loading the map sends your IP address to OpenStreetMap.')}</p>
      </div>
    </>
  )
}

/** A link to the current address would only scroll. */
function reload(event: MouseEvent) {
  event.preventDefault()
  location.reload()
}

function Frame({ office }: OfficeMapProps) {
  const say = useSay()
  if (useUnreachable(office.maps.frame)) return <NoMap office={office} />
  return (
    <iframe
      title={say('Map of {city}', { city: office.city })}
      src={office.maps.frame}
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}

/** A frame gives no error when its page fails to load, so the address is fetched once more. */
function useUnreachable(src: string): boolean {
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: leaving.signal }).catch(() => {
      if (!leaving.signal.aborted) setUnreachable(true)
    })
    return () => leaving.abort()
  }, [src])
  return isUnreachable
}

/** Shown when the map cannot be loaded: the office's address and another link. */
function NoMap({ office }: OfficeMapProps) {
  const [search] = useSearchParams()
  const { city, country, addressLines, phone } = office
  const say = useSay()
  const hrefIn = useHrefIn()
  const [first] = office.maps.links
  return (
    <>
      <City scene={office.id === 'seoul' ? 'seoul' : 'buea'} />
      <div className="map-ask" role="status">
        <h4>{say('The map could not be loaded')}</h4>
        <address>
          {addressLines.map((line) => (
            <span key={line}>
              <FactText>{line}</FactText>
              <br />
            </span>
          ))}
          {city}, {country}
          {phone ? (
            <>
              <br />
              <Reach value={phone} scheme="tel" />
            </>
          ) : null}
        </address>
        <div className="button-row">
          <Link
            className={buttonClass()}
            data-size="s"
            to={hrefIn(contactHref(search, { office: office.id, map: office.id }, `#${boxId(office)}`))}
            onClick={reload}
            rel="nofollow"
          >
            {say('Try again')}
          </Link>
          {first ? (
            <a className={buttonClass('outline')} data-size="s" href={first.href} rel="noopener">
              {say('See {city} on {map}', { city, map: first.label })}
            </a>
          ) : null}
        </div>
      </div>
    </>
  )
}

function Note({ office }: { office: OfficeDetails }) {
  const [search] = useSearchParams()
  const { approximate } = office.location
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <p className="note">
      {approximate ? `${say('The map shows the centre of {city}, not the office.', { city: office.city })} ` : null}
      {say('If it stays empty, OpenStreetMap could not be reached: try one of our other map links.')}{' '}
      <Link to={hrefIn(contactHref(search, { office: office.id }, `#${boxId(office)}`))}>{say('Hide map')}</Link>
    </p>
  )
}
