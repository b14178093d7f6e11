import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Doc, readDocs } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section } from '#app/ui/section.tsx'
import { partId } from '#app/ui/sections/content-sections.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import '#app/ui/styles/sections/rows.css'
import { lengthOf } from './reading-length.server.ts'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

const listed = ({ slug, title, summary, updatedOn, questions, sections }: Doc) => ({
  href: `/docs/${slug}`,
  title,
  summary,
  updatedOn,
  length: lengthOf(sections),
  questions: questions.map(({ question, answer, part }) => ({
    href: `/docs/${slug}#${partId({ heading: part })}`,
    title: question,
    summary: answer,
  })),
})

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const [page, docs] = await Promise.all([readPage(texts, docsPageTexts, now), readDocs(texts, now)])
  return { page, items: docs.map(listed) }
}

export default function DocsPage() {
  const { page, items } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.title} count={items.length} lead={page.intro} />
      <Section>
        <div className="doc-rows">
          {items.map((item) => (
            <DocRow key={item.href} {...item} link={page.readLink} />
          ))}
        </div>
      </Section>
      <Closing
        title={page.closingTitle}
        lead={page.closingText}
        actions={<LinkButton to="/contact">{page.closingButton}</LinkButton>}
      />
    </>
  )
}

type DocRowProps = ReturnType<typeof listed> & { link: string }

function DocRow({ href, title, summary, length, updatedOn, questions, link }: DocRowProps) {
  return (
    <section className="doc-row" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{summary}</p>
        <p className="soft">
          {length}
          <br />
          Updated <CalendarDate date={updatedOn} />
        </p>
        <Link to={href}>
          {link}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      <ItemRows items={questions} />
    </section>
  )
}
