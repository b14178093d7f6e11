import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { industryOfSector, sectorTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { spotlightPageTexts } from '#app/features/texts/kinds/spotlight-page.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Blobs } from '#app/ui/motion/blobs.tsx'
import '#app/ui/motion/marquee.css'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/spotlight.css'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { SectorPanel, SectorScenes, SectorSection } from './spotlight-sector.tsx'

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

export default function SpotlightPage() {
  // Links within the page keep the chosen sector.
  const { search } = useLocation()
  const { page, sectors, industryOf, benefits, closing } = useLoaderData<typeof loader>()
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
        items={sectors.map(({ id, name, icon }) => (
          <span key={id} className="marquee-name">
            <Icon name={icon} />
            {name}
          </span>
        ))}
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
