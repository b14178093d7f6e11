import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import {
  type IndustriesPage as IndustriesTexts,
  type Industry,
  industriesPageTexts,
  industryTexts,
} from '#app/features/texts/kinds/industries.server.ts'
import { industryOfSector, sectorTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { caseStudyTeasers } from '#app/routes/public/reading/case-study-teaser.server.ts'
import { StaffSlot } from '#app/routes/public/staff-slot.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/pages/industries.css'
import '#app/ui/styles/sections/case-study-cards.css'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { navy } from '#app/ui/art/inks.ts'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'
import '#app/ui/styles/sections/steps.css'

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
            <LinesOfAll industries={industries} />
          </div>
        }
        title={page.heroTitle}
        lead={page.heroSubtitle}
      />
      <IndustryCards industries={industries} page={page} />
      <IndustrySpotlights industries={industries} page={page} />
      <Section labelledBy="industry-approach">
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

// The industries: nine cards, and a spotlight for each.

/** With the sector that has it in depth, if there is one. */
type ShownIndustry = Omit<Industry, 'metaDescription'> & { sector?: { id: string; name: string } }
type Shown = { industries: readonly ShownIndustry[]; page: Omit<IndustriesTexts, 'approach'> }

/** A card's name leads to its spotlight. The card under the pointer or with the focus is painted in the industry's colour. */
function IndustryCards({ industries, page }: Shown) {
  const say = useSay()
  return (
    <Section tight labelledBy="industry-expertise">
      <SectionHeader id="industry-expertise" title={page.expertiseTitle} />
      <ul className="industry-cards">
        {industries.map(({ id, name, icon, color }) => (
          <li key={id}>
            <ColorWash color={color} />
            <Icon name={icon} size={32} />
            <h3>
              <a href={`#${id}`}>{name}</a>
            </h3>
            <PageLink className="industry-more" href={`/cta?industry=${id}`}>
              {page.cardLink}
              <span className="visually-hidden"> {say('about {name}', { name })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The first sentence of a text, and the others. */
function splitAtFirst(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.+?[.!?])\s+(.+)$/s.exec(text) ?? []
  return [first, rest]
}

function IndustrySpotlights({ industries, page }: Shown) {
  const hasStations = industries.some(({ stations }) => stations.length > 0)
  return (
    <Section tone="muted" tight labelledBy="industry-solutions">
      <SectionHeader
        id="industry-solutions"
        title={page.solutionsTitle}
        lead={hasStations ? page.solutionsText : undefined}
      />
      {industries.map((industry) => (
        <IndustrySpotlight key={industry.id} industry={industry} page={page} />
      ))}
    </Section>
  )
}

function IndustrySpotlight({ industry, page }: { industry: ShownIndustry; page: Shown['page'] }) {
  const { id, name, description, solutions, sector } = industry
  const say = useSay()
  const [first, rest] = splitAtFirst(description)
  return (
    <article id={id} className="industry-spotlight">
      <div className="stack" data-gap="s">
        <h3>{name}</h3>
        <p>{first}</p>
      </div>
      {industry.stations.length > 0 ? <StationLine {...industry} /> : null}
      <div className="industry-solutions">
        <h4>{page.solutionsListTitle}</h4>
        <PointList points={solutions.map((solution) => ({ title: solution.name }))} />
      </div>
      <div className="stack" data-gap="s">
        <details>
          <summary>
            {say('What each of them does')}
            <span className="visually-hidden"> {say('for {name}', { name })}</span>
          </summary>
          {rest ? <p>{rest}</p> : null}
          <PointList points={solutions.map((solution) => ({ ...solution, title: solution.name }))} />
        </details>
        <div className="cluster">
          <LinkButton to={`/cta?industry=${id}`} variant="outline">
            {page.exploreButton.replace('{industry}', name)}
          </LinkButton>
          {sector ? (
            <PageLink href={`/spotlight#${sector.id}`}>{say('{name} in depth', { name: sector.name })}</PageLink>
          ) : null}
        </div>
      </div>
    </article>
  )
}

/** The lines of all industries beside the title; each ends where its work comes together. */
function LinesOfAll({ industries }: Pick<Shown, 'industries'>) {
  const step = 480 / (industries.length + 1)
  return (
    <svg
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {industries.map(({ id, color, stations }, place) => {
        const y = Math.round(120 + step * (place + 1))
        const ends = stations.map(({ built }, at) => ({ x: 1400 - 128 * (stations.length - 1 - at), built }))
        const dots = (all: typeof ends) => all.map(({ x }) => `M${x} ${y}h0`).join('')
        return (
          <g key={id} stroke={color}>
            <path d={`M820 ${y}H1400`} strokeWidth="4" />
            <path d={dots(ends)} strokeWidth="20" />
            <path d={dots(ends.filter(({ built }) => !built))} stroke={navy} strokeWidth="11" />
          </g>
        )
      })}
    </svg>
  )
}

/** The way of the work as one line, across or, on a phone, down; a filled station is what we build. */
function StationLine({ stations, color }: Pick<Industry, 'stations' | 'color'>) {
  const say = useSay()
  return (
    <ol className="stations">
      {stations.map(({ name, built }, at) => (
        <li key={name} data-built={built || undefined}>
          <svg color={color} aria-hidden="true">
            {at + 1 < stations.length ? (
              <>
                <line x1="12" y1="12" x2="100%" y2="12" />
                <line x1="12" y1="12" x2="12" y2="100%" />
              </>
            ) : null}
            <circle cx="12" cy="12" r="9" data-built={built || undefined} />
          </svg>
          {name}
          {built ? <span className="visually-hidden"> ({say('we build it')})</span> : null}
        </li>
      ))}
    </ol>
  )
}
