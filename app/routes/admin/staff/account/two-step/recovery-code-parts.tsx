// New recovery codes, shown once, and the form that creates them.
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { recoveryCodes, twoStepCrumb } from '../words.ts'
import { TwoStepCodeField } from './code-field.tsx'

type NewRecoveryCodesProps = { text: string; secret: string; email: string }

export function NewRecoveryCodes({ text, secret, email }: NewRecoveryCodesProps) {
  return (
    <>
      <p className="banner" data-kind="success" role="status">
        {text}
      </p>
      <div className="card">
        <p>
          Each of these signs <span className="typed">{email}</span> in once, instead of a code from your phone. Print
          this page or copy them into your password manager; don’t keep them only on your phone.
        </p>
        <ol className="recovery-codes">
          {secret.split(' ').map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="button-row">
          <LinkButton to={twoStepCrumb.href}>I’ve saved them</LinkButton>
        </div>
      </div>
    </>
  )
}

export function RenewRecoveryCodes() {
  return (
    <>
      <p>Recovery codes are shown only once. When you create new ones, the old ones stop working.</p>
      <StaffForm
        form={recoveryCodes.form}
        action={recoveryCodes.to}
        button="Create new recovery codes"
        busy="One moment..."
      >
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <TwoStepCodeField hint="From your authenticator app, or one of the old recovery codes." />
      </StaffForm>
    </>
  )
}
