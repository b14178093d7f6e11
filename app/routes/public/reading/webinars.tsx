import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/sections/ticket.css'
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
    ticket: page.webinarSheet,
    way: { ...page.webinarSteps, steps: page.webinarWays },
    items: webinars.map(({ href, title, summary, publishedOn }) => ({ href, title, summary, date: publishedOn })),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function WebinarsPage() {
  const { kind, newsletterButton, items } = useLoaderData<typeof loader>()
  return (
    <>
      <ResourceHero kind={kind} count={items.length} whileEmpty={newsletterButton} />
      {items.length > 0 ? (
        <Section>
          <ItemRows items={items} level={2} />
        </Section>
      ) : (
        <WithoutWebinars />
      )}
    </>
  )
}

/** A blank ticket, and how one takes part. */
function WithoutWebinars() {
  const { kind, ticket, way } = useLoaderData<typeof loader>()
  return (
    <>
      <Section>
        <figure className="ticket">
          <figcaption>
            {ticket.name} <Badge tone="neutral">Blank form</Badge>
          </figcaption>
          <p>{kind.intro}</p>
          <dl>
            {ticket.lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </Section>
      <Section>
        <Editorial title={way.title} lead={way.lead}>
          <Steps steps={way.steps} />
        </Editorial>
      </Section>
    </>
  )
}
