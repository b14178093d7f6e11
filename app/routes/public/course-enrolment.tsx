import { type Course, coursesPage } from '#app/content/courses.ts'
import { LinkButton } from '#app/ui/button.tsx'

/** How to apply for a course; drawn in the panel of the course list and on the course's own page. */
export function CourseEnrolment({ course }: { course: Course }) {
  return (
    <>
      <p>{coursesPage.applicationNote}</p>
      <div className="button-row">
        <LinkButton to={`/contact?subject=${encodeURIComponent(`Course application: ${course.name}`)}`}>
          Apply for {course.name}
        </LinkButton>
      </div>
    </>
  )
}
