// Both offices with their local time and their day on one line, kept current while the page is open.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Offset } from '#app/time/wall-clock.ts'

/**
 * An office's clock. `ahead` is its offset from UTC, `changesAt` the time at which it next opens or closes; `sky` and
 * `label` are words.
 */
type CityHour = {
  city: string
  ahead: number
  sky: string
  open: boolean
  label: string
  changesAt: number
  opensAt: number
  closesAt: number
}
/** `shared` are the hours of both, on any day. */
export type CityHours = {
  now: number
  cities: CityHour[]
  shared: { from: number; to: number } | null
  sharedWords: string
}

/** Tells a time in the page's language. */
export type Clock = (instant: number, offset: Offset) => string

export function TwoCities({ clock, ...hours }: CityHours & { clock: Clock }) {
  const { now: drawnAt, cities, sharedWords } = hours
  const now = useMinute(drawnAt)
  const revalidator = useRevalidator()
  const isOver = cities.some(({ changesAt }) => changesAt <= now)
  // Once a minute, because a browser whose clock is ahead gets the same answer again.
  const askedAt = useRef(0)
  useEffect(() => {
    if (!isOver || revalidator.state !== 'idle' || askedAt.current === now) return
    askedAt.current = now
    revalidator.revalidate()
  }, [isOver, now, revalidator])
  return (
    <div className="two-cities">
      <ul>
        {cities.map(({ city, ahead, sky, open, label }) => (
          <li key={city}>
            <strong>{city}</strong>{' '}
            <span>
              <span className="two-cities-time" data-scripted="">
                {clock(now, () => ahead)}
              </span>
              , {sky}
            </span>{' '}
            <span className="two-cities-state" data-open={open || undefined}>
              {label}
            </span>
          </li>
        ))}
      </ul>
      <DayLine {...hours} now={now} />
      {sharedWords ? <p>{sharedWords}</p> : null}
    </div>
  )
}

const day = 24 * 60 * 60_000
const percent = (part: number) => `${Math.round(10_000 * part) / 100}%`

/** The middle of the name, as a part of the day from the start of its bar: in the half without the line for now. */
export function namePlace(now: number, opensAt: number, closesAt: number): number {
  const [past, length] = [(((now - opensAt) % day) + day) % day, closesAt - opensAt]
  const part = past > length ? 0.5 : past < length / 2 ? 0.75 : 0.25
  return (part * length) / day
}

/** 24 hours from the first opening: a bar for the hours of each office, filled where both are open, and a line for now. */
function DayLine({ now, cities, shared }: CityHours) {
  const east = cities.at(-1)
  if (!east) return null
  const placeOf = (instant: number) => ((((instant - east.opensAt) % day) + day) % day) / day
  return (
    <svg className="day-line" aria-hidden="true">
      {shared ? (
        <rect
          className="day-line-shared"
          x={percent(placeOf(shared.from))}
          width={percent((shared.to - shared.from) / day)}
          height="100%"
        />
      ) : null}
      {[...cities].reverse().map(({ city, opensAt, closesAt }, row) => (
        <g key={city}>
          <rect
            x={percent(placeOf(opensAt))}
            width={percent((closesAt - opensAt) / day)}
            y={8 + row * 28}
            height="20"
          />
          <text x={percent(placeOf(opensAt) + namePlace(now, opensAt, closesAt))} y={22 + row * 28}>
            {city}
          </text>
        </g>
      ))}
      <line x1={percent(placeOf(now))} x2={percent(placeOf(now))} y1="0" y2="100%" />
    </svg>
  )
}

/** The server's minute until the page has hydrated, then the browser's. */
function useMinute(drawnAt: number): number {
  const [now, setNow] = useState(drawnAt)
  useEffect(() => {
    let timer = 0
    const tick = () => {
      setNow(Date.now())
      timer = window.setTimeout(tick, 60_000 - (Date.now() % 60_000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
