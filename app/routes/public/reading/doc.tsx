import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { findDoc } from '#app/content/docs.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { CalendarDate } from '#app/ui/calendar-date.tsx'
import { ReadingPage } from './reading-page.tsx'

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
  const doc = findDoc(params.doc ?? '')
  if (!doc) throw new Response(null, { status: 404 })
  const facts = await knownFacts(request)
  return { doc: facts(doc) }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function DocPage() {
  const { doc } = useLoaderData<typeof loader>()
  const kicker = (
    <>
      Updated <CalendarDate date={doc.updatedOn} />
    </>
  )
  return <ReadingPage text={doc} crumbs={crumbsOf(doc)} kicker={kicker} />
}
