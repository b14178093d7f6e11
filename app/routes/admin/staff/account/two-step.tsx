import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { beginOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { readRequiredRoles } from '#app/features/staff/two-step/required.server.ts'
import { passwordSchema } from '#app/features/staff/two-step/schema.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TwoStepCrumbs } from './two-step-crumbs.tsx'
import { wrongProof } from './wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Two-step sign-in' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, role, timeZone } }) => {
  const [twoStep, { roles }] = await Promise.all([findTwoStep(db, id), readRequiredRoles(db)])
  const since = twoStep
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(twoStep.since)
    : undefined
  return { since, codesLeft: twoStep?.codesLeft ?? 0, isRequired: roles.includes(role) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, passwordSchema, {
  form: 'two-step',
  run: async ({ staff, value, client, by }) => {
    if (staff.hasTwoStep) throw redirect('/dashboard/settings/two-step', 303)
    await beginOwnTwoStep(db, { ...value, client }, by)
    return true
  },
  done: () => ({ to: '/dashboard/settings/two-step/set-up' }),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function TwoStepPage() {
  const { since, codesLeft, isRequired } = useLoaderData<typeof loader>()
  return (
    <>
      <TwoStepCrumbs />
      <h1>Two-step sign-in</h1>
      {since ? <On since={since} codesLeft={codesLeft} isRequired={isRequired} /> : <Off isRequired={isRequired} />}
    </>
  )
}

function On({ since, codesLeft, isRequired }: { since: string; codesLeft: number; isRequired: boolean }) {
  return (
    <div className="card">
      <p>
        <strong>On</strong> since {since}. After the password you are asked for a code from your authenticator app.
      </p>
      <p>
        {codesLeft} of 10 recovery codes {codesLeft === 1 ? 'is' : 'are'} left.
        {codesLeft < 3 ? ' Create new ones before they run out.' : ''}
      </p>
      {isRequired ? <p>Your role needs two-step sign-in, so it cannot be turned off.</p> : null}
      <div className="button-row">
        <LinkButton to="/dashboard/settings/two-step/recovery-codes">Create new recovery codes</LinkButton>
        {isRequired ? null : (
          <LinkButton to="/dashboard/settings/two-step/turn-off" variant="outline">
            Turn off
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Off({ isRequired }: { isRequired: boolean }) {
  return (
    <>
      {isRequired ? (
        <p className="banner" data-kind="info">
          Your role needs two-step sign-in. Please set it up now; the rest of the staff area opens afterwards.
        </p>
      ) : null}
      <p>
        <strong>Off.</strong> With a second step, your password alone is not enough to sign in: your phone is needed as
        well. You need an authenticator app, such as the one built into your password manager.
      </p>
      <ActionForm form="two-step" action="/dashboard/settings/two-step" className="form card">
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <FormActions busy="One moment...">Set up two-step sign-in</FormActions>
      </ActionForm>
    </>
  )
}
