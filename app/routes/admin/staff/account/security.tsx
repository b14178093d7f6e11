import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import { changeRequiredRoles, readRequiredRoles } from '#app/features/staff/two-step/required.server.ts'
import { requiredRolesSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { CheckboxGroup } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'

const path = '/dashboard/settings/security'

export const handle = { permission: 'security.manage', title: 'Security' } as const

export const loader = staffLoader(handle.permission, async () => {
  const { roles, version } = await readRequiredRoles(db)
  return { roles: roles.map((role) => roleLabels[role]), version }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, requiredRolesSchema, {
  form: 'security',
  run: ({ value, by }) => changeRequiredRoles(db, value, by),
  done: () => ({ to: path, text: twoStepCopy.rolesSaved }),
  failed: 'Failed to save the roles. Please try again.',
  changed: 'These roles were changed while you were looking at them.',
  record: () => ({ kind: 'setting', reference: 'two_step_required_roles' }),
})

export default function SecurityPage() {
  const say = useSay()
  const { roles, version } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Security')} above={[settingsCrumb]}>
      <StaffForm form="security" action={path} defaults={{ roles }} version={version} button={say('Save')}>
        <CheckboxGroup
          isUnmarked
          name="roles"
          legend={say('Roles that must use two-step sign-in')}
          hint={say('People with these roles who have not set it up must do so before they can continue.')}
          options={Object.values(roleLabels)}
        />
      </StaffForm>
    </StaffPage>
  )
}
