import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { useSay } from '#app/languages/say.tsx'
import { TwoStepCodeField } from './two-step/code-field.tsx'

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
