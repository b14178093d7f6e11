import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { industries, industriesPage, industryApproach } from '#app/content/catalogue/industries.ts'
import { caseStudies } from '#app/content/reading/case-studies.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { caseStudyTeaser } from '#app/routes/public/reading/case-study-teaser.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import { IndustryExpertise, IndustrySolutions } from './industries-sections.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export const loader = () => ({
  page: industriesPage,
  industries: industries.map(({ metaDescription: _, ...industry }) => industry),
  approach: industryApproach,
  stories: caseStudies.map(caseStudyTeaser),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function IndustriesPage() {
  const { page, industries, approach, stories } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="industries" title={page.heroTitle} lead={page.heroSubtitle} />
      <IndustryExpertise industries={industries} page={page} />
      <IndustrySolutions industries={industries} page={page} />
      <Section tight labelledBy="industry-approach">
        <SectionHeader id="industry-approach" title={page.approachTitle} />
        <Steps steps={approach} />
      </Section>
      <Section tight tone="muted" labelledBy="industry-stories">
        <SectionHeader id="industry-stories" title={page.storiesTitle} />
        <CaseStudyCards studies={stories} />
      </Section>
      <CtaBand
        title={page.closingTitle}
        lead={page.closingText}
        actions={<LinkButton to="/cta">{page.closingButton}</LinkButton>}
        seed="industries-closing"
      />
    </>
  )
}
