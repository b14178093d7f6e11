import { roleLabels } from '#app/features/staff/role-words.ts'
import { requirementLabels } from '#app/features/staff/two-step/words.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

const options = Object.entries(requirementLabels).map(([value, label]) => ({ value, label }))

/** Each role with the number of its people and what it requires. */
export function RequirementTable({ people }: { people: readonly { role: string; status: string }[] }) {
  const say = useSay()
  return (
    <>
      <DataTable
        caption={say('Security')}
        columns={[say('Role'), say('People'), say('Requirement')]}
        rows={Object.entries(roleLabels).map(([role, label]) => ({
          key: role,
          cells: [
            say(label),
            people.filter((one) => one.role === role && one.status !== 'disabled').length,
            <SelectField key={role} name={role} label={say(label)} options={options} isUnmarked />,
          ],
        }))}
      />
      <p className="field-hint">
        {say(
          'When you require more of a role, its people are signed out if they have a passkey but used only their password.',
        )}{' '}
        {say(
          'A passkey needs a browser with JavaScript. Without it, people sign in with their password and a code; whoever has no passkey yet needs a recovery code each time.',
        )}
      </p>
    </>
  )
}
