import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { renewOwnRecoveryCodes } from '#app/features/staff/two-step/own-two-step.server.ts'
import { passwordAndCodeSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveTwoStep, recoveryCodes, twoStepCrumb } from '#app/routes/admin/staff/account/words.ts'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TwoStepCodeField } from '../proof-fields.tsx'

export const handle = { permission: 'own.account', title: 'Recovery codes' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, email, hasTwoStep } }) => {
  if (!hasTwoStep) throw redirect(twoStepCrumb.href)
  return { email, fresh: await secretToShow(request, recoveryCodes.form, id) }
})

export const action = staffAction(handle.permission, passwordAndCodeSchema, {
  form: recoveryCodes.form,
  run: async ({ value, client, by }) => ({
    ok: true,
    codes: await renewOwnRecoveryCodes(db, { ...value, client }, by),
  }),
  done: ({ staff }, { codes }) => showOnce({ ...recoveryCodes, text: twoStepCopy.renewed }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function RecoveryCodesPage() {
  const say = useSay()
  const { email, fresh } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Recovery codes')} above={aboveTwoStep}>
      {fresh ? <NewRecoveryCodes {...fresh} email={email} /> : <RenewRecoveryCodes />}
    </StaffPage>
  )
}

// New recovery codes, shown once, and the form that creates them.
type NewRecoveryCodesProps = { text: string; secret: string; email: string }

function NewRecoveryCodes({ text, secret, email }: NewRecoveryCodesProps) {
  const say = useSay()
  return (
    <>
      <p className="banner" data-kind="success" role="status">
        {text}
      </p>
      <div className="card">
        <p>
          <Said
            phrase="Each of these signs {email} in once, instead of a code from your phone. Print this page or copy them into your password manager; don’t keep them only on your phone."
            values={{ email: <span className="typed">{email}</span> }}
          />
        </p>
        <ol className="tiles recovery-codes">
          {secret.split(' ').map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="button-row">
          <LinkButton to={twoStepCrumb.href}>{say('I’ve saved them')}</LinkButton>
        </div>
      </div>
    </>
  )
}

function RenewRecoveryCodes() {
  const say = useSay()
  return (
    <>
      <p>{say('Recovery codes are shown only once. When you create new ones, the old ones stop working.')}</p>
      <StaffForm
        form={recoveryCodes.form}
        action={recoveryCodes.to}
        button={say('Create new recovery codes')}
        busy={say('One moment...')}
      >
        <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
        <TwoStepCodeField hint={say('From your authenticator app, or one of the old recovery codes.')} />
      </StaffForm>
    </>
  )
}
