import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listAccounts } from '#app/features/staff/accounts/users.server.ts'
import { rolesOf } from '#app/features/staff/permissions.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import { changeRequirements, readRequirements } from '#app/features/staff/two-step/required.server.ts'
import { requirementsSchema } from '#app/features/staff/two-step/schema.ts'
import { requirementLabels, twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { FieldHint, SelectField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import type { Role, Roles } from '#db/tables/staff.ts'

const path = '/dashboard/settings/security'

export const handle = { permission: 'security.manage', title: 'Security' } as const

export const loader = staffLoader(handle.permission, async () => ({
  ...(await readRequirements(db)),
  people: (await listAccounts(db)).map(({ role, status }) => ({ role, status })),
}))

export const action = staffAction(handle.permission, requirementsSchema, {
  form: 'security',
  run: ({ value, by }) => changeRequirements(db, value, by),
  done: () => ({ to: path, text: twoStepCopy.rolesSaved }),
  failed: 'Failed to save the roles. Please try again.',
  refusals: {
    'no passkey': ({ staff }) => ({ errors: { [staff.role]: [twoStepCopy.noPasskey] }, status: 422 }),
  },
  changed: 'These roles were changed while you were looking at them.',
  record: () => ({ kind: 'setting', reference: 'two_step_required_roles' }),
})

export default function SecurityPage() {
  const say = useSay()
  const { requirements, version, people } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Security')} above={[settingsCrumb]}>
      <p>
        {say(
          'The second step is a code from a phone or a passkey. People who have not set up what their role requires must do so before they can continue.',
        )}
      </p>
      <StaffForm
        form="security"
        action={path}
        defaults={requirements}
        version={version}
        button={say('Save')}
        cancel={settingsCrumb.href}
      >
        <RequirementTable people={people} />
      </StaffForm>
    </StaffPage>
  )
}

const options = Object.entries(requirementLabels).map(([value, label]) => ({ value, label }))

const notes = [
  'If you raise a requirement, people in that role who have a passkey but signed in with a password are signed out.',
  'Passkeys need JavaScript. Without it, people who have set up two-step sign-in use their password and a code from their phone; those who only have a passkey can’t sign in. Those who must have a passkey but have none need a recovery code each time.',
] as const satisfies readonly Phrase[]

const noteId = (index: number) => `requirement-note-${index}`

/** Each role with the number of its people and what it requires. */
function RequirementTable({ people }: { people: readonly { role: Roles; status: string }[] }) {
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
            people.filter((one) => rolesOf(one.role).includes(role as Role) && one.status !== 'disabled').length,
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
