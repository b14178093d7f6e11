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

type StoriesProps = { stories: readonly Story[]; level: 2 | 3 }

export function Stories({ stories: [lead, ...others], level }: StoriesProps) {
  return (
    <>
      {lead ? <LeadStory story={lead} level={level} /> : null}
      {others.length > 0 ? <StoryRows stories={others} level={level} /> : null}
    </>
  )
}

function LeadStory({ story, level }: { story: Story; level: 2 | 3 }) {
  const { href, subject, color, picture, kicker, title, summary, pulled, action } = story
  const Heading = `h${level}` as const
  return (
    <article className="story-lead" data-hue={subject}>
      <div className="story-lead-art">
        <Cover subject={subject} color={color} picture={picture} sizes="(min-width: 60rem) 50vw, 92vw" bare />
      </div>
      <div className="story-lead-words">
        <p className="story-kicker">{kicker}</p>
        <Heading>
          <Link to={href} className="card-link" viewTransition>
            {title}
          </Link>
        </Heading>
        <p>{summary}</p>
        <p className="story-pulled">{pulled}</p>
        <span className="card-action" aria-hidden="true">
          {action}
        </span>
      </div>
    </article>
  )
}

export function StoryRows({ stories, level }: StoriesProps) {
  const Heading = `h${level}` as const
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
