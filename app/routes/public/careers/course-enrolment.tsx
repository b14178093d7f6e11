import { useLoaderData, useParams, useSearchParams } from '@remix-run/react'
import { ApplicationForm, type AppliedFor } from '#app/features/applications/application-form.tsx'
import type { FormPlace } from '#app/features/applications/words.ts'
import { DiscountNotice } from './discount-notice.tsx'
import type { EnrolmentData } from './enrolment.server.ts'

/** The application form of a course, in the panel of the course list and on the course's own page. */
export function CourseEnrolment({ course }: { course: AppliedFor }) {
  const { labels, formKey, discount } = useLoaderData<EnrolmentData>()
  const from = useFormPlace()
  return (
    <>
      <p>{labels.applicationNote}</p>
      <DiscountNotice discount={discount} />
      <ApplicationForm course={course} formKey={formKey} from={from} code={discount?.ok ? discount.code : ''} />
    </>
  )
}

/** The page, or the tab of the list, that contains the form. */
export function useFormPlace(): FormPlace {
  const { tabs } = useLoaderData<EnrolmentData>()
  const isCoursePage = useParams().course !== undefined
  const [search] = useSearchParams()
  if (isCoursePage) return 'course'
  return tabs.find(({ id }) => id === search.get('path'))?.id ?? 'all'
}
