import { type MetaFunction, useLocation, useSearchParams } from '@remix-run/react'
import { defaultSector, findSector, sectors, spotlightBenefits, spotlightPage } from '#app/content/sectors.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Blobs } from '#app/ui/motion/blobs.tsx'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { SectorPanel, SectorSection } from './spotlight-sector.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: spotlightPage.title, description: spotlightPage.metaDescription })

export default function SpotlightPage() {
  // Jumping within the page keeps the chosen sector.
  const { search } = useLocation()
  return (
    <>
      <Hero
        behind={<Blobs />}
        fades
        title={spotlightPage.heroTitle}
        lead={spotlightPage.heroSubtitle}
        actions={<LinkButton to={{ search, hash: 'spotlight-overview' }}>{spotlightPage.heroButton}</LinkButton>}
      />
      <Marquee
        label="Sectors"
        items={sectors.map(({ id, name, icon }) => (
          <span key={id} className="marquee-name">
            <Icon name={icon} />
            {name}
          </span>
        ))}
      />
      <Overview search={search} />
      {sectors.map((sector, place) => (
        <SectorSection key={sector.id} sector={sector} reverse={place % 2 === 1} />
      ))}
      <Section tone="dark" labelledBy="spotlight-benefits">
        <SectionHeader
          id="spotlight-benefits"
          title={spotlightPage.benefitsTitle.replace('{company}', useBrandLook().name)}
          lead={spotlightPage.benefitsSubtitle}
        />
        <CardGrid>
          {spotlightBenefits.map(({ icon, title, description }) => (
            <Card key={title} title={title} icon={icon}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

function Overview({ search }: { search: string }) {
  const [query] = useSearchParams()
  const current = findSector(query.get('sector') ?? '')?.id ?? defaultSector
  return (
    <Section id="spotlight-overview" labelledBy="spotlight-overview-title">
      <SectionHeader
        id="spotlight-overview-title"
        title={spotlightPage.overviewTitle}
        lead={spotlightPage.overviewSubtitle}
      />
      <LinkTabs
        set="sectors"
        label="Sectors"
        current={current}
        tabs={sectors.map(({ id, name, icon }) => ({ id, label: name, icon, to: `/spotlight?sector=${id}` }))}
      />
      {sectors.map((sector) => (
        <TabPanel key={sector.id} set="sectors" id={sector.id} current={current} animated>
          <SectorPanel sector={sector} search={search} />
        </TabPanel>
      ))}
    </Section>
  )
}
