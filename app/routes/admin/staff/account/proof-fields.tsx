import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'

/** The password, and a code where the account has two-step sign-in. */
export function ProofFields({ hasTwoStep }: { hasTwoStep: boolean }) {
  const say = useSay()
  return (
    <>
      <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
      {hasTwoStep ? <TwoStepCodeField hint={say('From your authenticator app, or a recovery code.')} /> : null}
    </>
  )
}

export function TwoStepCodeField({ hint }: { hint: string }) {
  const say = useSay()
  return (
    <TextField
      name="code"
      label={say('Code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}
