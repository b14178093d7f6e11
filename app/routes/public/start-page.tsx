import { useLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import type { loadStart } from './start.server.ts'
import { websiteData } from './website-data.ts'

export const startMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description, structured: [websiteData] })

export function StartPage() {
  const { title, description, own, english, contact } = useLoaderData<typeof loadStart>()
  const say = useSay()
  return (
    <>
      <Hero title={title} lead={description} actions={<LinkButton to={contact}>{say('Contact us')}</LinkButton>} />
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
