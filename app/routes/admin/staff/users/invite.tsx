import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { inviteUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { inviteSchema } from '#app/features/staff/accounts/user-schema.ts'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { CheckboxGroup, TextField } from '#app/forms/fields/fields.tsx'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { invitationToCopy } from './invitation-link.server.ts'
import { invitationHeld, roleOptions, rolesHint, users, usersCrumb } from './words.ts'

export const handle = { permission: 'users.manage', title: 'Invite' } as const

export const loader = staffLoader(handle.permission, async () => ({ hasMailService }))

const taken: Errors = { email: ['This address already has an account'] }

export const action = staffAction(handle.permission, inviteSchema, {
  form: 'invite',
  run: async ({ value, by }) => {
    const made = await inviteUser(db, value, by)
    return made ? { ok: true, ...made } : { ok: false, reason: 'taken' }
  },
  done: async (sent, { user, invitation }) => {
    const { name, email } = user
    const why = await whyNotMailed(db, email, sent, sent.say(invitationHeld, { name }))
    if (why) return invitationToCopy(user, invitation, why, sent)
    return { to: users, text: message('Invitation sent to {email}.', { email }) }
  },
  failed: 'Failed to send the invitation. Please try again.',
  refusals: { taken: { errors: taken, status: 422 } },
  late: async (_, { email }) => ((await findUserByEmail(db, String(email))) ? taken : null),
})

export default function InvitePage() {
  const say = useSay()
  const { hasMailService } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Invite a colleague')} above={[usersCrumb]} crumb={say('Invite')}>
      <p>
        {hasMailService
          ? say('We’ll email them a link to set a password. It works once and expires after 72 hours.')
          : say(
              'Email isn’t set up yet, so the invitation is held under Mail. You also get its link to pass on yourself: it works once and expires after 72 hours.',
            )}
      </p>
      <StaffForm
        form="invite"
        action={`${users}/invite`}
        button={hasMailService ? say('Send invitation') : say('Create invitation')}
        busy={say('Sending...')}
        cancel={users}
      >
        <TextField name="name" label={say('Name')} autoComplete="off" required />
        <TextField
          name="email"
          label={say('Email')}
          hint={say('The whole address, such as name@example.com.')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <CheckboxGroup name="role" legend={say('Roles')} hint={say(rolesHint)} options={roleOptions} isUnmarked />
      </StaffForm>
    </StaffPage>
  )
}
