import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Industry, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import {
  industryOfSector,
  type Sector,
  type SpotlightPage as SpotlightTexts,
  sectorTexts,
  spotlightPageTexts,
} from '#app/features/texts/kinds/sectors.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import '#app/ui/motion/marquee.css'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/spotlight.css'
import { useState } from 'react'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { Scene } from '#app/ui/art/scene.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { PauseButton } from '#app/ui/motion/pause-button.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { useMoving } from '#app/ui/use-hydrated.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [sectors, { benefits, closing, ...page }, industries] = await Promise.all([
    readEntries(texts, sectorTexts, now, language),
    readPage(texts, spotlightPageTexts, now, language),
    readEntries(texts, industryTexts, now, language),
  ])
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    page,
    sectors,
    stationsOf: Object.fromEntries(
      sectors.map(({ id, solutions }) => [id, stationsIn(industries, id) ?? firstBuilt(solutions)]),
    ),
    industryOf: Object.fromEntries(
      industries.flatMap(({ id, name }) =>
        sectors.filter((sector) => industryOfSector[sector.id] === id).map((sector) => [sector.id, { id, name }]),
      ),
    ),
    firstSector: sectors[0]?.id ?? '',
    benefits,
    closing,
  }
}

type Stations = Industry['stations']

/** The line of the industry that the sector is, if it is one and has a line. */
function stationsIn(industries: readonly Industry[], sector: string): Stations | undefined {
  const industry = industries.find(({ id }) => id === industryOfSector[sector])
  return industry && industry.stations.length > 0 ? industry.stations : undefined
}

/** For a sector without a line: what we build for it. */
const firstBuilt = (solutions: Sector['solutions']): Stations =>
  solutions.slice(0, 3).map(({ title }) => ({ name: title, built: 'yes' }))

