import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { Section } from '#app/ui/section.tsx'

/** Stands where the panel was, once its form was taken. */
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
