// New recovery codes, shown once, and the form that creates them.
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { recoveryCodes, twoStepCrumb } from '../words.ts'
import { TwoStepCodeField } from './code-field.tsx'

type NewRecoveryCodesProps = { text: string; secret: string; email: string }

export function NewRecoveryCodes({ text, secret, email }: NewRecoveryCodesProps) {
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
        <ol className="recovery-codes">
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

export function RenewRecoveryCodes() {
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
