import { SelectField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import type { ShownImport } from './import.server.ts'

export function ImportForm({ path, status }: Pick<ShownImport, 'status'> & { path: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="import"
      action={path}
      defaults={{ publish: 'draft' }}
      button={status === 'begun' ? say('Continue') : say('Import')}
      busy={say('Importing...')}
    >
      <SelectField
        name="publish"
        label={say('Import posts as')}
        hint={say('Posts for members, paying readers or people with a password always become drafts.')}
        required
        options={[
          { value: 'draft', label: 'Drafts' },
          { value: 'kept', label: 'Their original status: published, scheduled or draft' },
        ]}
      />
    </StaffForm>
  )
}
