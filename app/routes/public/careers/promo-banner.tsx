import { useLoaderData } from '@remix-run/react'
import { type Course, promoText } from '#app/content/courses.ts'
import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { Section } from '#app/ui/section.tsx'
import type { loader } from './careers.tsx'
import { useFormPlace } from './course-enrolment.tsx'
import { DiscountNotice } from './discount-notice.tsx'

/** The offer that runs now, with the form that applies it; nothing while none runs and no code was tried. */
export function PromoBanner({ course }: { course: Course | undefined }) {
  const { offer, discount, discountKey } = useLoaderData<typeof loader>()
  const from = useFormPlace()
  if (!offer && !discount) return null
  return (
    <Section id="offer" tone="muted" tight width="narrow">
      <div className="card promo">
        <DiscountNotice discount={discount} />
        {discount?.ok ? (
          <p>
            <a href={course ? '#enroll' : '#courses'}>
              {course ? `Apply for ${course.name} with it` : 'Choose a course to use it for'}
            </a>
          </p>
        ) : offer ? (
          <>
            <p className="promo-text">
              {promoText(offer.percent)} <strong className="promo-code">{offer.code}</strong>
            </p>
            <DiscountForm formKey={discountKey} code={offer.code} course={course?.id} from={from} />
          </>
        ) : null}
      </div>
    </Section>
  )
}
