import { Scene } from '../art/scene.tsx'
import { Badge } from '../badge.tsx'
import { Card, CardAction, CardGrid } from '../card.tsx'

export type CaseStudyTeaser = {
  slug: string
  /** The subject of the art: an industry, or the study's own. */
  subject: string
  color: string
  industry?: string
  title: string
  summary: string
}

type CaseStudyCardsProps = {
  studies: readonly CaseStudyTeaser[]
  level?: 2 | 3
  /** Shows the first one larger, beside the others. */
  leads?: boolean
}

export function CaseStudyCards({ studies, level, leads }: CaseStudyCardsProps) {
  return (
    <CardGrid className={leads ? 'case-studies case-studies-lead' : 'case-studies'}>
      {studies.map(({ slug, subject, color, industry, title, summary }) => (
        <Card
          key={slug}
          title={title}
          level={level}
          art={<Scene subject={subject} color={color} />}
          badge={industry ? <Badge tone="neutral">{industry}</Badge> : null}
        >
          <p>{summary}</p>
          <CardAction to={`/case-studies/${slug}`} about={title} grows>
            Read Case Study
          </CardAction>
        </Card>
      ))}
    </CardGrid>
  )
}
