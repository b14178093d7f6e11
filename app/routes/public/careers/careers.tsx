// The web development courses: the list by path, and below it the enrolment panel of the chosen course.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { db } from '#app/db.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { careersHref } from './careers-href.ts'
import { CourseList } from './course-list.tsx'
import { courseTeaser, enrolmentData } from './enrolment.server.ts'
import { EnrolmentPanel, useEnrolmentFocus } from './enrolment-panel.tsx'
import { EnrolmentThanks } from './enrolment-thanks.tsx'
import { PromoBanner } from './promo-banner.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [{ page, ...enrolment }, courses] = await Promise.all([
    enrolmentData(request, now),
    readCourses(db, now, language),
  ])
  const { features, title, metaDescription, heroTitle, heroSubtitle, heroButton, listTitle, callTitle, callText } = page
  return {
    ...brought,
    ...phrasesFor(request, 'applications', 'courses'),
    ...enrolment,
    tabs: enrolment.tabs.filter(({ id }) => id === 'all' || courses.some(({ path }) => path === id)),
    page: { title, metaDescription, heroTitle, heroSubtitle, heroButton, listTitle, callTitle, callText },
    courses: courses.map(courseTeaser),
    features,
    discountKey: issueFormKey('discount', now),
  }
}

export const shouldRevalidate = sameDataUnlessQuery('code')

export default function CareersPage() {
  const [search] = useSearchParams()
  const { page, labels, courses, features, discountKey } = useLoaderData<typeof loader>()
  const say = useSay()
  const ofPath = courses.filter(({ path }) => path === search.get('path')).length
  const chosen = courses.find(({ id }) => id === search.get('course'))
  const isSent = useJustSent(chosen?.id)
  useEnrolmentFocus(chosen?.id, isSent)
  return (
    <>
      <Hero
        title={page.heroTitle}
        count={ofPath > 0 ? say('{count} of {total}', { count: ofPath, total: courses.length }) : courses.length}
        lead={page.heroSubtitle}
        actions={
          <a className={buttonClass()} href="#courses">
            {page.heroButton}
          </a>
        }
      />
      {isSent && !chosen ? <EnrolmentThanks /> : null}
      <Section id="courses">
        <h2 className="list-label">{page.listTitle}</h2>
        <CourseList courses={courses} />
        {chosen ? <EnrolmentPanel course={chosen} /> : null}
      </Section>
      <Section tone="band">
        <SectionHeader title={page.callTitle} lead={page.callText} />
        <CardGrid as="ul">
          {features.map(({ icon, title, description }) => (
            <Card as="li" key={title} icon={icon} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
        <div className="section-more">
          <LinkButton to={careersHref(search, { path: 'all' }, '#courses')}>{labels.browseButton}</LinkButton>
        </div>
      </Section>
      {chosen ? null : <PromoBanner formKey={discountKey} isPriced={courses.some(({ price }) => price !== null)} />}
    </>
  )
}

/**
 * True after the form was accepted until another course is chosen: with scripts the page stays, and its message with
 * it.
 */
function useJustSent(chosen: string | undefined): boolean {
  const thanksId = useFlash('application')?.id
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (chosen) setPast(thanksId)
  }, [chosen, thanksId])
  return thanksId !== undefined && thanksId !== past
}
