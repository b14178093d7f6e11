// Maps of an office: links to map services, and the frame that a visitor may load.

import { findOffice } from '#app/content/company/offices.ts'

import type { OfficeDetails } from '#app/features/texts/company/company.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'

export const mapHost = 'https://www.openstreetmap.org'

/** An office with the links to its place on maps, labelled in the page's language, and the address of the frame. */
export type MappedOffice = OfficeDetails & { maps: { links: { label: string; href: string }[]; frame: string } }

export const withMaps = (office: OfficeDetails, say: Say): MappedOffice => ({
  ...office,
  maps: { links: mapLinks(office, say), frame: mapFrame(office) },
})

/** An office without an exact location is searched for by city, so that no pin marks the wrong house. */
function mapLinks({ id, countryCode, location, mapUrl }: OfficeDetails, say: Say) {
  // The services know the English names.
  const { city = '', country = '' } = findOffice(id) ?? {}
  const { latitude, longitude, approximate } = location
  const place = `${city}, ${country}`
  const point = `${latitude},${longitude}`
  const query = encodeURIComponent(approximate ? place : point)
  const pin = approximate ? '' : `?mlat=${latitude}&mlon=${longitude}`
  return [
    ...(mapUrl ? [{ label: say('Our place on the map'), href: mapUrl }] : []),
    { label: 'OpenStreetMap', href: `${mapHost}/${pin}#map=${approximate ? 12 : 17}/${latitude}/${longitude}` },
    { label: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
    // These two services map South Korea only.
    ...(countryCode === 'KR'
      ? [
          { label: 'KakaoMap', href: `https://map.kakao.com/link/map/${encodeURIComponent(city)},${point}` },
          { label: 'Naver Map', href: `https://map.naver.com/p/search/${query}` },
        ]
      : []),
    { label: say('Map app on this device'), href: `geo:${point}?q=${query}` },
  ]
}

function mapFrame({ location: { latitude, longitude, approximate } }: OfficeDetails): string {
  const reach = approximate ? 0.08 : 0.008
  const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2]
  const frame = new URL('/export/embed.html', mapHost)
  frame.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','))
  frame.searchParams.set('layer', 'mapnik')
  if (!approximate) frame.searchParams.set('marker', `${latitude},${longitude}`)
  return frame.href
}
