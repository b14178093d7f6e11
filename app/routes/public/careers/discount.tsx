// The page that checks a discount code; the form in the offer on /careers posts to it.
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { checkCode } from '#app/features/applications/promo.server.ts'
import { discountSchema } from '#app/features/applications/schema.ts'
import { failedToApply } from '#app/features/applications/words.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { coursesPageTexts } from '#app/features/texts/kinds/courses-page.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { careersHref } from './careers-href.ts'
import { offerToShow } from './enrolment.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, noindex: true })

export async function loader() {
  const now = Date.now()
  const { promoButton, promoText, codeLead } = await readPage(db, coursesPageTexts, now)
  const offer = await offerToShow(now, promoText)
  return { title: promoButton, lead: codeLead, formKey: issueFormKey('discount', now), offer }
}

export { clientAction } from '#app/forms/network-safe-action.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const courses = await readCourses(db, Date.now())
  const form = await readPublicForm({ request, context }, 'discount', discountSchema(courses.map(({ id }) => id)))
  if (!form.ok) return form.response
  const { code, course, from } = form.value
  const checked = await form.attempt(() => checkCode(db, code, Date.now()), failedToApply)
  if (!checked.ok) return checked.response
  if (!checked.value.ok) return form.refuse({ errors: { code: [checked.value.problem] } })
  const carried = new URLSearchParams({ code: checked.value.code })
  const query = { course: course ?? undefined, path: from === 'all' || from === 'course' ? undefined : from }
  return redirect(careersHref(carried, query, course ? '#enroll' : '#offer'), 303)
}

export default function DiscountPage() {
  const { title, lead, formKey, offer } = useLoaderData<typeof loader>()
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Courses', href: '/careers' }, { label: title }]
  return (
    <>
      <PageHero
        seed="discount"
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={title}
        lead={offer ? `${offer.text} ${offer.code}` : lead}
      />
      <Section width="narrow">
        <DiscountForm formKey={formKey} button={title} code={offer?.code ?? ''} />
      </Section>
    </>
  )
}
