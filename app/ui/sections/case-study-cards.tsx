import { Cover, type CoverArt } from '../art/cover.tsx'
import { Badge } from '../badge.tsx'
import { Card, CardAction, CardGrid } from '../card.tsx'

/** The subject of its art is an industry, or the study's own. */
export type CaseStudyTeaser = CoverArt & {
  slug: string
  industry?: string
  title: string
  summary: string
}

type CaseStudyCardsProps = {
  studies: readonly CaseStudyTeaser[]
  /** The text of the link. */
  action: string
  level?: 2 | 3
  /** Shows the first one larger, beside the others. */
  leads?: boolean
}

const sizes = '(min-width: 58rem) 24rem, (min-width: 40rem) 46vw, 92vw'
const leadSizes = '(min-width: 58rem) 44rem, 92vw'

export function CaseStudyCards({ studies, action, level, leads }: CaseStudyCardsProps) {
  return (
    <CardGrid className={leads ? 'case-studies case-studies-lead' : 'case-studies'}>
      {studies.map(({ slug, industry, title, summary, ...cover }, place) => (
        <Card
          key={slug}
          title={title}
          level={level}
          art={<Cover {...cover} sizes={leads && place === 0 ? leadSizes : sizes} />}
          badge={industry ? <Badge tone="neutral">{industry}</Badge> : null}
        >
          <p>{summary}</p>
          <CardAction to={`/case-studies/${slug}`} about={title} grows>
            {action}
          </CardAction>
        </Card>
      ))}
    </CardGrid>
  )
}
