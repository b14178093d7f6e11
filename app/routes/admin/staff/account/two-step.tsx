import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { beginOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { readRequiredRoles } from '#app/features/staff/two-step/required.server.ts'
import { passwordSchema } from '#app/features/staff/two-step/schema.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { clientKey } from '#app/http/edge/client-address.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { refuseProof } from './proof-refusal.server.ts'
import { TwoStepCrumbs } from './two-step-crumbs.tsx'

export const handle = { permission: 'own.account', title: 'Two-Step Sign-In' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, role, timeZone } }) => {
  const [twoStep, { roles }] = await Promise.all([findTwoStep(db, id), readRequiredRoles(db)])
  const since = twoStep
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(twoStep.since)
    : undefined
  return { since, codesLeft: twoStep?.codesLeft ?? 0, isRequired: roles.includes(role) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'two-step', passwordSchema)
  if (!form.ok) return form.response
  if (staff.hasTwoStep) return redirect('/dashboard/settings/two-step', { status: 303 })
  try {
    await beginOwnTwoStep(db, staff, form.value, { client: clientKey(request), now: Date.now() })
    return redirect('/dashboard/settings/two-step/set-up', { status: 303 })
  } catch (error) {
    return refuseProof(form, error)
  }
}

export default function TwoStepPage() {
  const { since, codesLeft, isRequired } = useLoaderData<typeof loader>()
  return (
    <>
      <TwoStepCrumbs />
      <h1>Two-Step Sign-In</h1>
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
        {codesLeft < 3 ? ' Make new ones before they run out.' : ''}
      </p>
      {isRequired ? <p>Your role needs two-step sign-in, so it cannot be turned off.</p> : null}
      <div className="button-row">
        <LinkButton to="/dashboard/settings/two-step/recovery-codes">Make New Recovery Codes</LinkButton>
        {isRequired ? null : (
          <LinkButton to="/dashboard/settings/two-step/turn-off" variant="outline">
            Turn Off
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
        <strong>Off.</strong> With a second step nobody can sign in with your password alone: they would need your phone
        as well. You need an authenticator app, such as the one built into your password manager.
      </p>
      <ActionForm form="two-step" action="/dashboard/settings/two-step" className="form card">
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <div className="form-actions">
          <SubmitButton busy="One moment...">Set Up Two-Step Sign-In</SubmitButton>
        </div>
      </ActionForm>
    </>
  )
}
