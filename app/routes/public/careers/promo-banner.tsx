import { useLoaderData } from '@remix-run/react'
import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Section } from '#app/ui/section.tsx'
import { StaffSlot } from '../staff-slot.tsx'
import { useFormPlace } from './course-enrolment.tsx'
import { DiscountNotice } from './discount-notice.tsx'
import type { EnrolmentData } from './enrolment.server.ts'

/** The current offer, with the form that applies its code; once a course is chosen it stands there. */
export function PromoBanner({ formKey, isPriced }: { formKey: string; isPriced: boolean }) {
  const { offer, discount, labels } = useLoaderData<EnrolmentData>()
  const from = useFormPlace()
  const say = useSay()
  if (!offer && !discount)
    return (
      <StaffSlot title={labels.promoButton} to="/dashboard/careers/codes" label={say('A discount code that runs')} />
    )
  return (
    <Section id="offer" tone="muted" tight>
      <div className="card promo">
        <DiscountNotice discount={discount} />
        {discount?.ok ? (
          <p>
            <a href="#courses">{say('Choose a course')}</a>
          </p>
        ) : offer ? (
          <>
            <p className="promo-text">
              {offer.text} <strong className="promo-code">{offer.code}</strong>
              {isPriced ? null : (
                <small>{say('Prices are still to be set. Your discount is taken off the price when it is set.')}</small>
              )}
            </p>
            <DiscountForm formKey={formKey} button={labels.promoButton} code={offer.code} from={from} />
          </>
        ) : null}
      </div>
    </Section>
  )
}
