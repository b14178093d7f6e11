import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import { changeRequirements, readRequirements } from '#app/features/staff/two-step/required.server.ts'
import { requirementsSchema } from '#app/features/staff/two-step/schema.ts'
import { requirementLabels, twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'

const path = '/dashboard/settings/security'

const options = Object.entries(requirementLabels).map(([value, label]) => ({ value, label }))

export const handle = { permission: 'security.manage', title: 'Security' } as const

export const loader = staffLoader(handle.permission, () => readRequirements(db))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

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
  const { requirements, version } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Security')} above={[settingsCrumb]}>
      <p>
        {say(
          'The second step is a code from a phone or a passkey. People who have not set up what their role requires must do so before they can continue.',
        )}
      </p>
      <p>
        {say(
          'A passkey needs a browser with JavaScript. Without it, people sign in with their password and a code; whoever has no passkey yet needs a recovery code each time.',
        )}
      </p>
      <p>{say('When a role requires more, those with a passkey who used only a password are signed out.')}</p>
      <StaffForm form="security" action={path} defaults={requirements} version={version} button={say('Save')}>
        {Object.entries(roleLabels).map(([role, label]) => (
          <SelectField key={role} name={role} label={say(label)} options={options} isUnmarked />
        ))}
      </StaffForm>
    </StaffPage>
  )
}
