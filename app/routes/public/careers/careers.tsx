// The web development courses: the list by path, and the enrolment panel of the course that was chosen.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { courseFeatures, coursesPage, findCourse } from '#app/content/courses.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { useFlash } from '#app/http/flash.ts'
import { sameDataUnlessQuery } from '#app/http/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { careersHref } from './careers-href.ts'
import { CourseList } from './course-list.tsx'
import { enrolmentData, offerToShow } from './enrolment.server.ts'
import { EnrolmentPanel, useEnrolmentFocus } from './enrolment-panel.tsx'
import { EnrolmentThanks } from './enrolment-thanks.tsx'
import { PromoBanner } from './promo-banner.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: coursesPage.title, description: coursesPage.metaDescription })

export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now()
  const [enrolment, offer] = await Promise.all([enrolmentData(request, now), offerToShow(now)])
  return { ...enrolment, offer, discountKey: issueFormKey('discount', now) }
}

export const shouldRevalidate = sameDataUnlessQuery('code')

export default function CareersPage() {
  const [search] = useSearchParams()
  const chosen = findCourse(search.get('course') ?? '')
  const isSent = useJustSent(chosen?.id)
  useEnrolmentFocus(chosen?.id, isSent)
  return (
    <>
      <PageHero
        seed="courses"
        title={coursesPage.heroTitle}
        lead={coursesPage.heroSubtitle}
        actions={
          <a className={buttonClass()} href="#courses">
            {coursesPage.heroButton}
          </a>
        }
      />
      <Section id="courses">
        <SectionHeader title={coursesPage.listTitle} />
        <CourseList />
      </Section>
      {chosen ? <EnrolmentPanel course={chosen} /> : isSent ? <EnrolmentThanks /> : null}
      <Section tone="band">
        <SectionHeader title={coursesPage.callTitle} lead={coursesPage.callText} />
        <CardGrid as="ul">
          {courseFeatures.map(({ icon, title, description }) => (
            <Card as="li" key={title} icon={icon} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
        <div className="section-more">
          <LinkButton to={careersHref(search, { path: 'all' }, '#courses')}>{coursesPage.browseButton}</LinkButton>
        </div>
      </Section>
      <PromoBanner course={chosen} />
    </>
  )
}

/** Whether the form was taken and no course has been chosen since: with scripts the page, and the message in it, stays. */
function useJustSent(chosen: string | undefined): boolean {
  const sent = useFlash('application')?.id
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (chosen) setPast(sent)
  }, [chosen, sent])
  return sent !== undefined && sent !== past
}
