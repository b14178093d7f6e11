import { db } from '#app/db.server.ts'
import { inviteUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { inviteSchema } from '#app/features/staff/accounts/user-schema.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { roleOptions, users, usersCrumb } from './words.ts'

export const handle = { permission: 'users.manage', title: 'Invite' } as const

export const loader = staffLoader(handle.permission)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, inviteSchema, {
  form: 'invite',
  run: async ({ value, by }) => ((await inviteUser(db, value, by)) ? { ok: true } : { ok: false, reason: 'taken' }),
  done: ({ value, say }) => ({ to: users, text: say('Invitation sent to {email}.', { email: value.email }) }),
  failed: 'Failed to send the invitation. Please try again.',
  refusals: { taken: { errors: { email: ['This address already has an account'] }, status: 422 } },
})

export default function InvitePage() {
  const say = useSay()
  const action = `${users}/invite`
  return (
    <StaffPage title={say('Invite a colleague')} above={[usersCrumb]} crumb={say('Invite')}>
      <p>{say('We’ll email them a link to set a password. It works once and expires after 72 hours.')}</p>
      <StaffForm
        form="invite"
        action={action}
        defaults={{ role: 'viewer' }}
        button={say('Send invitation')}
        busy={say('Sending...')}
        cancel={users}
      >
        <TextField name="name" label={say('Name')} autoComplete="off" required />
        <TextField name="email" label={say('Email')} type="email" autoComplete="off" spellCheck={false} required />
        <SelectField name="role" label={say('Role')} options={roleOptions} required />
      </StaffForm>
    </StaffPage>
  )
}
