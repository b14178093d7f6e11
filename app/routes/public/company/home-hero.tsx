// The first screen of the home page: our offer, and our two cities with their local time.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type Offset, wallClock } from '#app/time/wall-clock.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { StatList } from '#app/ui/sections/stat-list.tsx'

/** An office's clock. `ahead` is its offset from UTC, `changesAt` the time at which it next opens or closes. */
type CityHour = { city: string; ahead: number; open: boolean; label: string; changesAt: number }
export type CityHours = { now: number; cities: CityHour[] }

/** Tells a time in the page's language. */
export type Clock = (instant: number, offset: Offset) => string

type Action = { label: string; href: string }
type HomeHeroProps = {
  title: string
  lead: string
  primary: Action
  secondary: Action
  stats: Parameters<typeof StatList>[0]['stats']
  hours: CityHours
  /** The drawing of both cities, which only the server can draw: its code would weigh more than the drawing. */
  art: string
  clock?: Clock
}

export function HomeHero({ title, lead, primary, secondary, stats, hours, art, clock = wallClock }: HomeHeroProps) {
  return (
    <section className="hero home-hero" data-kind="idea">
      <div className="container">
        <h1 className="hero-title">{title}</h1>
        <p className="hero-lead">{lead}</p>
        <div className="hero-actions">
          <LinkButton to={primary.href}>{primary.label}</LinkButton>
          <LinkButton to={secondary.href} variant="outline">
            {secondary.label}
          </LinkButton>
        </div>
      </div>
      <div dangerouslySetInnerHTML={{ __html: art }} />
      <div className="home-ground">
        <div className="container">
          <TwoCities {...hours} clock={clock} />
          <StatList stats={stats} />
        </div>
      </div>
    </section>
  )
}

function TwoCities({ now: drawnAt, cities, clock }: CityHours & { clock: Clock }) {
  const now = useMinute(drawnAt)
  const revalidator = useRevalidator()
  const isOver = cities.some(({ changesAt }) => changesAt <= now)
  useEffect(() => {
    if (isOver && revalidator.state === 'idle') revalidator.revalidate()
  }, [isOver, revalidator])
  return (
    <ul className="two-cities">
      {cities.map(({ city, ahead, open, label }) => (
        <li key={city}>
          <strong>{city}</strong>
          <span className="two-cities-time" data-scripted="">
            {clock(now, () => ahead)}
          </span>
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
