// The two cities of a home page, each in the light of its own hour.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from '#app/features/texts/company/company.server.ts'
import { dayPhase } from '#app/time/day-phase.ts'
import { TwoCitiesArt } from '#app/ui/art/two-cities.tsx'

/** West before east. */
export function drawCities(offices: Company['offices'], now: number): string {
  const [west = 'night', east = 'night'] = [...offices].reverse().map(({ location }) => dayPhase(location, now))
  return renderToStaticMarkup(createElement(TwoCitiesArt, { west, east }))
}
