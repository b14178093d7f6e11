// The two cities of a home page, each in the light of its own hour.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from '#app/features/texts/company/company.server.ts'
import { dayPhase } from '#app/time/day-phase.ts'
import { LotteTower } from '#app/ui/art/city.tsx'
import { Blocks, Hill, Houses, Mountain, NamsanTower } from '#app/ui/art/city-parts.tsx'
import { bright } from '#app/ui/art/inks.ts'

/** West before east. */
export function drawCities(offices: Company['offices'], now: number): string {
  const [west = 'night', east = 'night'] = [...offices].reverse().map(({ location }) => dayPhase(location, now))
  return renderToStaticMarkup(createElement(TwoCitiesArt, { west, east }))
}

// Buea below Mount Cameroon and Seoul around Namsan, joined by one arc: the ground of the home page's hero.

/** From the summit to the tower, in hundredths of the box. */
const arc = 'M24 48C38 -4 66 -10 78 20'
const ends = 'M24 48h0M78 20h0'

/** Decoration only; each half has the light of its own hour: night, dawn, day or dusk. */
function TwoCitiesArt({ west, east }: { west: string; east: string }) {
  return (
    <>
      <div className="sky" data-sky={west} />
      <div className="sky" data-sky={east} />
      <div className="land two-cities-art" aria-hidden="true">
        <Half sky={west}>
          <g transform="translate(4 -208) scale(.6 .95)">
            <Mountain shift={0} />
          </g>
          <Hill d="M30 400Q190 300 380 326T730 400Z" fill="var(--city-far)" />
          <g transform="translate(0 -246)">
            <Houses seed="molyko" from={120} to={660} />
          </g>
          <Hill d="M20 400Q380 340 740 400Z" fill="var(--city-near)" />
        </Half>
        <Half sky={east}>
          <Blocks seed="jongno" from={80} to={640} lowest={30} highest={120} base={400} fill="var(--city-deep)" />
          <Hill d="M90 400Q260 262 380 238T690 400Z" fill="var(--city-far)" />
          <NamsanTower x={380} y={240} />
          <g transform="translate(322 60) scale(.53)">
            <LotteTower x={600} base={640} />
          </g>
          <Blocks seed="hannam" from={60} to={680} lowest={12} highest={84} base={400} fill="var(--city-near)" lit />
        </Half>
        <svg
          className="land-arc"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d={arc} stroke={bright} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d={ends} stroke={bright} strokeWidth="13" vectorEffect="non-scaling-stroke" />
          <path d={ends} stroke="#fff" strokeWidth="6" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </>
  )
}

function Half({ sky, children }: { sky: string; children: ReactNode }) {
  return (
    <svg
      className="city"
      data-sky={sky}
      viewBox="0 0 760 400"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
