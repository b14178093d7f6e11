import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { accountChanges, editUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { editUserSchema } from '#app/features/staff/accounts/user-schema.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { userCopy } from '#app/features/staff/accounts/words.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { userActionsIn } from './actions.ts'
import { roleOptions, userPill, userStatusLabels } from './words.ts'

export const handle = { permission: 'users.manage', title: 'User' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff }) => {
  const user = await findAccount(db, id, now)
  if (!user) return null
  const hasTwoStep = (await findTwoStep(db, user.id)) !== null
  const actions = userActionsIn(user.status, hasTwoStep)
  return { pageTitle: user.name, user, isSelf: id === staff.id, actions, timeZone: staff.timeZone }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, editUserSchema, {
  form: 'user',
  run: ({ id, value: { version, ...input }, by }) => editUser(db, { id, version }, input, by),
  done: ({ id, staff, value }) => ({
    // A person who gave up the admin role may not return to this page.
    to: staff.id !== id || value.role === 'admin' ? `/dashboard/users/${id}` : '/dashboard',
    text: userCopy.saved,
  }),
  failed: 'Failed to save the account. Please try again.',
  refusals: {
    'last admin': { errors: { role: [userCopy.lastAdmin] } },
    'wrong status': userCopy.changed,
  },
  changed: userCopy.changed,
  record: ({ id }) => ({ kind: 'user', id, verbs: accountChanges }),
})

export default function UserPage() {
  const { user, isSelf, actions, timeZone } = useLoaderData<typeof loader>()
  const path = `/dashboard/users/${user.id}`
  const { name, role, status, version } = user
  return (
    <>
      <Breadcrumbs items={[{ label: 'Users', href: '/dashboard/users' }, { label: name }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {name}
          {isSelf ? ' (you)' : null}
        </h1>
        <Pill status={userPill[status]}>{userStatusLabels[status]}</Pill>
      </div>
      <div className="staff-columns">
        <ActionForm form="user" action={path} className="form card" defaults={{ name, role, version: String(version) }}>
          <TextField name="name" label="Name" autoComplete="off" required />
          <SelectField name="role" label="Role" options={roleOptions} required />
          <FormActions busy="Saving...">Save</FormActions>
        </ActionForm>
        <div className="stack">
          <Facts user={user} zone={timeZone} />
          <div className="button-row">
            {actions.map(({ id, button, variant }) => (
              <LinkButton key={id} to={`${path}/${id}`} variant={variant}>
                {button}
              </LinkButton>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

type FactsProps = { user: ReturnType<typeof useLoaderData<typeof loader>>['user']; zone: string }

function Facts({ user, zone }: FactsProps) {
  const { id, email, status, created_at, last_login_at, invitedUntil } = user
  return (
    <section className="card" aria-labelledby="facts-heading">
      <h2 id="facts-heading">Account</h2>
      <div className="facts">
        <dl className="dl">
          <dt>Email</dt>
          <dd className="typed">{email}</dd>
          <dt>Created</dt>
          <dd>
            <Moment at={created_at} zone={zone} />
          </dd>
          <dt>Last sign-in</dt>
          <dd>{last_login_at ? <Moment at={last_login_at} zone={zone} /> : 'Never'}</dd>
          {status === 'invited' ? (
            <>
              <dt>Invitation</dt>
              <dd>{invitedUntil ? <InvitedUntil at={invitedUntil} zone={zone} /> : 'Expired'}</dd>
            </>
          ) : null}
        </dl>
      </div>
      <p>
        <Link to={`/dashboard/audit?person=${id}`}>This person’s actions</Link>
      </p>
    </section>
  )
}

function InvitedUntil({ at, zone }: { at: number; zone: string }) {
  return (
    <>
      Valid until <Moment at={at} zone={zone} />
    </>
  )
}
