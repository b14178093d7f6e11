import { subjectKeys } from '#app/content/subject-keys.ts'
import type { Offer } from '#app/features/appointments/offer.server.ts'
import { SlotFields, TimesView, viewOf } from '#app/features/appointments/slot-fields.tsx'
import type { EnquirySubjects } from '#app/features/texts/subjects.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { EmailField } from '#app/forms/fields/email-field.tsx'
import { HiddenField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { useField } from '#app/forms/form-state.ts'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { TimedSentence } from '#app/ui/text/your-time.tsx'
import { FormFoot } from './enquiry-fields.tsx'
import { failedToSend } from './words.ts'

type ConnectFormProps = { formKey: string; about: EnquirySubjects; offer: Offer | null; promise: TimedSentence }

const timesWished = 'Tell us which days and times suit you, and your time zone, and we will suggest a time.'

/**
 * The form Connect With Us; its owner page is /cta with the subject in its query. @param about the subject, if the page
 * knows it @param offer the free times for a consultation; null while none are offered
 */
export function ConnectForm({ formKey, about, offer, promise }: ConnectFormProps) {
  const page = (query: Record<string, string>) =>
    `/cta${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`
  const say = useSay()
  return (
    <FormReceipt
      form="connect"
      another={{ label: say('Send Another Message'), to: `${page(about)}#connect-with-us` }}
      returns
    >
      <ActionForm
        form="connect"
        action={page({ ...about, ...(offer && viewOf(offer)) })}
        formKey={formKey}
        defaults={about}
        failure={say(failedToSend)}
      >
        <div className="form-grid">
          <TextField name="name" label={say('Name')} autoComplete="name" required />
          <EmailField />
        </div>
        <TextArea name="message" label={say('Message')} hint={offer ? undefined : say(timesWished)} required />
        {offer ? <SlotFields offer={offer} path="/cta" keeps={about} isOptional /> : null}
        <PhoneForCall isOffered={offer !== null} />
        {subjectKeys.map((key) => (
          <HiddenField key={key} name={key} />
        ))}
        <FormFoot promise={promise} />
        <SubmitButton busy={say('Sending...')}>
          {say(about.intent === 'demo' ? 'Schedule a Demo' : 'Schedule a Consultation')}
        </SubmitButton>
      </ActionForm>
      {offer ? <TimesView offer={offer} path="/cta" keeps={about} anchor="connect" /> : null}
    </FormReceipt>
  )
}

/** With a time to choose; a typed number stays also when none is offered any more. */
function PhoneForCall({ isOffered }: { isOffered: boolean }) {
  const say = useSay()
  const { value } = useField('phone')
  if (!isOffered && !value) return null
  const hint = say('The number that we call at your time. Without one, we propose a video call.')
  return <TextField name="phone" label={say('Phone')} hint={hint} type="tel" autoComplete="tel" />
}
