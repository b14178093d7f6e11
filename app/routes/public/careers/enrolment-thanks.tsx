import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Section } from '#app/ui/section.tsx'

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
