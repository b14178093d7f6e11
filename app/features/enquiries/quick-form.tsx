import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { FormReceipt } from '#app/forms/notices/form-receipt.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { TimedSentence } from '#app/ui/text/your-time.tsx'
import { EnquiryFields, FormFoot, ShortEnquiryFields } from './enquiry-fields.tsx'
import type { quickPages } from './schema.ts'
import { failedToSend } from './words.ts'

type QuickFormProps = {
  formKey: string
  /** The page that embeds the form; undefined on its owner page. */
  from?: (typeof quickPages)[number]
  defaults?: FormValues
  promise?: TimedSentence
}

/** The quick inquiry; its owner page is /quick-inquiry. Redirects lead to its `#quick-inquiry`. */
export function QuickForm({ formKey, from, defaults, promise }: QuickFormProps) {
  const say = useSay()
  const about = defaults?.subject ? `?${new URLSearchParams({ subject: String(defaults.subject) })}` : ''
  return (
    <div className="form-place" id="quick-inquiry">
      <FormReceipt
        form="quick"
        another={{ label: say('Send another enquiry'), to: `/${from ?? 'quick-inquiry'}${about}#quick-inquiry` }}
        toasts
      >
        <ActionForm
          form="quick"
          action={`/quick-inquiry${about}`}
          formKey={formKey}
          defaults={{ ...defaults, from: from ?? '' }}
          failure={say(failedToSend)}
          toastFailure
        >
          {from === 'contact' ? <ShortEnquiryFields /> : <EnquiryFields />}
          <HiddenField name="from" />
          <FormFoot promise={promise} />
          <SubmitButton busy={say('Sending...')}>{say('Send enquiry')}</SubmitButton>
        </ActionForm>
      </FormReceipt>
    </div>
  )
}
