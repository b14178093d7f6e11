import { useLoaderData } from '@remix-run/react'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { CtaBand, Section, SectionHeader } from '#app/ui/section.tsx'
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
  const { title, lead, contact, consultation, stats, hours, art, offers, samples, own, rest, closing } =
    useLoaderData<typeof loadStart>()
  return (
    <>
      <HomeHero
        title={title}
        lead={lead}
        primary={contact}
        secondary={consultation}
        stats={stats}
        hours={hours}
        art={art}
        clock={clock}
      />
      {offers.services.length > 0 ? <HomeServices {...offers} /> : null}
      {samples.deliverables.length > 0 ? <HomeDeliverables {...samples} /> : null}
      <Section>
        <SectionHeader
          title={own.title}
          lead={
            <>
              {rest.text}. <PageLink href={rest.href}>{rest.label}</PageLink>
            </>
          }
        />
        <div className="link-columns">
          <LinkGroups groups={own.groups} level={3} />
        </div>
      </Section>
      <CtaBand
        title={closing.title}
        lead={closing.lead}
        actions={
          <>
            <LinkButton to={contact.href}>{contact.label}</LinkButton>
            <LinkButton to={consultation.href} variant="outline">
              {consultation.label}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
