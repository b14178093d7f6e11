// The public archive: every issue that was sent, newest first.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { issuesPerPage, listSentIssues } from '#app/features/newsletter/archive.server.ts'
import { noTracking } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { languageOfPath } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { blogFilter } from '#app/routes/public/blog/blog-filter.ts'
import { blogZone } from '#app/routes/public/blog/blog-paths.ts'
import { countPages } from '#app/routes/public/blog/cards.server.ts'
import { OtherLanguages } from '#app/routes/public/reading/other-languages.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/archive.css'
import '#app/ui/styles/pieces/lists.css'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import type { Language } from '#db/tables/records.ts'
import { issueFeedLinks, versionsOfIssue } from './issue-paths.ts'

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(
    args,
    args.data && {
      title: args.data.heading.title,
      description: args.data.heading.description,
      noindex: args.data.total === 0,
    },
  ),
  ...(args.data ? issueFeedLinks(args.data.appUrl, languageOfPath(args.location.pathname)) : []),
]

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const { page } = blogFilter(new URL(request.url).searchParams)
  if (page === 0) throw new Response(null, { status: 404 })
  const { issues, total } = await listSentIssues(db, page)
  const now = Date.now()
  const language = languageOfRequest(request)
  const closed = await closedLanguages(db)
  const heading = await readHeading(texts, 'newsletter-issues', now, language)
  const { subscribeButton } = await readPage(texts, newsletterPageTexts, now, language)
  return {
    ...phrasesFor(request, 'newsletter'),
    heading,
    subscribeButton,
    issues: issues.map(({ number, sentAt, texts }) => ({
      number,
      sentAt,
      texts: versionsOfIssue(number, ownFirst(texts, language), closed),
    })),
    total,
    page,
    pages: countPages(page, total, issuesPerPage),
    appUrl: env.APP_URL,
  }
}

/** In the page's language, if the issue has it. */
const ownFirst = <Text extends { language: Language }>(texts: readonly Text[], language: Language): Text[] => [
  ...texts.filter((text) => text.language === language),
  ...texts.filter((text) => text.language !== language),
]

export const shouldRevalidate = sameDataUnlessQuery('page')

export default function NewsletterIssuesPage() {
  const { heading, subscribeButton, issues, total, page, pages } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <Hero
        breadcrumbs={
          <Breadcrumbs items={[{ label: say('Newsletter'), href: hrefIn('/newsletter') }, { label: heading.title }]} />
        }
        title={heading.title}
        lead={[heading.intro, say(noTracking)].filter(Boolean).join(' ')}
      />
      <Section>
        {total === 0 ? (
          <EmptyState title={say('No issue yet')} hint={say('Subscribe, and we will email you the first one.')} />
        ) : null}
        <ul className="stack issue-list">
          {issues.map((issue) => (
            <Issue key={issue.number} {...issue} />
          ))}
        </ul>
        <Pagination
          current={page}
          total={pages}
          href={(number) => hrefIn(number > 1 ? `${issuesPath}?page=${number}` : issuesPath)}
        />
        <div className="button-row">
          <LinkButton to={hrefIn('/newsletter')} variant="secondary">
            {subscribeButton}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['issues'][number]

function Issue({ number, sentAt, texts: [first, ...others] }: Listed) {
  const say = useSay()
  if (!first) return null
  const { language, title, preheader, href } = first
  return (
    <li>
      <p className="note">
        {say('No. {number}', { number })} · <Moment at={sentAt} zone={blogZone} only="date" />
      </p>
      <h2 lang={language}>
        <Link to={href}>{title}</Link>
      </h2>
      {preheader ? <p lang={language}>{preheader}</p> : null}
      <OtherLanguages of={others} className="note" />
    </li>
  )
}
