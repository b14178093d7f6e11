// A newsletter issue on the web: one public address for all readers of a language, without personal links.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { findIssuePage, type SentIssue } from '#app/features/newsletter/archive.server.ts'
import { noTracking } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { lastingRedirect } from '#app/http/browser/lasting-redirect.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, type Say } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { blogZone } from '#app/routes/public/blog/blog-paths.ts'
import { articleData } from '#app/routes/public/reading/article-data.ts'
import { OtherLanguages } from '#app/routes/public/reading/other-languages.tsx'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/archive.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import { issuePath, issuesListPath } from '#app/features/newsletter/issue-path.ts'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import type { Language } from '#db/tables/records.ts'
import { drawIssueText, type IssuePart } from './issue-parts.server.ts'
import { alternatesOfIssue, issueFeedLink, versionsOfIssue } from './issue-paths.ts'

type Shown = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { appUrl, subject, preheader, pageLanguage, texts, isListed, path } = args.data
  const say = sayFrom(args.matches)
  return [
    ...pageMeta(args, {
      title: subject,
      description: preheader || undefined,
      noindex: !isListed,
      type: 'article',
      locale: pageLanguages[pageLanguage].locale.replace('-', '_'),
      canonicalPath: path,
      languages: alternatesOfIssue(texts),
      structured: [articleOf(args.data), breadcrumbData(crumbsOf(say, subject))],
    }),
    issueFeedLink(appUrl, pageLanguage),
  ]
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const number = /^[1-9]\d{0,8}$/.test(params.number ?? '') ? Number(params.number) : null
  const issue = number === null ? null : await findIssuePage(db, number)
  if (!issue) throw new Response(null, { status: 404 })
  const closed = await closedLanguages(db)
  const text = textFor(request, issue, closed)
  const { subject, preheader, language } = text
  const texts = versionsOfIssue(issue.number, issue.texts, closed)
  const now = Date.now()
  const { subscribeButton, issuesButton } = await readPage(
    await textSource(db, request),
    newsletterPageTexts,
    now,
    languageOfRequest(request),
  )
  return {
    ...phrasesFor(request, 'newsletter'),
    number: issue.number,
    sentAt: issue.sentAt,
    isListed: issue.isListed,
    subject,
    preheader,
    pageLanguage: language,
    path: issuePath(issue.number, language, closed),
    parts: (await drawIssueText(text, now)).parts,
    texts,
    versions: otherLanguages.filter((one) => !closed.includes(one) && texts.some((text) => text.language === one)),
    buttons: { subscribeButton, issuesButton },
    appUrl: env.APP_URL,
  }
}

/**
 * The text in the language of the address. The page in English shows that of a closed language, which its query names,
 * and another where there is none in English.
 *
 * @throws Response 404 where the issue has none in the language, with the page in English if there is one
 */
function textFor(request: Request, { number, texts }: SentIssue, closed: readonly Language[]) {
  const here = languageOfRequest(request)
  const { searchParams } = new URL(request.url)
  const wanted = here === 'en' ? searchParams.get('language') : here
  const text = texts.find(({ language }) => language === wanted)
  if (here === 'en' && text && text.language !== 'en' && !closed.includes(text.language))
    throw lastingRedirect(issuePath(number, text.language))
  const shown = text ?? (here === 'en' ? texts[0] : undefined)
  if (shown) return shown
  const isInEnglish = texts.some(({ language }) => language === 'en')
  throw data(isInEnglish ? { english: issuePath(number, 'en') } : null, { status: 404 })
}

export const shouldRevalidate = sameDataUnlessQuery('language')

const crumbsOf = (say: Say, subject: string) => [{ label: say('Newsletter'), href: '/newsletter' }, { label: subject }]

const articleOf = ({ path, subject, preheader, sentAt, pageLanguage }: Shown) =>
  articleData({
    title: subject,
    description: preheader || undefined,
    path,
    language: pageLanguage,
    publishedOn: new Date(sentAt).toISOString(),
  })

export default function NewsletterIssuePage() {
  const { number, sentAt, subject, preheader, pageLanguage, parts, texts, buttons } = useLoaderData<typeof loader>()
  const say = useSay()
  const lang = pageLanguage === 'en' ? undefined : pageLanguage
  const others = texts.filter(({ language }) => language !== pageLanguage)
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={crumbsOf(say, subject)} />}
        kicker={say('Newsletter no. {number}', { number })}
        title={<span lang={lang}>{subject}</span>}
        lead={preheader ? <span lang={lang}>{preheader}</span> : undefined}
      >
        <p className="cluster note post-byline">
          <Moment at={sentAt} zone={blogZone} only="date" />
        </p>
        <OtherLanguages of={others} className="post-translations" />
      </Hero>
      <Section tone="muted" tight>
        <div className="columns" data-wide="first">
          <IssueBody parts={parts} language={pageLanguage} />
          <div className="issue-rail">
            <div className="sticky stack">
              <p>{say(noTracking)}</p>
              <LinkButton to="/newsletter">{buttons.subscribeButton}</LinkButton>
              <LinkButton to={issuesListPath} variant="outline">
                {buttons.issuesButton}
              </LinkButton>
            </div>
          </div>
        </div>
      </Section>
    </>
  )
}

function IssueBody({ parts, language }: { parts: readonly IssuePart[]; language: Language }) {
  return (
    <div className="card issue-body">
      {parts.map((part) => (
        <Part key={part.at} part={part} language={language} />
      ))}
    </div>
  )
}

function Part({ part, language }: { part: IssuePart; language: Language }) {
  const lang = language === 'en' ? undefined : language
  if (part.kind === 'text') return <ArticleText html={part.html} language={language} />
  if (part.kind === 'button') {
    return (
      <p className="button-row" lang={lang}>
        <LinkButton to={part.href}>{part.label}</LinkButton>
      </p>
    )
  }
  return (
    <p className="stack issue-post" data-gap="s" lang={part.language}>
      <PageLink href={part.href}>{part.title}</PageLink>
      <span>{part.summary}</span>
    </p>
  )
}
