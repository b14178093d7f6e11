import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { Section } from '#app/ui/section.tsx'

/** Replaces the panel once its form was accepted. */
export function EnrolmentThanks({ id = 'enroll' }: { id?: string }) {
  return (
    <Section id={id} tone="muted" labelledBy="enrolment-sent">
      <div className="card enrolment">
        <h2 id="enrolment-sent">Your application</h2>
        <FormReceipt form="application" another={{ label: 'Look at the other courses', to: '/careers#courses' }} />
      </div>
    </Section>
  )
}