export default function SpotlightPage() {
  // Links within the page keep the chosen sector.
  const { search } = useLocation()
  const { page, sectors, stationsOf, industryOf, benefits, closing } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <>
      <Hero
        behind={<Blobs />}
        fades
        title={page.heroTitle}
        lead={page.heroSubtitle}
        actions={<LinkButton to={{ search, hash: 'spotlight-overview' }}>{page.heroButton}</LinkButton>}
      >
        <SectorScenes sectors={sectors} search={search} />
      </Hero>
      <Overview search={search} />
      {sectors.map((sector, place) => (
        <SectorSection
          key={sector.id}
          sector={sector}
          industry={industryOf[sector.id]}
          page={page}
          reverse={place % 2 === 1}
        />
      ))}
      <Marquee
        label={say('Sectors')}
        items={sectors.map((sector) => <SectorLine key={sector.id} sector={sector} stations={stationsOf[sector.id]} />)}
      />
      <Section tone="dark" tight labelledBy="spotlight-benefits">
        <SectionHeader id="spotlight-benefits" title={page.benefitsTitle} lead={page.benefitsSubtitle} />
        <CardGrid>
          {benefits.map(({ icon, title, description }) => (
            <Card key={title} title={title} icon={icon}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Closing
        title={closing.title}
        lead={closing.lead}
        actions={<LinkButton to="/cta">{closing.button}</LinkButton>}
      />
    </>
  )
}

function Overview({ search }: { search: string }) {
  const { page, sectors, firstSector } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  const current = sectors.find(({ id }) => id === query.get('sector'))?.id ?? firstSector
  return (
    <Section id="spotlight-overview" tight labelledBy="spotlight-overview-title">
      <SectionHeader id="spotlight-overview-title" title={page.overviewTitle} lead={page.overviewSubtitle} />
      <LinkTabs
        set="sectors"
        label={say('Sectors')}
        current={current}
        tabs={sectors.map(({ id, name, icon }) => ({ id, label: name, icon, to: hrefIn(`/spotlight?sector=${id}`) }))}
      />
      {sectors.map((sector) => (
        <TabPanel key={sector.id} set="sectors" id={sector.id} current={current} animated>
          <SectorPanel sector={sector} page={page} search={search} />
        </TabPanel>
      ))}
    </Section>
  )
}

// One sector of /spotlight: three points a list in the overview's panel; its own section tells a story and has them all.

/** The labels that all sectors share. */
type Labels = { [key in keyof Omit<SpotlightTexts, 'benefits' | 'closing'>]: string }

const titleOf = ({ name }: Sector, page: Labels) => page.sectorTitle.replace('{sector}', name)

const namesOf = (points: Sector['challenges']) => points.map(({ title }) => ({ title }))

function SectorPanel({ sector, page, search }: { sector: Sector; page: Labels; search: string }) {
  const say = useSay()
  return (
    <div className="columns sector-panel">
      <ColorWash color={sector.color} />
      <div className="stack">
        <h3>{titleOf(sector, page)}</h3>
        <p className="lead-text">{sector.description}</p>
      </div>
      <div className="sector-lists">
        <div>
          <h4>{page.panelChallenges}</h4>
          <PointList points={namesOf(sector.challenges.slice(0, 3))} />
        </div>
        <div>
          <h4>{page.panelSolutions}</h4>
          <PointList points={namesOf(sector.solutions.slice(0, 3))} />
        </div>
      </div>
      <LinkButton to={{ search, hash: sector.id }} variant="outline">
        <span>
          {page.panelLink}
          <span className="visually-hidden"> {say('about {name}', { name: titleOf(sector, page) })}</span>
        </span>
      </LinkButton>
    </div>
  )
}

/** The four sectors in the hero, each in its own colour, with a link to its section. */
function SectorScenes({ sectors, search }: { sectors: readonly Sector[]; search: string }) {
  return (
    <ul className="sector-scenes">
      {sectors.map(({ id, name, color }) => (
        <li key={id}>
          <Link to={{ search, hash: id }}>
            <Scene subject={id} color={color} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type SectorLineProps = { sector: Sector; stations?: Industry['stations'] }

/** A sector with the way of its work as a line; a filled station is what we build. */
function SectorLine({ sector: { name, color }, stations = [] }: SectorLineProps) {
  const say = useSay()
  return (
    <span className="sector-line">
      <strong>{name}</strong>
      {stations.map(({ name: station, built }) => (
        <span key={station}>
          <svg viewBox="0 0 16 16" color={color} aria-hidden="true">
            <circle cx="8" cy="8" r="6" data-built={built || undefined} />
          </svg>
          {station}
          {built ? <span className="visually-hidden"> ({say('we build it')})</span> : null}
        </span>
      ))}
    </span>
  )
}

type SectorSectionProps = {
  sector: Sector
  /** The industry that it is, if it is one of them. */
  industry: { id: string; name: string } | undefined
  page: Labels
  reverse: boolean
}

function SectorSection({ sector, industry, page, reverse }: SectorSectionProps) {
  const say = useSay()
  const { id, name, color, story, challenges, solutions } = sector
  const subtitle = page.sectorSubtitle.replace('{sectorLower}', name.toLocaleLowerCase(useLanguage()))
  return (
    <Section id={id} tight tone={reverse ? 'light' : 'muted'} labelledBy={`${id}-title`}>
      <div className="columns sector" data-wide={reverse ? 'first' : 'second'} data-reveal="section">
        <div className="sector-head dark-panel">
          <ColorWash color={color} />
          <Scene subject={id} color={color} />
          <h2 id={`${id}-title`}>{titleOf(sector, page)}</h2>
          <p>{subtitle}</p>
        </div>
        <div className="sector-story">
          {story.text ? (
            <>
              {story.title ? <h3>{story.title}</h3> : null}
              <p>{story.text}</p>
            </>
          ) : null}
          <div className="sector-lists">
            <div>
              <h3>{page.sectionChallenges}</h3>
              <PointList points={namesOf(challenges)} />
            </div>
            <div>
              <h3>{page.sectionSolutions}</h3>
              <PointList points={namesOf(solutions)} />
            </div>
          </div>
          <details>
            <summary>
              {say('Each point in detail')}
              <span className="visually-hidden">: {name}</span>
            </summary>
            <div className="columns">
              <PointList points={challenges} />
              <PointList points={solutions} />
            </div>
          </details>
          <PageLink href={industry ? `/industries#${industry.id}` : '/industries'}>
            {industry ? say('What we build for {name}', { name: industry.name }) : say('All industries that we serve')}
          </PageLink>
        </div>
      </div>
    </Section>
  )
}

/** Three soft lights behind a hero, in place of art. They drift only where a button can stop them. */
function Blobs() {
  const moves = useMoving()
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <div
        className="hero-art blobs"
        aria-hidden="true"
        data-moves={moves ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
      >
        <span />
        <span />
        <span />
      </div>
      {moves ? (
        <PauseButton name="Pause the drifting lights" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      ) : null}
    </>
  )
}
