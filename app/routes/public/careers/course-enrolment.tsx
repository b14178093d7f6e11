import { useActionData, useLoaderData, useParams, useSearchParams } from '@remix-run/react'
import { ApplicationForm, type AppliedFor } from '#app/features/applications/application-form.tsx'
import type { FormPlace } from '#app/features/applications/words.ts'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { useSay } from '#app/languages/say.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { careersHref, courseHref } from './careers-href.ts'
import { DiscountNotice } from './discount-notice.tsx'
import type { EnrolmentData } from './enrolment.server.ts'

/**
 * The application form of a course, in the panel of the course list and on the course's own page.
 * @param isNoted the page's head has the note already
 */
export function CourseEnrolment({ course, isNoted }: { course: AppliedFor; isNoted?: boolean }) {
  const { labels, formKey, discount } = useLoaderData<EnrolmentData>()
  const from = useFormPlace()
  // The link of the offer loads the page anew: above a refused form it would lose what was typed.
  const isRedrawn = useActionData() !== undefined
  return (
    <>
      {isNoted ? null : <p>{labels.applicationNote}</p>}
      {discount ? <DiscountNotice discount={discount} /> : null}
      {discount || isRedrawn ? null : <OfferHere course={course.id} from={from} />}
      <ApplicationForm course={course} formKey={formKey} from={from} code={discount?.ok ? discount.code : ''} />
    </>
  )
}

/** The current offer; its link fills the code into the form below. */
function OfferHere({ course, from }: { course: string; from: FormPlace }) {
  const { offer, labels } = useLoaderData<EnrolmentData>()
  const [search] = useSearchParams()
  if (!offer) return null
  const withCode = new URLSearchParams(search)
  withCode.set('code', offer.code)
  const here =
    from === 'course' ? courseHref(withCode, course, '#enroll') : careersHref(withCode, { course }, '#enroll')
  return (
    <div className="cluster promo offer-here" data-align="ends">
      <p className="promo-text">
        {offer.text} <strong className="promo-code">{offer.code}</strong>
      </p>
      <PageLink className={buttonClass('outline')} href={here} preventScrollReset>
        {labels.promoButton}
      </PageLink>
    </div>
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

type EnrolmentThanksProps = {
  id?: string
  /** The page with the other courses. */
  others?: string
}

/** Replaces the panel once its form was accepted. */
export function EnrolmentThanks({ id = 'enroll', others = '/careers#courses' }: EnrolmentThanksProps) {
  const say = useSay()
  return (
    <Section id={id} tone="muted" labelledBy="enrolment-sent">
      <div className="card enrolment">
        <h2 id="enrolment-sent" className="size-h3">
          {say('Your application')}
        </h2>
        <FormReceipt form="application" another={{ label: say('Look at the other courses'), to: others }} />
      </div>
    </Section>
  )
}
