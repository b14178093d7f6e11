// The web development courses: the list by path, and the enrolment panel of the course that was chosen.
import { type MetaFunction, useSearchParams } from '@remix-run/react'
import { courseFeatures, coursesPage, findCourse } from '#app/content/courses.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { CourseList } from './course-list.tsx'
import { EnrolmentPanel, useEnrolmentFocus } from './enrolment-panel.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: coursesPage.title, description: coursesPage.metaDescription })

export default function CareersPage() {
  const [search] = useSearchParams()
  const chosen = findCourse(search.get('course') ?? '')
  useEnrolmentFocus(chosen?.id)
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
      {chosen ? <EnrolmentPanel course={chosen} /> : null}
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
          <LinkButton to="/careers?path=all#courses">{coursesPage.browseButton}</LinkButton>
        </div>
      </Section>
    </>
  )
}
