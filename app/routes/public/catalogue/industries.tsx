import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { industriesPageTexts } from '#app/features/texts/kinds/industries-page.server.ts'
import { industryOfSector, sectorTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { caseStudyTeasers } from '#app/routes/public/reading/case-study-teaser.server.ts'
import { StaffSlot } from '#app/routes/public/staff-slot.tsx'
import { drawHub } from '#app/ui/art/hub.ts'
import { Motif } from '#app/ui/art/motif.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/pages/industries.css'
import { IndustryCards, IndustrySpotlights } from './industries-sections.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [industries, { approach, ...page }, sectors, studies] = await Promise.all([
    readEntries(texts, industryTexts, now, language),
    readPage(texts, industriesPageTexts, now, language),
    readEntries(texts, sectorTexts, now, language),
    // Case studies are in English only.
    language === 'en' ? readCaseStudies(texts, now) : [],
  ])
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    page,
    industries: industries.map(({ metaDescription: _, ...industry }) => {
      const sector = sectors.find(({ id }) => industryOfSector[id] === industry.id)
      return { ...industry, ...(sector ? { sector: { id: sector.id, name: sector.name } } : {}) }
    }),
    approach,
    stories: await caseStudyTeasers(studies),
  }
}

export default function IndustriesPage() {
  const { page, industries, approach, stories } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = useSay()
  return (
    <>
      <Hero
        behind={
          <div className="hero-art" data-fade="" aria-hidden="true">
            <Motif draw={drawHub} seed="industries" width={1440} height={720} fills />
          </div>
        }
        title={page.heroTitle}
        lead={page.heroSubtitle}
      />
      <IndustryCards industries={industries} page={page} />
      <IndustrySpotlights industries={industries} page={page} />
      <Section tight labelledBy="industry-approach">
        <SectionHeader id="industry-approach" title={page.approachTitle} />
        <Steps steps={approach} />
      </Section>
      {stories.length > 0 ? (
        <Section tight labelledBy="industry-stories">
          <SectionHeader id="industry-stories" title={page.storiesTitle} />
          <CaseStudyCards studies={stories} action={page.storyLink} />
        </Section>
      ) : language === 'en' ? (
        <StaffSlot
          title={page.storiesTitle}
          to="/admin/texts/case-studies"
          label={say('Case studies that someone has confirmed')}
        />
      ) : null}
      <Closing
        title={page.closingTitle}
        lead={page.closingText}
        actions={<LinkButton to="/cta">{page.closingButton}</LinkButton>}
      />
    </>
  )
}
