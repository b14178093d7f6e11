import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listAccounts } from '#app/features/staff/accounts/users.server.ts'
import { changeRequirements, readRequirements } from '#app/features/staff/two-step/required.server.ts'
import { requirementsSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { RequirementTable } from './requirement-table.tsx'

const path = '/dashboard/settings/security'

export const handle = { permission: 'security.manage', title: 'Security' } as const

export const loader = staffLoader(handle.permission, async () => ({
  ...(await readRequirements(db)),
  people: (await listAccounts(db)).map(({ role, status }) => ({ role, status })),
}))

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
