import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { accountChanges, editUser, isLastAdmin } from '#app/features/staff/accounts/manage-users.server.ts'
import { editUserSchema } from '#app/features/staff/accounts/user-schema.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { userCopy } from '#app/features/staff/accounts/words.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { CheckboxGroup, TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { userActionsIn } from './actions.ts'
import { shownInvitation } from './invitation-link.server.ts'
import { headOf, InvitationLink, UserFacts } from './user-facts.tsx'
import { roleOptions, users } from './words.ts'

export const handle = { permission: 'users.manage', title: 'User' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff, request }) => {
  const user = await findAccount(db, id, now)
  if (!user) return null
  const actions = userActionsIn(user, staff.id, await findTwoStep(db, id))
  const invitation = await shownInvitation(request, staff.id)
  return { pageTitle: user.name, user, isSelf: id === staff.id, actions, invitation, timeZone: staff.timeZone }
})

const lastAdmin = { role: [userCopy.lastAdmin] }

export const action = staffAction(handle.permission, editUserSchema, {
  form: 'user',
  run: ({ id, value: { version, ...input }, by }) => editUser(db, { id, version }, input, by),
  done: ({ id, staff, value }) => ({
    // A person who gave up the admin role may not return to this page.
    to: staff.id !== id || value.role === 'admin' ? `${users}/${id}` : '/dashboard',
    text: userCopy.saved,
  }),
  failed: 'Failed to save the account. Please try again.',
  refusals: { 'last admin': { errors: lastAdmin }, 'wrong status': userCopy.changed },
  late: async ({ id }, { role }) => (role !== 'admin' && (await isLastAdmin(db, id)) ? lastAdmin : null),
  changed: userCopy.changed,
  record: ({ id }) => ({ kind: 'user', id, verbs: accountChanges }),
})

export default function UserPage() {
  const say = useSay()
  const { user, isSelf, actions, invitation, timeZone } = useLoaderData<typeof loader>()
  const { id, name, role, version } = user
  const path = `${users}/${id}`
  return (
    <StaffPage title={isSelf ? `${name} ${say('(you)')}` : name} {...headOf(path, user, actions)}>
      {invitation ? <InvitationLink {...invitation} /> : null}
      <div className="staff-columns">
        <StaffForm form="user" action={path} defaults={{ name, role }} version={version} button={say('Save')}>
          <TextField name="name" label={say('Name')} autoComplete="off" required />
          <CheckboxGroup type="radio" name="role" legend={say('Role')} options={roleOptions} isUnmarked />
        </StaffForm>
        <UserFacts user={user} zone={timeZone} path={path} actions={actions} isLinkGone={!invitation} />
      </div>
    </StaffPage>
  )
}
