import type { ActionFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listPublished } from '#app/features/blog/store/published.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { subscribeSchema } from '#app/features/newsletter/schema.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { failedToSubscribe, noTracking, thankYou } from '#app/features/newsletter/words.ts'
import { newsletterPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { withPictures } from '#app/routes/public/blog/cards.server.ts'
import { PostCards } from '#app/routes/public/blog/post-card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/blog.css'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { NewsletterFrame, TextList } from './newsletter-frame.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

const newest = 3

export async function loader() {
  const now = Date.now()
  const { posts } = await listPublished(db, { category: null }, { now, size: newest })
  return {
    page: await readPage(db, newsletterPageTexts, now),
    consent: await readConsent(db),
    formKey: issueFormKey('newsletter', now),
    posts: await withPictures(posts),
    hasIssues: (await countSentIssues(db)) > 0,
  }
}

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'newsletter', subscribeSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => subscribe(db, form.value, form.context), failedToSubscribe)
  if (!stored.ok) return stored.response
  return redirectWithFlash(`${form.value.from}#signup`, { form: 'newsletter', kind: 'success', text: thankYou })
}

export default function NewsletterPage() {
  const { page, consent, formKey, posts, hasIssues } = useLoaderData<typeof loader>()
  const aside = (
    <>
      <TextList as="ol" items={page.steps} />
      <p>{noTracking}</p>
      {hasIssues ? (
        <p>
          <Link to={issuesPath}>Read past issues</Link>
        </p>
      ) : null}
      <p>
        Already subscribed? <Link to="/newsletter/unsubscribe">Unsubscribe here</Link>
      </p>
    </>
  )
  return (
    <>
      <NewsletterFrame title={page.title} lead={page.lead} aside={{ title: page.stepsTitle, content: aside }}>
        <h2>{page.formTitle}</h2>
        <NewsletterForm formKey={formKey} consent={consent} from="/newsletter" />
      </NewsletterFrame>
      {posts.length > 0 ? (
        <Section tone="muted" labelledBy="what-arrives">
          <SectionHeader id="what-arrives" title={page.arrivesTitle} lead={page.arrivesText} />
          <PostCards posts={posts} level={3} />
        </Section>
      ) : null}
    </>
  )
}
