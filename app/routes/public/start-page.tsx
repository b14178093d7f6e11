import { useLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import { HomeHero } from './company/home-hero.tsx'
import type { loadStart } from './start.server.ts'
import type { Clock } from './two-cities.tsx'
import { websiteData } from './website-data.ts'

export const startMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description, structured: [websiteData] })

export function StartPage({ clock }: { clock: Clock }) {
  const { title, lead, contact, consultation, hours, art, actions, courses, own, english } =
    useLoaderData<typeof loadStart>()
  const say = useSay()
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
      <Section>
        <CardGrid as="ul">
          {actions.map(({ label, href, text }) => (
            <Card as="li" key={href} level={2} title={label} to={href}>
              <p>{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section tone="muted">
        <div className="start-courses">
          <LinkGroups groups={[{ title: say('Apply for a course'), links: courses }]} />
        </div>
      </Section>
      <Section>
        <SectionHeader title={say('These pages are in your language')} />
        <div className="site-map">
          <LinkGroups groups={own} />
        </div>
      </Section>
      <Section tone="muted">
        <SectionHeader title={say('The rest of the site is in English')} />
        <div className="site-map">
          <LinkGroups groups={english} />
        </div>
      </Section>
    </>
  )
}
