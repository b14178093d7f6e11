// Case studies to choose from: one told large, the others beneath it.
import { Link } from '@remix-run/react'
import { Scene } from '#app/ui/art/scene.tsx'
import type { CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'

export type Story = CaseStudyTeaser & { industry: string; pulled: string }

export function LeadStory({ story, level }: { story: Story; level: 2 | 3 }) {
  const { slug, subject, color, industry, title, summary, pulled } = story
  const Heading = `h${level}` as const
  return (
    <article className="story-lead" data-hue={subject}>
      <div className="story-lead-art">
        <Scene subject={subject} color={color} bare />
      </div>
      <div className="story-lead-words">
        <p className="story-kicker">{industry}</p>
        <Heading>
          <Link to={`/case-studies/${slug}`} className="card-link" viewTransition>
            {title}
          </Link>
        </Heading>
        <p>{summary}</p>
        <p className="story-pulled">{pulled}</p>
        <span className="card-action" aria-hidden="true">
          Read Case Study
        </span>
      </div>
    </article>
  )
}

export function StoryRows({ stories, level }: { stories: readonly Story[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="story-rows">
      {stories.map(({ slug, subject, color, industry, title, summary }) => (
        <li key={slug} data-hue={subject} data-reveal="card">
          <div className="story-row-art">
            <Scene subject={subject} color={color} />
          </div>
          <div>
            <p className="story-kicker">{industry}</p>
            <Heading>
              <Link to={`/case-studies/${slug}`} className="card-link" viewTransition>
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
