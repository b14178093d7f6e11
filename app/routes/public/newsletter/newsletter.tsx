import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postPath } from '#app/features/blog/post.ts'
import { listPublished } from '#app/features/blog/store/published.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { issuesPerPage, listNewestIssues, listSentIssues } from '#app/features/newsletter/archive.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { subscribeSchema } from '#app/features/newsletter/schema.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { failedToSubscribe, noTracking, thankYou } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import type { TextSource } from '#app/features/texts/edition.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn, languageOfPath } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { blogFilter } from '#app/routes/public/blog/blog-filter.ts'
import { blogZone } from '#app/routes/public/blog/blog-paths.ts'
import { countPages } from '#app/routes/public/blog/cards.server.ts'
import { OtherLanguages } from '#app/routes/public/reading/other-languages.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pieces/lists.css'
import '#app/ui/styles/sections/showcase.css'
import { env } from '#app/env.server.ts'
import { issuesListPath } from '#app/features/newsletter/issue-path.ts'
import type { Language } from '#db/tables/records.ts'
import { issueFeedLink, versionsOfIssue } from './issue-paths.ts'
import { IssueSheet, NewsletterFrame } from './newsletter-frame.tsx'

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription }),
  ...(args.data?.past ? [issueFeedLink(args.data.past.appUrl, languageOfPath(args.location.pathname))] : []),
]

const newest = 3

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  // A page in another language than English shows articles in that language only.
  const filter = language === 'en' ? {} : { language }
  const { posts } = await listPublished(db, filter, { now, size: newest })
  return {
    ...phrasesFor(request, 'newsletter'),
    page: await readPage(texts, newsletterPageTexts, now, language),
    consent: await readConsent(db, language),
    formKey: issueFormKey('newsletter', now),
    posts: posts.map(({ id, slug, title, summary, language }) => ({ id, slug, title, summary, language })),
    issue: await newestIssue(language),
    past: await pastIssues(request, texts, now),
  }
}

/** Choosing a page of past issues is all that the query does. */
export const shouldRevalidate = sameDataUnlessQuery('page')

type Text = { language: Language; subject: string; preheader: string }
type Sent = { number: number; sentAt: number; texts: readonly Text[] }

/** Draws issues with their text in the page's language first, if they have that. */
async function issuesIn(language: Language) {
  const closed = await closedLanguages(db)
  return ({ number, sentAt, texts }: Sent) => {
    const all = versionsOfIssue(number, texts, closed)
    const own = all.filter((one) => one.language === language)
    return { number, sentAt, texts: [...own, ...all.filter((one) => one.language !== language)] }
  }
}

async function newestIssue(language: Language) {
  const [newest] = (await listNewestIssues(db, 1)).map(await issuesIn(language))
  const text = newest?.texts[0]
  return newest && text ? { number: newest.number, sentAt: newest.sentAt, ...text } : null
}

/** A page of all issues that were sent, newest first; null before the first. */
async function pastIssues(request: Request, texts: TextSource, now: number) {
  const language = languageOfRequest(request)
  const { page } = blogFilter(new URL(request.url).searchParams)
  if (page === 0) throw new Response(null, { status: 404 })
  const { issues, total } = await listSentIssues(db, page)
  const pages = countPages(page, total, issuesPerPage)
  if (total === 0) return null
  return {
    heading: await readHeading(texts, 'newsletter-issues', now, language),
    issues: issues.map(await issuesIn(language)),
    page,
    pages,
    appUrl: env.APP_URL,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'newsletter', subscribeSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => subscribe(db, form.value, form.context), failedToSubscribe)
  if (!stored.ok) return stored.response
  const text = sayIn(form.pageLanguage)(thankYou)
  const page = hrefIn(form.pageLanguage, `${form.value.from}#signup`)
  return redirectWithFlash(page, { form: 'newsletter', kind: 'success', text })
}

