import type { codeValues } from '#app/features/applications/codes/code-schema.ts'
import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { codes } from './words.ts'

type CodeFormProps = { code: string; isActive: boolean; values: ReturnType<typeof codeValues> }

/** Changes an existing code. */
export function CodeForm({ code, isActive, values }: CodeFormProps) {
  const say = useSay()
  const path = `${codes}/${code}`
  const link = isActive
    ? { to: `${path}/end`, label: say('Switch off'), isLoss: true }
    : { to: `${path}/resume`, label: say('Reactivate') }
  return (
    <StaffForm form="code" action={path} defaults={values} button={say('Save')} link={link}>
      <CodeFields />
      <p>{say('Existing applications keep the discount they were promised.')}</p>
    </StaffForm>
  )
}

/** The fields that a new and an existing code share. */
export function CodeFields() {
  const say = useSay()
  return (
    <>
      <TextField name="percent" label={say('Percent off')} inputMode="numeric" autoComplete="off" required />
      <div className="form-grid">
        <TextField
          name="startsOn"
          label={say('First day (Seoul)')}
          hint={say('Leave empty to accept it at once.')}
          type="date"
        />
        <TextField
          name="endsOn"
          label={say('Last day (Seoul)')}
          hint={say('Leave empty for no end date.')}
          type="date"
        />
      </div>
      <TextField
        name="maxUses"
        label={say('Maximum uses')}
        hint={say(
          'Counted from the application on, and free again when it ends without a place. Leave empty for no limit.',
        )}
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="firstCourseOnly">
        {say('First course only')}
        <span className="row-note">{say('The courses page shows the newest active code of this kind.')}</span>
      </Checkbox>
    </>
  )
}
