import { roleLabels } from '#app/features/staff/role-words.ts'
import { requirementLabels } from '#app/features/staff/two-step/words.ts'
import { FieldHint, SelectField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

const options = Object.entries(requirementLabels).map(([value, label]) => ({ value, label }))

const notes = [
  'If you raise a requirement, people in that role who have a passkey but signed in with a password are signed out.',
  'Passkeys need JavaScript. Without it, people who have set up two-step sign-in use their password and a code from their phone; those who only have a passkey can’t sign in. Those who must have a passkey but have none need a recovery code each time.',
] as const satisfies readonly Phrase[]

const noteId = (index: number) => `requirement-note-${index}`

/** Each role with the number of its people and what it requires. */
export function RequirementTable({ people }: { people: readonly { role: string; status: string }[] }) {
  const say = useSay()
  return (
    <fieldset className="stack" aria-describedby={notes.map((_, index) => noteId(index)).join(' ')}>
      <legend className="visually-hidden">{say('Requirement')}</legend>
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
      {notes.map((note, index) => (
        <FieldHint key={note} id={noteId(index)} hint={say(note)} />
      ))}
    </fieldset>
  )
}
