import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { requireStaff, type Staff } from '#app/features/staff/require-staff.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/copy.ts'
import { turnOffOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { readRequiredRoles } from '#app/features/staff/two-step/required.server.ts'
import { passwordAndCodeSchema } from '#app/features/staff/two-step/schema.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { clientKey } from '#app/http/edge/client-address.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { refuseProof } from './proof-refusal.server.ts'
import { TwoStepCodeField } from './two-step-code-field.tsx'
import { TwoStepCrumbs } from './two-step-crumbs.tsx'

const statusPage = '/dashboard/settings/two-step'

export const handle = { permission: 'own.account', title: 'Turn Off Two-Step Sign-In' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => {
  if (!(await mayTurnOff(staff))) throw redirect(statusPage)
  return null
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'two-step-turn-off', passwordAndCodeSchema)
  if (!form.ok) return form.response
  if (!(await mayTurnOff(staff))) return redirect(statusPage, { status: 303 })
  try {
    await turnOffOwnTwoStep(db, staff, form.value, { client: clientKey(request), now: Date.now() })
  } catch (error) {
    return refuseProof(form, error)
  }
  return redirectWithFlash(statusPage, { kind: 'success', text: twoStepCopy.off })
}

const mayTurnOff = async ({ hasTwoStep, role }: Staff) =>
  hasTwoStep && !(await readRequiredRoles(db)).roles.includes(role)

export default function TwoStepTurnOffPage() {
  return (
    <>
      <TwoStepCrumbs page="Turn off" />
      <h1>Turn Off Two-Step Sign-In</h1>
      <p>Afterwards your password alone opens your account. Your recovery codes no longer work.</p>
      <ActionForm form="two-step-turn-off" action={`${statusPage}/turn-off`} className="form card">
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <TwoStepCodeField hint="From your authenticator app, or a recovery code." />
        <div className="form-actions">
          <SubmitButton busy="One moment..." variant="danger">
            Turn Off
          </SubmitButton>
        </div>
      </ActionForm>
    </>
  )
}
