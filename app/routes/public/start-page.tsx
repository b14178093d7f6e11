import { useLoaderData } from '@remix-run/react'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { Card, CardAction, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import { SampleSheet } from '#app/ui/sections/sample-sheet.tsx'
import { HomeHero } from './company/home-hero.tsx'
import type { loadStart } from './start.server.ts'
import type { Clock } from './two-cities.tsx'
import { websiteData } from './website-data.ts'

export const startMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description, structured: [websiteData] })

export function StartPage({ clock }: { clock: Clock }) {
  const { title, lead, contact, consultation, hours, art, ways, actions, own, english } =
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
      <Services />
      <Sheets />
      <Section>
        <SectionHeader title={ways.title} lead={ways.lead} />
        <CardGrid as="ul">
          {actions.map(({ label, href, text }) => (
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

function Services() {
  const { services } = useLoaderData<typeof loadStart>()
  return (
    <Section>
      <SectionHeader title={services.title} lead={services.lead} ruled />
      <div className="bento offers">
        {services.list.map(({ id, title, summary, about, to }) => (
          <Card key={id} title={title} art={<ServiceArt id={id} />} to={to}>
            <p>{summary}</p>
            <CardAction to={`/cta?service=${id}`} about={about}>
              {services.action}
            </CardAction>
          </Card>
        ))}
      </div>
    </Section>
  )
}

function Sheets() {
  const { sheets } = useLoaderData<typeof loadStart>()
  return (
    <Section tone="muted">
      <SectionHeader title={sheets.title} lead={sheets.lead} />
      <ul className="samples">
        {sheets.list.map(({ service, name, text, lines }) => (
          <li key={name}>
            <h3>{service}</h3>
            <p>{text}</p>
            <SampleSheet name={name} lines={lines} note="" sample={sheets.sample} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
