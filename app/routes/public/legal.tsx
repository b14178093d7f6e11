// Privacy, terms and cookies: one page, three addresses.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { type LegalSection, legalDocuments } from '#app/content/legal.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { Reading } from '#app/ui/sections/reading.tsx'
import { legalTables } from './legal-tables.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? 'Legal', description: args.data?.metaDescription })

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const document = legalDocuments.find(({ slug }) => pathname === `/${slug}`)
  if (!document) throw new Response(null, { status: 404 })
  // Whether a lawyer has read it is the staff's business: the launch checklist says so.
  const { status, ...published } = document
  return published
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function LegalPage() {
  const { slug, title, summary, version, effectiveOn, sections } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero
        seed={slug}
        title={title}
        lead={summary}
        kicker={`Version ${version}. In effect from ${effectiveOn}.`}
      />
      <Section>
        <Reading<LegalSection>
          sections={sections}
          after={({ table }) => {
            const Table = table && legalTables[table]
            return Table ? <Table /> : null
          }}
        />
      </Section>
    </>
  )
}
