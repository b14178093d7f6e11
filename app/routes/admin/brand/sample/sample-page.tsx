// A page of the site in the brand, for a frame on the board: the real frame and pieces, and words of the home page.
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { db } from '#app/db.server.ts'
import { lookOf } from '#app/features/brand/defaults.ts'
import { homeTexts } from '#app/features/texts/kinds/home.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { SiteFrame } from '#app/routes/public/site-frame.tsx'
import { BrandLookContext } from '#app/ui/brand-look.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { boardPath } from '../paths.ts'
import { askedSample } from './typed-brand.server.ts'

// Visitors' pages are English here, whatever the language of the member of staff.
const pageTitle = 'Sample page'
const servicesTitle = 'What we do'

export const handle = { permission: 'brand.read', title: pageTitle } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: handle.title, noindex: true })

export const loader = staffLoader(handle.permission, async ({ request, context }) => {
  context.isFramed = true
  const { assets, version } = await askedSample(request)
  const tokens = `${boardPath}/sample/tokens.css${new URL(request.url).search}`
  const { headline, copy, primary, secondary } = await readPage(db, homeTexts, Date.now())
  const services = (await readEntries(db, serviceTexts, Date.now()))
    .filter(({ onHome }) => onHome)
    .map(({ id, title, summary }) => ({ id, title, summary }))
  return { look: lookOf(assets, version, ''), tokens, hero: { title: headline, copy, primary, secondary }, services }
})

export default function SamplePage() {
  const { look, tokens, hero, services } = useLoaderData<typeof loader>()
  useStill()
  return (
    <BrandLookContext.Provider value={look}>
      <link rel="stylesheet" href={tokens} />
      <SiteFrame>
        <Hero
          kind="idea"
          title={hero.title}
          lead={hero.copy}
          actions={
            <>
              <LinkButton to={hero.primary.href}>{hero.primary.label}</LinkButton>
              <LinkButton to={hero.secondary.href} variant="outline">
                {hero.secondary.label}
              </LinkButton>
            </>
          }
        />
        <Section labelledBy="sample-services">
          <SectionHeader id="sample-services" title={servicesTitle} ruled />
          <CardGrid>
            {services.map(({ id, title, summary }) => (
              <Card key={id} title={title} to={`/services/${id}`}>
                <p>{summary}</p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      </SiteFrame>
    </BrandLookContext.Provider>
  )
}

/** Its links lead nowhere: other pages may not be framed. */
function useStill() {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault()
    document.addEventListener('click', stop, true)
    document.addEventListener('submit', stop, true)
    return () => {
      document.removeEventListener('click', stop, true)
      document.removeEventListener('submit', stop, true)
    }
  }, [])
}
