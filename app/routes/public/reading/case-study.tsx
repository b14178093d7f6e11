// A case study as a story: the situation, the work and the result, with the facts at the side.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { caseStudyMaps } from '#app/features/texts/drawings.server.ts'
import { type CaseStudy, readAllCaseStudies, readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import type { TextSection } from '#app/features/texts/sections.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Scene, SceneAgain } from '#app/ui/art/scene.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { StoredPicture } from '#app/ui/picture.tsx'
import { CtaBand, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/facts-rail.css'
import '#app/ui/styles/pages/story.css'
import '#app/ui/styles/pages/system-map.css'
import { findPictures } from '../pictures.server.ts'
import { articleData } from './article-data.ts'
import { storiesOf } from './case-study-teaser.server.ts'
import { StoryFacts } from './story-facts.tsx'
import { StoryRows } from './story-list.tsx'
import { Approach, Challenge, Result } from './story-parts.tsx'
import { SystemMaps } from './system-map.tsx'

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
      image: args.data.study.picture ?? undefined,
      structured: [articleOf(args.data.study), breadcrumbData(crumbsOf(args.data.study))],
    },
  )

const articleOf = ({
  slug,
  title,
  metaDescription,
  industry,
}: Pick<CaseStudy, 'slug' | 'title' | 'metaDescription' | 'industry'>) =>
  articleData({
    title,
    description: metaDescription,
    path: `/case-studies/${slug}`,
    language: 'en',
    section: industry,
  })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = Date.now()
  const { facts, isStaff } = await knownFacts(request)
  const readStudies = isStaff ? readAllCaseStudies : readCaseStudies
  const [caseStudies, services, page] = await Promise.all([
    readStudies(db, now),
    readEntries(db, serviceTexts, now),
    readPage(db, resourcesPageTexts, now),
  ])
  const study = caseStudies.find(({ slug }) => slug === params.study)
  if (!study) throw new Response(null, { status: 404 })
  const findPicture = await findPictures([study.picture])
  return {
    study: { ...facts(study), picture: findPicture(study.picture, study.title) },
    maps: caseStudyMaps[study.slug] ?? null,
    services: services
      .filter((service) => service.caseStudies.includes(study.slug))
      .map(({ id, title }) => ({ id, title })),
    words: { othersTitle: page.otherStudies, closing: page.storyClosing },
    others: await storiesOf(
      caseStudies.filter(({ slug }) => slug !== study.slug),
      page.storyAction,
    ),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

/** For a text with fewer parts. */
const none: TextSection = { heading: '', paragraphs: [], items: [], inOrder: false }

export default function CaseStudyPage() {
  const { study, maps, services, words, others } = useLoaderData<typeof loader>()
  const { title, industry, industryId, summary, color, picture, pulled, sections } = study
  const [challenge = none, approach = none, result = none, technologies = none] = sections
  const subject = industryId ?? 'voting'
  return (
    <>
      <Hero
        hue={subject}
        art={<Scene subject={subject} color={color} bare id="scene" />}
        breadcrumbs={<Breadcrumbs items={crumbsOf(study)} />}
        kicker={industry}
        title={title}
        lead={summary}
      />
      <Section className="story">
        <div className="story-layout" data-hue={subject}>
          <div className="story-text">
            {picture ? <StoredPicture picture={picture} sizes="(min-width: 58rem) 52rem, 92vw" isFirst /> : null}
            <Challenge {...challenge} />
            <p className="story-pull" aria-hidden="true">
              {pulled}
            </p>
            {maps ? <SystemMaps {...maps} /> : null}
            <Approach {...approach} />
          </div>
          <StoryFacts study={study} services={services} technologies={technologies} />
        </div>
      </Section>
      <Result {...result} subject={subject} />
      {others.length > 0 ? (
        <Section labelledBy="other-studies">
          <SectionHeader id="other-studies" title={words.othersTitle} />
          <StoryRows stories={others} level={3} />
        </Section>
      ) : null}
      <CtaBand
        title={words.closing.title}
        lead={words.closing.lead}
        actions={
          <LinkButton to={industryId ? `/cta?industry=${industryId}` : '/cta'}>{words.closing.button}</LinkButton>
        }
        art={<SceneAgain id="scene" />}
      />
    </>
  )
}
