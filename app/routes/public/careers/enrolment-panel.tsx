import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { CourseFacts } from './course-facts.tsx'
import type { CourseTeaser, EnrolmentData } from './enrolment.server.ts'

const titleId = 'enrolment-title'

/** The course chosen in the list, with its application form. */
export function EnrolmentPanel({ course }: { course: CourseTeaser }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const [search] = useSearchParams()
  const say = useSay()
  return (
    <section id="enroll" className="card enrolment" aria-labelledby={titleId}>
      <div className="enrolment-head">
        <h3 id={titleId} tabIndex={-1}>
          {labels.enrollTitle.replace('{course}', course.name)}
        </h3>
        <PageLink
          className={buttonClass('ghost')}
          data-size="s"
          href={careersHref(search, {}, `#course-${course.id}`)}
          preventScrollReset
        >
          <Icon name="x" size={18} />
          <span>
            {say('Close')}
            <span className="visually-hidden"> {say('the application form')}</span>
          </span>
        </PageLink>
      </div>
      <div className="enrolment-facts">
        <Badge>{say(course.level)}</Badge>
        <CourseFacts course={course} />
      </div>
      <p>
        {course.blurb}{' '}
        <PageLink href={courseHref(search, course.id)}>
          {`${labels.outlineTitle} ${say('in {course}', { course: course.name })}`}
        </PageLink>
      </p>
      <CourseEnrolment course={course} />
    </section>
  )
}

/**
 * With scripts the page stays: focus moves to the panel when it opens, and back to its card when it closes. @param
 * isSent the form was accepted, so its thanks keep the focus
 */
export function useEnrolmentFocus(chosen: string | undefined, isSent: boolean) {
  const lastChosen = useRef(chosen)
  useEffect(() => {
    const before = lastChosen.current
    lastChosen.current = chosen
    if (chosen === before || (isSent && !chosen)) return
    const target = chosen ? `#${titleId}` : `#course-${before} .button`
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [chosen, isSent])
}
