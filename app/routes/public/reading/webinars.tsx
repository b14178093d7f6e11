import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { Section } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { papersInstead } from './papers.server.ts'
import { PapersInstead } from './papers-instead.tsx'
import { kindMeta, listKind, ResourceHero } from './resource-kind.tsx'

export const meta: MetaFunction<typeof loader> = (args) => kindMeta(args, args.data?.kind)

export async function loader() {
  const now = Date.now()
  const [page, webinars] = await Promise.all([
    readPage(db, resourcesPageTexts, now),
    readEntries(db, webinarTexts, now),
  ])
  return {
    kind: listKind('webinars', page.webinars, webinars),
    newsletterButton: page.newsletter.button,
    papers: await papersInstead(webinars, now),
    items: webinars.map(({ href, title, summary, publishedOn }) => ({ href, title, summary, date: publishedOn })),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function WebinarsPage() {
  const { kind, newsletterButton, items, papers } = useLoaderData<typeof loader>()
  return (
    <>
      <ResourceHero kind={kind} count={items.length} whileEmpty={newsletterButton} />
      {items.length > 0 ? (
        <Section>
          <ItemRows items={items} level={2} />
        </Section>
      ) : null}
      <PapersInstead papers={papers} />
    </>
  )
}
