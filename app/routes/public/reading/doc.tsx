import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readDocs } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { TextFigure } from '#app/ui/art/text-figure.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { partId } from '#app/ui/sections/content-sections.tsx'
import { Reading } from '#app/ui/sections/long-text.tsx'
import { Neighbours } from '#app/ui/sections/neighbours.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import '#app/ui/styles/sections/content-sections.css'
import '#app/ui/styles/sections/reading.css'
import { formsDocument, Specimen } from '../catalogue/specimen.tsx'
import { figureOf } from './figure-of.ts'
import { lengthOf } from './reading-length.server.ts'
import { TextFacts } from './text-facts.tsx'

const crumbsOf = ({ title }: { title: string }) => [{ label: 'Documentation', href: '/docs' }, { label: title }]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.doc.title,
      description: args.data.doc.metaDescription,
      structured: [breadcrumbData(crumbsOf(args.data.doc))],
    },
  )

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const [docs, { othersTitle }] = await Promise.all([readDocs(texts, now), readPage(texts, docsPageTexts, now)])
  const doc = docs.find(({ slug }) => slug === params.doc)
  if (!doc) throw new Response(null, { status: 404 })
  const { facts } = await knownFacts(request)
  const all = docs.map(({ slug, title }) => ({ href: `/docs/${slug}`, title }))
  const place = docs.indexOf(doc)
  const services = doc.slug === formsDocument ? await readEntries(texts, serviceTexts, now) : []
  return {
    doc: facts(doc),
    length: lengthOf(doc.sections),
    figure: figureOf(doc.title, doc.sections),
    forms: services.map(({ id, specimen }) => ({ id, ...specimen })),
    othersTitle,
    others: all.filter((_, at) => at !== place),
    previous: all[place - 1] ?? null,
    next: all[place + 1] ?? null,
  }
}

export default function DocPage() {
  const { doc, figure, forms, previous, next } = useLoaderData<typeof loader>()
  const { title, summary, sections } = doc
  return (
    <>
      <Hero breadcrumbs={<Breadcrumbs items={crumbsOf(doc)} />} title={title} lead={summary} />
      <Section>
        <Reading
          sections={sections}
          figure={figure ? <TextFigure {...figure} /> : null}
          facts={<DocFacts />}
          folds={forms.length > 0}
          after={(part) => {
            const form = forms.find(({ id, name }) => name && id === partId(part))
            return form ? <Specimen {...form} hasPage={false} /> : null
          }}
        />
      </Section>
      <Section tight>
        <Neighbours label="documents" one="document" previous={previous} next={next} />
      </Section>
    </>
  )
}

function DocFacts() {
  const { doc, length, othersTitle, others } = useLoaderData<typeof loader>()
  const facts = {
    Length: length,
    Updated: <CalendarDate date={doc.updatedOn} />,
    Questions: <Link to="/contact">Ask us</Link>,
  }
  return <TextFacts one="document" facts={facts} othersTitle={othersTitle} others={others} />
}
