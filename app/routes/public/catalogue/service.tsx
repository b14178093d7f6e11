import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readEntries } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { caseStudyTeasers } from '#app/routes/public/reading/case-study-teaser.server.ts'
import { breadcrumbData, serviceData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, PageHero, Section } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { ServiceEngagement, ServiceLimits } from './service-engagement.tsx'

const crumbsOf = ({ title }: { title: string }) => [{ label: 'Services', href: '/services' }, { label: title }]

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { service } = args.data
  const { title, metaDescription } = service
  const structured = [serviceData(service), breadcrumbData(crumbsOf(service))]
  return pageMeta(args, { title, description: metaDescription, structured })
}

export async function loader({ params }: LoaderFunctionArgs) {
  const now = Date.now()
  const [services, caseStudies] = await Promise.all([readEntries(db, serviceTexts, now), readCaseStudies(db, now)])
  const service = services.find(({ id }) => id === params.service)
  if (!service) throw new Response(null, { status: 404 })
  const studies = await caseStudyTeasers(caseStudies.filter(({ slug }) => service.caseStudies.includes(slug)))
  const { icon, shortTitle, onPage, onHome, caseStudies: _, ...shown } = service
  return { service: shown, studies }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ServicePage() {
  const { service, studies } = useLoaderData<typeof loader>()
  const { id, title, summary, description, features, whatWeDo } = service
  const ask = `/contact?service=${id}`
  return (
    <>
      <PageHero
        seed={id}
        breadcrumbs={<Breadcrumbs items={crumbsOf(service)} />}
        title={title}
        lead={summary}
        actions={<LinkButton to={ask}>Schedule a Consultation</LinkButton>}
      />
      <Section labelledBy="service-outline">
        <div className="split" data-align="start">
          <div>
            <h2 id="service-outline">What we do</h2>
            <p className="lead-text">{description}</p>
            {whatWeDo.map((text) => (
              <p key={text} className="soft">
                {text}
              </p>
            ))}
          </div>
          <FeatureCard title="What is included" features={features} />
        </div>
      </Section>
      <ServiceEngagement {...service} />
      <ServiceLimits {...service} />
      {studies.length > 0 ? (
        <Section labelledBy="service-studies">
          <div className="beside">
            <h2 id="service-studies">{studies.length === 1 ? 'Related case study' : 'Related case studies'}</h2>
            <CaseStudyCards studies={studies} />
          </div>
        </Section>
      ) : null}
      <CtaBand
        title={`Ask us about ${title}`}
        lead="Tell us where you stand today. A person reads every message."
        actions={<LinkButton to={ask}>Schedule a Consultation</LinkButton>}
        seed={`${id}-closing`}
      />
    </>
  )
}
