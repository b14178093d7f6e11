// The first screen of the home page: our offer, and our two cities with their local time.
import { wallClock } from '#app/time/wall-clock.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { StatList } from '#app/ui/sections/stat-list.tsx'
import { type CityHours, type Clock, TwoCities } from '../two-cities.tsx'

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
        <div className="button-row hero-actions">
          <LinkButton to={primary.href}>{primary.label}</LinkButton>{' '}
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
