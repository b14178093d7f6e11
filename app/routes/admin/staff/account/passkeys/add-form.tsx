import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { passkeysCrumb } from '../words.ts'

type AddFormProps = { form: string; device: string; hasTwoStep: boolean }

/** The first step of adding a passkey. @param device the name that it is given unless another is typed */
export function AddForm({ form, device, hasTwoStep }: AddFormProps) {
  const say = useSay()
  return (
    <StaffForm
      form={form}
      action={passkeysCrumb.href}
      defaults={{ name: device }}
      button={say('Continue')}
      busy={say('One moment...')}
    >
      <h2>{say('Add a passkey')}</h2>
      <p>{say('Your browser then asks for your fingerprint, face or PIN.')}</p>
      <TextField name="name" label={say('Name')} hint={say('For your own reference, such as the device.')} required />
      <ProofFields hasTwoStep={hasTwoStep} />
    </StaffForm>
  )
}
