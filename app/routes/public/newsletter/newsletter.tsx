import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postPath } from '#app/features/blog/post.ts'
import { listPublished } from '#app/features/blog/store/published.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { listNewestIssues } from '#app/features/newsletter/archive.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { subscribeSchema } from '#app/features/newsletter/schema.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { failedToSubscribe, noTracking, thankYou } from '#app/features/newsletter/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { blogZone } from '#app/routes/public/blog/blog-paths.ts'
import { type ShownCard, withPictures } from '#app/routes/public/blog/cards.server.ts'
import { PostCover } from '#app/routes/public/blog/post-art.tsx'
import { PostCards } from '#app/routes/public/blog/post-card.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/blog.css'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import type { Language } from '#db/tables/records.ts'
import { versionsOfIssue } from './issue-paths.ts'
import { IssueSheet, NewsletterFrame } from './newsletter-frame.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

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
    posts: await withPictures(posts),
    issue: await newestIssue(language),
  }
}

/** In the page's language, if it has that. */
async function newestIssue(language: Language) {
  const [newest] = await listNewestIssues(db, 1)
  if (!newest) return null
  const texts = versionsOfIssue(newest.number, newest.texts, await closedLanguages(db))
  const text = texts.find((one) => one.language === language) ?? texts[0]
  return text ? { number: newest.number, sentAt: newest.sentAt, ...text } : null
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
  const { page, consent, formKey, posts, issue } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  const language = useLanguage()
  const aside = (
    <>
      <p>{say(noTracking)}</p>
      {issue ? (
        <p>
          <Link to={hrefIn(issuesPath)}>{say('Read past issues')}</Link>
        </p>
      ) : null}
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
      {posts.length > 0 ? (
        <Section tone="muted" labelledBy="what-arrives">
          <SectionHeader id="what-arrives" title={page.arrivesTitle} lead={page.arrivesText} />
          {language === 'en' ? <PostCards posts={posts} level={3} /> : <OwnArticles posts={posts} />}
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
  return (
    <IssueSheet badge={say('No. {number}', { number })}>
      <p className="soft">
        {say('Newest issue')} · <Moment at={sentAt} zone={blogZone} only="date" />
      </p>
      <h2 id="newest-issue" lang={language}>
        {title}
      </h2>
      {preheader ? <p lang={language}>{preheader}</p> : null}
      <p>
        <Link to={href}>{say('Read this issue')}</Link>
      </p>
      <div className="issue-lines" />
    </IssueSheet>
  )
}

/** Articles in the page's language, without the frame's words of the blog, which are English. */
const OwnArticles = ({ posts }: { posts: readonly ShownCard[] }) => (
  <div className="post-cards">
    {posts.map(({ id, slug, title, summary, category, picture }) => (
      <Card
        key={id}
        className="post-card"
        title={title}
        to={postPath(slug)}
        art={<PostCover picture={picture} category={category} slug={slug} sizes="(min-width: 60rem) 24rem, 92vw" />}
      >
        <p>{summary}</p>
      </Card>
    ))}
  </div>
)
