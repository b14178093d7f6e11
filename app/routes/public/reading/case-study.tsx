import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { caseStudies, findCaseStudy } from '#app/content/case-studies.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Scene } from '#app/ui/art/scene.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { FactText } from '#app/ui/fact-text.tsx'
import { CtaBand, PageHero, Section } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { caseStudyTeaser } from './case-study-teaser.ts'

const crumbsOf = ({ title }: { title: string }) => [
  { label: 'Resources', href: '/resources' },
  { label: 'Case Studies', href: '/resources/case-studies' },
  { label: title },
]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.study.title,
      description: args.data.study.metaDescription,
      structured: [breadcrumbData(crumbsOf(args.data.study))],
    },
  )

export async function loader({ request, params }: LoaderFunctionArgs) {
  const study = findCaseStudy(params.study ?? '')
  if (!study) throw new Response(null, { status: 404 })
  const facts = await knownFacts(request)
  return {
    study: facts(study),
    others: caseStudies.filter(({ slug }) => slug !== study.slug).map(caseStudyTeaser),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function CaseStudyPage() {
  const { study, others } = useLoaderData<typeof loader>()
  const { slug, title, industry, industryId, summary, color, claim, reviewNote, sections } = study
  return (
    <>
      <PageHero
        seed={slug}
        breadcrumbs={<Breadcrumbs items={crumbsOf(study)} />}
        kicker={industry}
        title={title}
        lead={summary}
      />
      <Section>
        <div className="split">
          <div>
            {claim?.sourceNote ? (
              <figure className="claim">
                <blockquote>{claim.text}</blockquote>
                <figcaption>
                  <FactText>{claim.sourceNote}</FactText>
                </figcaption>
              </figure>
            ) : null}
            <p className="soft">
              <FactText>{reviewNote}</FactText>
            </p>
            {industryId ? (
              <LinkButton to={`/industries#${industryId}`} variant="outline">
                What we do in {industry.toLocaleLowerCase('en')}
              </LinkButton>
            ) : null}
          </div>
          <div className="split-art">
            <Scene subject={industryId ?? 'voting'} color={color} />
          </div>
        </div>
      </Section>
      <Section tone="muted">
        <ContentSections sections={sections} />
      </Section>
      <Section labelledBy="other-studies">
        <div className="beside">
          <h2 id="other-studies">Other case studies</h2>
          <CaseStudyCards studies={others} />
        </div>
      </Section>
      <CtaBand
        title="Is your situation similar?"
        lead="Describe it in your own words. We will tell you what we would do first and what we would leave alone."
        actions={
          <LinkButton to={industryId ? `/cta?industry=${industryId}` : '/cta'}>Schedule a Consultation</LinkButton>
        }
        seed={`${slug}-closing`}
      />
    </>
  )
}
