import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { findWhitepaper } from '#app/content/whitepapers.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CalendarDate } from '#app/ui/calendar-date.tsx'
import { CtaBand } from '#app/ui/section.tsx'
import { ReadingPage } from './reading-page.tsx'

const crumbsOf = ({ title }: { title: string }) => [
  { label: 'Resources', href: '/resources' },
  { label: 'Whitepapers', href: '/resources/whitepapers' },
  { label: title },
]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.paper.title,
      description: args.data.paper.metaDescription,
      structured: [breadcrumbData(crumbsOf(args.data.paper))],
    },
  )

export function loader({ params }: LoaderFunctionArgs) {
  const paper = findWhitepaper(params.paper ?? '')
  if (!paper) throw new Response(null, { status: 404 })
  return { paper, language: languageNames[paper.language] }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function WhitepaperPage() {
  const { paper, language } = useLoaderData<typeof loader>()
  const kicker = (
    <>
      Whitepaper, <CalendarDate date={paper.publishedOn} />, in {language}
    </>
  )
  return (
    <>
      <ReadingPage text={paper} crumbs={crumbsOf(paper)} kicker={kicker} />
      <CtaBand
        title="Facing this decision?"
        lead="We can go through the questions with you, and will tell you if you do not need us."
        actions={<LinkButton to="/cta">Schedule a Consultation</LinkButton>}
        seed={`${paper.slug}-closing`}
      />
    </>
  )
}
