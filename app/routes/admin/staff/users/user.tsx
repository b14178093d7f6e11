import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { accountChanges, editUser, isLastAdmin } from '#app/features/staff/accounts/manage-users.server.ts'
import { editUserSchema } from '#app/features/staff/accounts/user-schema.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { userCopy } from '#app/features/staff/accounts/words.ts'
import { rolesOf } from '#app/features/staff/permissions.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { CheckboxGroup, TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { UserStatus } from '#db/tables/staff.ts'
import { shownInvitation } from './invitation-link.server.ts'
import { roleOptions, rolesHint, userActionsIn, userPill, userStatusLabels, users, usersCrumb } from './words.ts'

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
  late: async ({ id }, { role }) =>
    ![role].flat().includes('admin') && (await isLastAdmin(db, id)) ? lastAdmin : null,
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
      <div className="columns" data-wide="first">
        <StaffForm
          form="user"
          action={path}
          defaults={{ name, role: rolesOf(role) }}
          version={version}
          button={say('Save')}
        >
          <TextField name="name" label={say('Name')} autoComplete="off" required />
          <CheckboxGroup name="role" legend={say('Roles')} hint={say(rolesHint)} options={roleOptions} isUnmarked />
        </StaffForm>
        <UserFacts user={user} zone={timeZone} path={path} actions={actions} isLinkGone={!invitation} />
      </div>
    </StaffPage>
  )
}

type Actions = ReturnType<typeof userActionsIn>

type UserFactsProps = {
  user: NonNullable<Awaited<ReturnType<typeof findAccount>>>
  zone: string
  path: string
  actions: Actions
  /** True if the link of the invitation is not on this page. */
  isLinkGone: boolean
}

function UserFacts({ user, zone, path, actions, isLinkGone }: UserFactsProps) {
  const say = useSay()
  const { id, email, status, created_at, last_login_at, invitedUntil, passkeys } = user
  const again = isLinkGone ? actions.find(({ id }) => id === 'invite-again') : undefined
  const invitation = invitedUntil ? <InvitedUntil at={invitedUntil} zone={zone} /> : say('Expired')
  return (
    <Panel id="facts-heading" title={say('Account')}>
      <Facts
        of={{
          Email: <Typed>{email}</Typed>,
          Created: <Moment at={created_at} zone={zone} />,
          'Last sign-in': last_login_at ? <Moment at={last_login_at} zone={zone} /> : say('Never'),
          Passkeys: passkeys,
          Invitation: status === 'invited' ? invitation : null,
        }}
      />
      {again ? (
        <>
          <p>{say('The link of an invitation is shown or emailed once. If it is lost, make a new one.')}</p>
          <div className="button-row">
            <Act path={path} action={again} size="s" />
          </div>
        </>
      ) : null}
      <p>
        <Link to={`/dashboard/audit?person=${id}`}>{say('View activity')}</Link>
      </p>
    </Panel>
  )
}

const InvitationLink = (made: { text: string; secret: string }) => (
  <ShownOnce id="invitation-link" title={useSay()('Invitation link')} made={made} />
)

/** The status and the actions beside the account's name. */
const headOf = (path: string, { name, status }: { name: string; status: UserStatus }, actions: Actions) => ({
  isTyped: true,
  above: [usersCrumb],
  crumb: name,
  pill: <Pill status={userPill[status]} label={userStatusLabels[status]} />,
  beside: <UserActs path={path} actions={actions} />,
})

type UserActsProps = { path: string; actions: Actions }

/** The actions on the whole account, each with its own page. */
const UserActs = ({ path, actions }: UserActsProps) =>
  actions.length === 0 ? null : (
    <Menu id="user-more">
      {actions.map((action) => (
        <Act key={action.id} path={path} action={action} />
      ))}
    </Menu>
  )

type ActProps = { path: string; action: Actions[number]; size?: 's' }

const Act = ({ path, action: { id, button, isDangerous }, size }: ActProps) => (
  <LinkButton to={`${path}/${id}`} variant="outline" size={size} data-loss={isDangerous || undefined}>
    {useSay()(button)}
  </LinkButton>
)

const InvitedUntil = ({ at, zone }: { at: number; zone: string }) => (
  <Said phrase="Valid until {time}" values={{ time: <Moment at={at} zone={zone} /> }} />
)
