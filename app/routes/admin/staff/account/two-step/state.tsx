// Two-step sign-in of one's own account as it is now: on, or off with the way to set it up.
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { twoStepCrumb } from '../words.ts'

const path = twoStepCrumb.href

export function TwoStepOn({ since, codesLeft, isRequired }: { since: string; codesLeft: number; isRequired: boolean }) {
  return (
    <div className="card">
      <p>
        <strong>On</strong> since {since}. After your password, you’re asked for a code from your authenticator app.
      </p>
      <p>
        {codesLeft} of 10 recovery codes {codesLeft === 1 ? 'is' : 'are'} left.
        {codesLeft < 3 ? ' Create new ones before they run out.' : ''}
      </p>
      {isRequired ? <p>Your role requires two-step sign-in, so you can’t turn it off.</p> : null}
      <div className="button-row">
        <LinkButton to={`${path}/recovery-codes`}>Create new recovery codes</LinkButton>
        {isRequired ? null : (
          <LinkButton to={`${path}/turn-off`} variant="outline">
            Turn off
          </LinkButton>
        )}
      </div>
    </div>
  )
}

export function TwoStepOff({ isRequired }: { isRequired: boolean }) {
  return (
    <>
      {isRequired ? (
        <p className="banner" data-kind="info">
          Your role requires two-step sign-in. Please set it up now to open the rest of the staff area.
        </p>
      ) : null}
      <p>
        <strong>Off.</strong> Two-step sign-in adds a code from your phone to your password when you sign in. You need
        an authenticator app, such as the one built into your password manager.
      </p>
      <StaffForm form="two-step" action={path} button="Set up two-step sign-in" busy="One moment...">
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
      </StaffForm>
    </>
  )
}
