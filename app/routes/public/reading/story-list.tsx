// Case studies or papers to choose from: one large, the others below.
import { Link } from '@remix-run/react'
import { Cover, type CoverArt } from '#app/ui/art/cover.tsx'
import '#app/ui/styles/pages/story-list.css'

export type Story = CoverArt & {
  href: string
  kicker: string
  title: string
  summary: string
  pulled: string
  /** The text of the link. */
  action: string
}

export function Stories({ stories: [lead, ...others] }: { stories: readonly Story[] }) {
  return (
    <>
      {lead ? <LeadStory story={lead} /> : null}
      <StoryRows stories={others} level={2} />
    </>
  )
}

function LeadStory({ story }: { story: Story }) {
  const { href, subject, color, picture, kicker, title, summary, pulled, action } = story
  return (
    <article className="story-lead" data-hue={subject}>
      <div className="story-lead-art">
        <Cover subject={subject} color={color} picture={picture} sizes="(min-width: 60rem) 50vw, 92vw" bare />
      </div>
      <div className="story-lead-words">
        <p className="story-kicker">{kicker}</p>
        <h2>
          <Link to={href} className="card-link" viewTransition>
            {title}
          </Link>
        </h2>
        <p>{summary}</p>
        <p className="story-pulled">{pulled}</p>
        <span className="card-action" aria-hidden="true">
          {action}
        </span>
      </div>
    </article>
  )
}

/** Compact: for other pages than the list itself. */
export function StoryRows({ stories, level }: { stories: readonly Story[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (stories.length === 0) return null
  return (
    <ul className="story-rows">
      {stories.map(({ href, subject, color, picture, kicker, title, summary }) => (
        <li key={href} data-hue={subject} data-reveal="card">
          <div className="story-row-art">
            <Cover subject={subject} color={color} picture={picture} sizes="(min-width: 44rem) 15rem, 92vw" />
          </div>
          <div>
            <p className="story-kicker">{kicker}</p>
            <Heading>
              <Link to={href} className="card-link" viewTransition>
                {title}
              </Link>
            </Heading>
          </div>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
