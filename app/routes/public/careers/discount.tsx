// The page that checks a discount code; the form in the offer on /careers posts to it.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { checkCode } from '#app/features/applications/promo.server.ts'
import { discountSchema } from '#app/features/applications/schema.ts'
import { failedToApply } from '#app/features/applications/words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import type { TextSource } from '#app/features/texts/edition.server.ts'
import { type Course, coursePaths, coursesPageTexts, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/pages/discount.css'
import '#app/ui/styles/sections/form-head.css'
import '#app/ui/styles/sections/link-rows.css'
import type { Language } from '#db/tables/records.ts'
import { careersHref, courseHref } from './careers-href.ts'
import { DiscountNotice } from './discount-notice.tsx'
import { discountOf, offerToShow } from './enrolment.server.ts'
import '#app/ui/styles/sections/steps.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const { promoButton, promoText, codeLead, browseButton, codeTitle, codeSteps } = await readPage(
    texts,
    coursesPageTexts,
    now,
    language,
  )
  const offer = await offerToShow(now, promoText)
  const hasList = await hasListIn(texts, language, now)
  return {
    ...phrasesFor(request, 'applications'),
    title: promoButton,
    lead: codeLead,
    browse: browseButton,
    formKey: issueFormKey('discount', now),
    offer,
    hasList,
    applied: hasList ? null : await discountOf(request, now),
    how: { title: codeTitle, steps: codeSteps },
    paths: hasList ? [] : await coursesByPath(texts, now, language),
  }
}

/** In other languages than English the courses have a list once it is signed off. */
const hasListIn = async (texts: TextSource, language: Language, now: number) =>
  language === 'en' || (await reviewedPaths(texts, language, now)).includes('/careers')

/** Where the courses have no list yet, those that a code can be used for. */
async function coursesByPath(texts: TextSource, now: number, language: Language) {
  const courses = await readCourses(texts, now, 'en')
  const say = sayIn(language)
  const factsOf = (weeks: number, level: Course['level']) =>
    `${say('{count, plural, one {# week} other {# weeks}}', { count: weeks })} · ${say(level)}`
  return coursePaths.map(({ value, label: path }) => ({
    title: say(path),
    courses: courses
      .filter(({ path }) => path === value)
      .map(({ id, name, level, weeks }) => ({ id, name, facts: factsOf(weeks, level) })),
  }))
}

export const shouldRevalidate = sameDataUnlessQuery('code')

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'discount', discountSchema)
  if (!form.ok) return form.response
  const { code, from } = form.value
  const checked = await form.attempt(() => checkCode(db, code, Date.now()), failedToApply)
  if (!checked.ok) return checked.response
  if (!checked.value.ok) return form.refuse({ errors: { code: [checked.value.problem] } })
  const carried = new URLSearchParams({ code: checked.value.code })
  const language = form.pageLanguage
  if (!(await hasListIn(db, language, Date.now())))
    return redirect(hrefIn(language, `/careers/discount?${carried}`), 303)
  const list = careersHref(carried, { path: from === 'all' || from === 'course' ? undefined : from }, '#offer')
  return redirect(hrefIn(language, list, ['/careers']), 303)
}

export default function DiscountPage() {
  const { title, lead, browse, formKey, offer, hasList, applied, how } = useLoaderData<typeof loader>()
  const say = useSay()
  const crumbs = [{ label: say('Courses'), href: '/careers' }, { label: title }]
  return (
    <>
      <Hero
        breadcrumbs={hasList ? <Breadcrumbs items={crumbs} /> : undefined}
        title={title}
        lead={offer ? `${offer.text} ${offer.code}` : lead}
        art={
          <div className="paper code-steps">
            <h2>{how.title}</h2>
            <Steps steps={how.steps} />
          </div>
        }
      >
        <div className="form-place">
          <DiscountNotice discount={applied} />
          <DiscountForm formKey={formKey} button={title} code={offer?.code ?? ''} />
          {hasList ? <PageLink href="/careers#courses">{browse}</PageLink> : null}
        </div>
      </Hero>
      {hasList ? null : <Courses />}
    </>
  )
}

/** The links keep a code that is valid. */
function Courses() {
  const { applied, paths } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  const kept = applied?.ok ? search : new URLSearchParams()
  return (
    <Section>
      <nav className="columns code-courses" aria-labelledby="code-courses">
        <h2 id="code-courses">{say('Choose a course')}</h2>
        {paths.map(({ title, courses }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="link-rows">
              {courses.map(({ id, name, facts }) => (
                <li key={id}>
                  <Link to={hrefIn(courseHref(kept, id, '#enroll'))}>
                    <strong lang="en">{name}</strong> <span>{facts}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Section>
  )
}
