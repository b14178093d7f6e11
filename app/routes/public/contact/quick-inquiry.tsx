import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { QuickForm } from '#app/features/enquiries/quick-form.tsx'
import { quickSchema } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { failedToSend, quickThanks } from '#app/features/enquiries/words.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { receiptOf } from '#app/features/records/visitor/visitor.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { contactPageTexts } from '#app/features/texts/kinds/contact-pages.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { FormHead } from '#app/forms/notices/form-receipt.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { cityHours } from '#app/routes/public/city-hours.server.ts'
import { promiseNow } from '#app/time/promise.ts'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { AskBlock } from './ask-block.tsx'
import { prefillNames } from './contact-href.ts'
import { contactPrefill } from './contact-prefill.ts'
import '#app/ui/styles/sections/two-cities.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const { inContent, officesIn } = await readCompany(texts, now)
  const ownDays = ownDaysIn(await officeDays(db))
  const [heading, { officesLink, nextTitle }] = await Promise.all([
    readHeading(texts, 'quick-inquiry', now, language),
    readPage(texts, contactPageTexts, now, language),
  ])
  const { title, intro } = withFacts(heading, inContent[language])
  const { subject = '' } = contactPrefill(new URL(request.url).searchParams, { services: [], plans: [] })
  return {
    ...phrasesFor(request, 'enquiries'),
    title,
    intro,
    next: { title: nextTitle, link: officesLink },
    promise: promiseNow(language, now, ownDays),
    cities: cityHours(language, now, ownDays, officesIn[language]),
    formKey: issueFormKey('quick', now),
    subject,
  }
}

export const shouldRevalidate = sameDataUnlessQuery(...prefillNames)

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'quick', quickSchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => submitEnquiry(db, 'quick', form.value, form.context), failedToSend)
  if (!attempt.ok) return attempt.response
  const on = { language: form.pageLanguage, now: Date.now() }
  const reviewed = await reviewedPaths(db, on.language, on.now)
  const { search } = new URL(request.url)
  const page = hrefIn(on.language, `/${form.value.from ?? 'quick-inquiry'}${search}#quick-inquiry`, reviewed)
  return redirectWithFlash(page, receiptOf('quick', quickThanks, attempt.value, on))
}

export default function QuickInquiryPage() {
  const { title, intro, next, promise, cities, formKey, subject } = useLoaderData<typeof loader>()
  return (
    <>
      <FormHead form="quick" title={title} lead={intro} />
      <AskBlock
        title={next.title}
        promise={promise}
        cities={cities}
        more={
          <p>
            <PageLink href="/contact#offices">{next.link}</PageLink>
          </p>
        }
      >
        <QuickForm formKey={formKey} defaults={{ subject }} />
      </AskBlock>
    </>
  )
}
