import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { enterEnquiry } from '#app/features/enquiries/enter-enquiry.server.ts'
import { enteredSchema } from '#app/features/enquiries/schema.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { MoreFields, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { formLabels } from '../enquiries/words.ts'
import { inboxCrumb, inboxPath } from './query.ts'

export const handle = { permission: 'enquiries.write', title: 'Log a call or visit' } as const

export const loader = staffLoader(handle.permission)

export const action = staffAction(handle.permission, enteredSchema, {
  form: 'entered',
  run: async ({ value, by }) => ({ ok: true, reference: await enterEnquiry(db, value, by) }),
  done: (_, { reference }) => ({
    to: recordPath({ kind: 'enquiry', reference }),
    text: message('{reference} saved. No email was sent.', { reference }),
  }),
  failed: 'Failed to save. Please try again.',
})

const ways = (['phone', 'walk_in'] as const).map((value) => ({ value, label: formLabels[value] }))
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

export default function EnterEnquiryPage() {
  const say = useSay()
  return (
    <StaffPage title={say('Log a call or visit')} above={[inboxCrumb]}>
      <ActionForm form="entered" action={`${inboxPath}/new`} className="form card">
        <TextField name="name" label={say('Name')} required />
        <TextField
          name="reach"
          label={say('Email or phone')}
          hint={say('For both, put a comma between them.')}
          spellCheck={false}
        />
        <TextArea name="message" label={say('What they asked')} required />
        <MoreFields label={say('How they got in touch, company, subject, language')} names={['company', 'subject']}>
          <SelectField name="form" label={say('How they got in touch')} options={ways} required />
          <TextField name="company" label={say('Company')} />
          <TextField name="subject" label={say('Subject')} />
          <SelectField name="language" label={say('Language')} options={languages} required />
        </MoreFields>
        <FormActions busy={say('Saving...')} cancel={inboxPath}>
          {say('Save')}
        </FormActions>
      </ActionForm>
    </StaffPage>
  )
}
