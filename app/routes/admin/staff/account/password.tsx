import { db } from '#app/db.server.ts'
import { changeCopy } from '#app/features/staff/accounts/words.ts'
import { changePassword } from '#app/features/staff/passwords/change-password.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { changePasswordSchema } from '#app/features/staff/passwords/password-rules.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { wrongProof } from './wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Change Password' } as const

export const loader = staffLoader(handle.permission)

export const action = staffAction(handle.permission, changePasswordSchema, {
  form: 'change-password',
  run: async ({ value, client, by }) => {
    await changePassword(db, { ...value, client }, by)
    return true
  },
  done: () => ({ to: '/dashboard/settings', text: changeCopy.done }),
  failed: changeCopy.failed,
  thrown: wrongProof,
})

export default function ChangePasswordPage() {
  const say = useSay()
  return (
    <StaffPage title={say('Change Password')} above={[settingsCrumb]}>
      <p>{say('This signs you out everywhere else, revokes your API tokens and sends you an email.')}</p>
      <StaffForm form="change-password" action="/dashboard/change-password" button={say('Change Password')}>
        <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={say('New Password')}
          hint={say('At least 8 characters, with an uppercase letter, a lowercase letter and a number.')}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label={say('Confirm New Password')} autoComplete="new-password" />
      </StaffForm>
    </StaffPage>
  )
}
