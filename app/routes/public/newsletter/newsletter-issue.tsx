// A newsletter issue on the web: one public address for all readers, without personal links.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { findIssuePage } from '#app/features/newsletter/archive.server.ts'
import { issuesTitle, noTracking } from '#app/features/newsletter/words.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { blogZone } from '#app/routes/public/blog/blog-paths.ts'
import { OtherLanguages } from '#app/routes/public/reading/other-languages.tsx'
import { breadcrumbData, byUs, type StructuredData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/pages/issue.css'
import { issuePath, issuesPath } from '#app/features/newsletter/issue-path.ts'
import { IssueBody } from './issue-body.tsx'
import { drawIssueText } from './issue-parts.server.ts'
import { issueFeedLinks, translationsOf } from './issue-paths.ts'

const locales = { en: 'en_GB', ko: 'ko_KR', fr: 'fr_FR' } as const

type Shown = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { appUrl, number, subject, preheader, pageLanguage, languages, isListed } = args.data
  const addresses = languages.map(({ language }) => ({ language, href: issuePath(number, language) }))
  return [
    ...pageMeta(args, {
      title: subject,
      description: preheader || undefined,
      noindex: !isListed,
      type: 'article',
      locale: locales[pageLanguage],
      canonicalPath: issuePath(number, pageLanguage),
      languages: addresses.length > 1 ? addresses : [],
      imageTitle: issuesTitle,
      structured: [articleData(args.data), breadcrumbData(crumbsOf(args.data))],
    }),
    ...issueFeedLinks(appUrl, pageLanguage),
  ]
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const number = /^[1-9]\d{0,8}$/.test(params.number ?? '') ? Number(params.number) : null
  const issue = number === null ? null : await findIssuePage(db, number)
  const asked = new URL(request.url).searchParams.get('language')
  const text = issue?.texts.find(({ language }) => language === asked) ?? issue?.texts[0]
  if (!issue || !text) throw new Response(null, { status: 404 })
  const { subject, preheader, language } = text
  const { subscribeButton, issuesButton } = await readPage(db, newsletterPageTexts, Date.now())
  return {
    number: issue.number,
    sentAt: issue.sentAt,
    isListed: issue.isListed,
    subject,
    preheader,
    pageLanguage: language,
    parts: (await drawIssueText(text, Date.now())).parts,
    languages: issue.texts.map((one) => ({ language: one.language, subject: one.subject })),
    buttons: { subscribeButton, issuesButton },
    appUrl: env.APP_URL,
  }
}

export const shouldRevalidate = sameDataUnlessQuery('language')

const crumbsOf = ({ subject }: Pick<Shown, 'subject'>) => [
  { label: 'Newsletter', href: '/newsletter' },
  { label: issuesTitle, href: issuesPath },
  { label: subject },
]

const articleData =
  ({ number, subject, preheader, sentAt, pageLanguage }: Shown): StructuredData =>
  (appUrl, { look }) => ({
    '@type': 'Article',
    mainEntityOfPage: appUrl + issuePath(number, pageLanguage),
    headline: [...subject].slice(0, 110).join(''),
    description: preheader || undefined,
    inLanguage: pageLanguage,
    datePublished: new Date(sentAt).toISOString(),
    author: byUs(appUrl, look),
    publisher: byUs(appUrl, look),
  })

export default function NewsletterIssuePage() {
  const issue = useLoaderData<typeof loader>()
  const { number, sentAt, subject, preheader, pageLanguage, parts, languages, buttons } = issue
  const lang = pageLanguage === 'en' ? undefined : pageLanguage
  const others = languages.filter(({ language }) => language !== pageLanguage)
  return (
    <>
      <PageHero
        seed={`newsletter-${number}`}
        breadcrumbs={<Breadcrumbs items={crumbsOf(issue)} />}
        kicker={<>Newsletter no. {number}</>}
        title={<span lang={lang}>{subject}</span>}
        lead={preheader ? <span lang={lang}>{preheader}</span> : undefined}
      >
        <p className="post-byline">
          <Moment at={sentAt} zone={blogZone} only="date" />
        </p>
        <OtherLanguages of={translationsOf(number, others)} className="post-translations" />
      </PageHero>
      <Section>
        <IssueBody parts={parts} language={pageLanguage} />
      </Section>
      <Section tight tone="muted">
        <p className="issue-note">{noTracking}</p>
        <div className="button-row">
          <LinkButton to="/newsletter">{buttons.subscribeButton}</LinkButton>
          <LinkButton to={issuesPath} variant="secondary">
            {buttons.issuesButton}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
