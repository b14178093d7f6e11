// Case studies or papers to choose from: one large, the others below.
import { Link } from '@remix-run/react'
import { Cover, type CoverArt } from '#app/ui/art/cover.tsx'
import { Card } from '#app/ui/card.tsx'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/story-list.css'

const cardSizes = '(min-width: 60rem) 24rem, (min-width: 38rem) 46vw, 6rem'

export type Story = CoverArt & {
  href: string
  kicker: string
  title: string
  summary: string
  pulled: string
  /** The text of the link. */
  action: string
}

type StoriesProps = { stories: readonly Story[]; level?: 2 | 3 }

export function Stories({ stories: [lead, ...others], level = 2 }: StoriesProps) {
  return (
    <>
      {lead ? <LeadStory story={lead} level={level} /> : null}
      <StoryCards stories={others} level={level} />
    </>
  )
}

function LeadStory({ story, level }: { story: Story; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { href, subject, color, picture, kicker, title, summary, pulled, action } = story
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

/** Compact: for other pages than the list itself. */
export function StoryCards({ stories, level }: { stories: readonly Story[]; level: 2 | 3 }) {
  if (stories.length === 0) return null
  return (
    <ul className="post-cards">
      {stories.map(({ href, subject, color, picture, kicker, title, summary }) => (
        <Card
          key={href}
          as="li"
          className="post-card story-card"
          level={level}
          to={href}
          title={title}
          art={<Cover subject={subject} color={color} picture={picture} sizes={cardSizes} />}
          badge={
            <p className="story-kicker" data-hue={subject}>
              {kicker}
            </p>
          }
        >
          <p>{summary}</p>
        </Card>
      ))}
    </ul>
  )
}
