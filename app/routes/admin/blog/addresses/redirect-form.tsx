import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { redirectsCrumb } from '../words.ts'

/** @param from what is typed already */
export function NewRedirect({ from }: { from: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="redirect"
      action={redirectsCrumb.href}
      defaults={{ from, kind: '301' }}
      button={say('Add redirect')}
    >
      <h2>{say('Add redirect')}</h2>
      <RedirectFields />
    </StaffForm>
  )
}

/** The fields that a new and an existing redirect share. */
export function RedirectFields() {
  const say = useSay()
  return (
    <>
      <div className="form-grid">
        <TextField name="from" label={say('From|redirect')} hint={say('A path, such as /old-page')} required />
        <TextField name="to" label={say('To|redirect')} hint={say('A path, or https://…')} required />
      </div>
      <SelectField
        name="kind"
        label={say('Type')}
        required
        options={[
          { value: '301', label: 'Permanent (301)' },
          { value: '302', label: 'Temporary (302)' },
        ]}
      />
    </>
  )
}
