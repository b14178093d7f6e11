import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { renewOwnRecoveryCodes } from '#app/features/staff/two-step/own-two-step.server.ts'
import { passwordAndCodeSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TwoStepCodeField } from './two-step-code-field.tsx'
import { shownCodes } from './two-step-codes.ts'
import { TwoStepCrumbs } from './two-step-crumbs.tsx'
import { wrongProof } from './wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Recovery codes' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, email, hasTwoStep } }) => {
  if (!hasTwoStep) throw redirect('/dashboard/settings/two-step')
  return { email, fresh: await secretToShow(request, shownCodes.form, id) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, passwordAndCodeSchema, {
  form: 'recovery-codes',
  run: async ({ value, client, by }) => ({
    ok: true,
    codes: await renewOwnRecoveryCodes(db, { ...value, client }, by),
  }),
  done: ({ staff }, { codes }) => showOnce({ ...shownCodes, text: twoStepCopy.renewed }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function RecoveryCodesPage() {
  const { email, fresh } = useLoaderData<typeof loader>()
  return (
    <>
      <TwoStepCrumbs page="Recovery codes" />
      <h1>Recovery codes</h1>
      {fresh ? <Fresh {...fresh} email={email} /> : <Renew />}
    </>
  )
}

function Fresh({ text, secret, email }: { text: string; secret: string; email: string }) {
  return (
    <>
      <p className="banner" data-kind="success" role="status">
        {text}
      </p>
      <div className="card">
        <p>
          Each of these signs <span className="typed">{email}</span> in once, in place of a code from the phone. Print
          this page, or copy them into your password manager; do not keep them on the phone alone.
        </p>
        <ol className="recovery-codes">
          {secret.split(' ').map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="button-row">
          <LinkButton to="/dashboard/settings/two-step">I have saved them</LinkButton>
        </div>
      </div>
    </>
  )
}

function Renew() {
  return (
    <>
      <p>Recovery codes are shown only once. Creating new ones ends the old ones.</p>
      <ActionForm form="recovery-codes" action="/dashboard/settings/two-step/recovery-codes" className="form card">
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <TwoStepCodeField hint="From your authenticator app, or one of the old recovery codes." />
        <FormActions busy="One moment...">Create new recovery codes</FormActions>
      </ActionForm>
    </>
  )
}
