// Both offices with their local time, kept current while the page is open.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Offset } from '#app/time/wall-clock.ts'

/** An office's clock. `ahead` is its offset from UTC, `changesAt` the time at which it next opens or closes. */
type CityHour = { city: string; ahead: number; open: boolean; label: string; changesAt: number }
export type CityHours = { now: number; cities: CityHour[] }

/** Tells a time in the page's language. */
export type Clock = (instant: number, offset: Offset) => string

export function TwoCities({ now: drawnAt, cities, clock }: CityHours & { clock: Clock }) {
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
    <ul className="two-cities">
      {cities.map(({ city, ahead, open, label }) => (
        <li key={city}>
          <strong>{city}</strong>{' '}
          <span className="two-cities-time" data-scripted="">
            {clock(now, () => ahead)}
          </span>{' '}
          <span className="two-cities-state" data-open={open || undefined}>
            {label}
          </span>
        </li>
      ))}
    </ul>
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
