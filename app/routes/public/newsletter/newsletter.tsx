import type { ActionFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { newsletterConsent, newsletterPage } from '#app/content/newsletter.ts'
import { db } from '#app/db.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { subscribeSchema } from '#app/features/newsletter/schema.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { failedToSubscribe, thankYou } from '#app/features/newsletter/words.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { readPublicForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export const loader = () => ({
  page: newsletterPage,
  consent: newsletterConsent,
  formKey: issueFormKey('newsletter', Date.now()),
})

export { networkSafeAction as clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'newsletter', subscribeSchema)
  if (!form.ok) return form.response
  const stored = await form.attempt(() => subscribe(db, form.value, form.context), failedToSubscribe)
  if (!stored.ok) return stored.response
  return redirectWithFlash(`${form.value.from}#signup`, { form: 'newsletter', kind: 'success', text: thankYou })
}

export default function NewsletterPage() {
  const { page, consent, formKey } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="newsletter" title={page.title} lead={page.lead} />
      <Section>
        <div className="contact-grid">
          <div>
            <SectionHeader title={page.formTitle} />
            <NewsletterForm formKey={formKey} consent={consent} from="/newsletter" />
          </div>
          <aside className="contact-details" aria-labelledby="what-happens">
            <h2 id="what-happens">{page.stepsTitle}</h2>
            <div className="prose">
              <ol>
                {page.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>
                Already subscribed? <Link to="/newsletter/unsubscribe">Unsubscribe here</Link>
              </p>
            </div>
          </aside>
        </div>
      </Section>
    </>
  )
}
