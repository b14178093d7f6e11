import { useState } from 'react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField } from '#app/forms/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { SentReceipt } from '#app/forms/sent-receipt.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFlash } from '#app/http/flash.ts'
import { Toasts } from '#app/ui/toasts.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import type { quickPages } from './schema.ts'
import { failedToSend } from './words.ts'

type QuickFormProps = {
  formKey: string
  /** The page it is embedded on; none on its owner page. */
  from?: (typeof quickPages)[number]
  defaults?: FormValues
}

/** The quick inquiry; its owner page is /quick-inquiry. Redirects lead to its `#quick-inquiry`. */
export function QuickForm({ formKey, from, defaults }: QuickFormProps) {
  const sent = useFlash('quick')
  const [left, setLeft] = useState<string>()
  return (
    <div className="form-place" id="quick-inquiry">
      <Toasts message={sent} />
      {sent && sent.id !== left ? (
        <SentReceipt
          key={sent.id}
          form="quick"
          sent={sent}
          another={{ label: 'Send another inquiry', to: `/${from ?? 'quick-inquiry'}#quick-inquiry` }}
          onAnother={() => setLeft(sent.id)}
        />
      ) : (
        <ActionForm
          form="quick"
          action="/quick-inquiry"
          formKey={formKey}
          defaults={{ ...defaults, from: from ?? '' }}
          failure={failedToSend}
          toastFailure
        >
          <EnquiryFields />
          <HiddenField name="from" />
          <SubmitButton busy="Sending...">Send Inquiry</SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}
