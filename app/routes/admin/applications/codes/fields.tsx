import type { codeValues } from '#app/features/applications/codes/code-schema.ts'
import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { codes } from './words.ts'

type CodeFormProps = { code: string; isActive: boolean; values: ReturnType<typeof codeValues> }

/** Changes an existing code. */
export function CodeForm({ code, isActive, values }: CodeFormProps) {
  const path = `${codes}/${code}`
  const link = isActive
    ? { to: `${path}/end`, label: 'End now', isLoss: true }
    : { to: `${path}/resume`, label: 'Reactivate' }
  return (
    <StaffForm form="code" action={path} defaults={values} button="Save" link={link}>
      <CodeFields />
      <p>Existing applications keep the discount they were promised.</p>
    </StaffForm>
  )
}

/** The fields that a new and an existing code share. */
export function CodeFields() {
  return (
    <>
      <TextField name="percent" label="Percent off" inputMode="numeric" autoComplete="off" required />
      <TextField name="startsOn" label="First day (Seoul)" hint="Leave empty to accept it at once." type="date" />
      <TextField name="endsOn" label="Last day (Seoul)" hint="Leave empty for no end date." type="date" />
      <TextField
        name="maxUses"
        label="Maximum uses"
        hint="Counted when an application is accepted. Leave empty for no limit."
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="firstCourseOnly">
        First course only
        <span className="row-note">The courses page shows the newest active code of this kind.</span>
      </Checkbox>
    </>
  )
}
