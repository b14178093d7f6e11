import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { caseStudies } from '#app/content/case-studies.ts'
import { industriesPage, industryApproach } from '#app/content/industries.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { caseStudyTeaser } from '#app/routes/public/reading/case-study-teaser.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import { IndustryExpertise, IndustrySolutions } from './industries-sections.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: industriesPage.title, description: industriesPage.metaDescription })

export const loader = () => ({ stories: caseStudies.map(caseStudyTeaser) })

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function IndustriesPage() {
  const { stories } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="industries" title={industriesPage.heroTitle} lead={industriesPage.heroSubtitle} />
      <IndustryExpertise />
      <IndustrySolutions />
      <Section labelledBy="industry-approach">
        <SectionHeader id="industry-approach" title={industriesPage.approachTitle} />
        <Steps steps={industryApproach} />
      </Section>
      <Section tone="muted" labelledBy="industry-stories">
        <SectionHeader id="industry-stories" title={industriesPage.storiesTitle} />
        <CaseStudyCards studies={stories} />
      </Section>
      <CtaBand
        title={industriesPage.closingTitle}
        lead={industriesPage.closingText}
        actions={<LinkButton to="/cta">{industriesPage.closingButton}</LinkButton>}
        seed="industries-closing"
      />
    </>
  )
}
