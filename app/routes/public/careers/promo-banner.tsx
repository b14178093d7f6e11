import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Section } from '#app/ui/section.tsx'
import { useFormPlace } from './course-enrolment.tsx'
import { DiscountNotice } from './discount-notice.tsx'
import type { EnrolmentData, Offer } from './enrolment.server.ts'

type PromoBannerProps = {
  course: { id: string; name: string } | undefined
  offer: Offer
  discount: EnrolmentData['discount']
  formKey: string
  button: string
}

/** The current offer with the form that applies its code; nothing while no offer runs and no code was tried. */
export function PromoBanner({ course, offer, discount, formKey, button }: PromoBannerProps) {
  const from = useFormPlace()
  const say = useSay()
  if (!offer && !discount) return null
  return (
    <Section id="offer" tone="muted" tight width="narrow">
      <div className="card promo">
        <DiscountNotice discount={discount} />
        {discount?.ok ? (
          <p>
            <a href={course ? '#enroll' : '#courses'}>
              {course ? say('Use it for {course}', { course: course.name }) : say('Choose a course')}
            </a>
          </p>
        ) : offer ? (
          <>
            <p className="promo-text">
              {offer.text} <strong className="promo-code">{offer.code}</strong>
            </p>
            <DiscountForm formKey={formKey} button={button} code={offer.code} course={course?.id} from={from} />
          </>
        ) : null}
      </div>
    </Section>
  )
}