export default function NewsletterPage() {
  const { page, consent, formKey, posts, issue, past } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  const ofPage = useLanguage()
  const aside = (
    <>
      <p>{say(noTracking)}</p>
      <p>
        <Said
          phrase="Already subscribed? {link}"
          values={{ link: <Link to={hrefIn('/newsletter/unsubscribe')}>{say('Unsubscribe here')}</Link> }}
        />
      </p>
    </>
  )
  return (
    <>
      <NewsletterFrame
        title={page.title}
        lead={page.lead}
        aside={{ title: page.stepsTitle, steps: page.steps, content: <div className="prose">{aside}</div> }}
        sheet={issue ? <NewestIssue issue={issue} /> : <SampleIssue />}
      >
        <NewsletterForm formKey={formKey} consent={consent} from="/newsletter" />
      </NewsletterFrame>
      {past ? <PastIssues {...past} /> : null}
      {posts.length > 0 ? (
        <Section tone="muted" labelledBy="what-arrives">
          <Editorial id="what-arrives" title={page.arrivesTitle} lead={page.arrivesText}>
            <ul className="entries lines">
              {posts.map(({ id, slug, title, summary, language }) => (
                <li key={id} className="beside" lang={language === ofPage ? undefined : language}>
                  <h3>
                    <Link to={postPath(slug)} className="card-link">
                      {title}
                    </Link>
                  </h3>
                  <p className="soft">{summary}</p>
                </li>
              ))}
            </ul>
          </Editorial>
        </Section>
      ) : null}
    </>
  )
}

/** The contents of an issue, shown until there is one; the heading stands above the newest articles, if there are any. */
function SampleIssue() {
  const { page, posts } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <IssueSheet badge={say('Sample')}>
      {posts.length > 0 ? <p className="issue-title">{page.title}</p> : <h2>{page.arrivesTitle}</h2>}
      <ul className="issue-points">
        {page.arrives.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </IssueSheet>
  )
}

type NewestIssueProps = { issue: NonNullable<Awaited<ReturnType<typeof newestIssue>>> }

function NewestIssue({ issue: { number, sentAt, language, title, preheader, href } }: NewestIssueProps) {
  const say = useSay()
  const isOwn = useLanguage() === language
  return (
    <IssueSheet badge={say('No. {number}', { number })}>
      <p className="soft">
        {say('Newest issue')} · <Moment at={sentAt} zone={blogZone} only="date" />
      </p>
      <h2 id="newest-issue" lang={language}>
        {title}
      </h2>
      {preheader ? (
        <p className="soft" lang={language}>
          {preheader}
        </p>
      ) : null}
      <p>
        <Link to={href} hrefLang={isOwn ? undefined : language}>
          {say('Read this issue')}
        </Link>
      </p>
      <div className="issue-lines" />
    </IssueSheet>
  )
}

type PastIssuesProps = NonNullable<Awaited<ReturnType<typeof pastIssues>>>

function PastIssues({ heading, issues, page, pages }: PastIssuesProps) {
  const hrefIn = useHrefIn()
  return (
    <Section id="issues" labelledBy="past-issues">
      <Editorial id="past-issues" title={heading.title} lead={heading.intro || heading.description}>
        <ul className="lines issue-list">
          {issues.map((issue) => (
            <PastIssue key={issue.number} {...issue} />
          ))}
        </ul>
        <Pagination
          current={page}
          total={pages}
          href={(number) => hrefIn(number > 1 ? `/newsletter?page=${number}#issues` : issuesListPath)}
        />
      </Editorial>
    </Section>
  )
}

function PastIssue({ number, sentAt, texts: [first, ...others] }: PastIssuesProps['issues'][number]) {
  const say = useSay()
  const pageLanguage = useLanguage()
  if (!first) return null
  const { language, title, preheader, href } = first
  return (
    <li className="beside">
      <div>
        <h3 lang={language}>
          <Link to={href} hrefLang={language === pageLanguage ? undefined : language}>
            {title}
          </Link>
        </h3>
        <p className="note">
          {say('No. {number}', { number })} · <Moment at={sentAt} zone={blogZone} only="date" />
        </p>
      </div>
      <div>
        {preheader ? (
          <p className="soft" lang={language}>
            {preheader}
          </p>
        ) : null}
        <OtherLanguages of={others} className="note" />
      </div>
    </li>
  )
}
