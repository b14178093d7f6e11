import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Industry, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { industryOfSector, type Sector, sectorTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { spotlightPageTexts } from '#app/features/texts/kinds/spotlight-page.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Blobs } from '#app/ui/motion/blobs.tsx'
import '#app/ui/motion/marquee.css'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/spotlight.css'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { SectorLine, SectorPanel, SectorScenes, SectorSection } from './spotlight-sector.tsx'

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
