import { useLoaderData } from '@remix-run/react'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import { HomeHero } from './company/home-hero.tsx'
import { HomeServices } from './company/home-offers.tsx'
import { HomeDeliverables } from './company/home-proof.tsx'
import type { loadStart } from './start.server.ts'
import type { Clock } from './two-cities.tsx'
import { websiteData } from './website-data.ts'

export const startMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description, structured: [websiteData] })

export function StartPage({ clock }: { clock: Clock }) {
  const { title, lead, contact, consultation, hours, art, offers, samples, ways, own, english } =
    useLoaderData<typeof loadStart>()
  return (
    <>
      <HomeHero
        title={title}
        lead={lead}
        primary={contact}
        secondary={consultation}
        stats={[]}
        hours={hours}
        art={art}
        clock={clock}
      />
      {offers.services.length > 0 ? <HomeServices {...offers} /> : null}
      {samples.deliverables.length > 0 ? <HomeDeliverables {...samples} /> : null}
      <Section>
        <SectionHeader title={ways.title} lead={ways.lead} />
        <CardGrid as="ul">
          {ways.list.map(({ label, href, text }) => (
            <Card as="li" key={href} title={label} to={href}>
              <p>{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section>
        <SectionHeader title={own.title} />
        <div className="link-columns">
          <LinkGroups groups={own.groups} level={3} />
        </div>
      </Section>
      <Section tone="muted" tight>
        <h2 className="list-label">{english.title}</h2>
        <div className="link-columns">
          <LinkGroups groups={english.groups} level={3} />
        </div>
      </Section>
    </>
  )
}
