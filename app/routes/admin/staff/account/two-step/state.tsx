// Two-step sign-in of one's own account as it is now: on, or off with the way to set it up.
import { Link } from '@remix-run/react'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import type { Requirement } from '#app/features/staff/two-step/words.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { passkeysCrumb, twoStepCrumb } from '../words.ts'

const path = twoStepCrumb.href

type State = { since: string; codesLeft: number; requirement: Requirement }

/** @param requirement what the role requires and no passkey fulfils */
export function TwoStepOn({ since, codesLeft, requirement }: State) {
  const say = useSay()
  const isRequired = requirement !== 'optional'
  return (
    <div className="card">
      <p>
        {say('On since {date}. After your password, you’re asked for a code from your authenticator app.', {
          date: since,
        })}
      </p>
      <p>
        {codesLeft === 1
          ? say('1 of 10 recovery codes is left.')
          : say('{count} of 10 recovery codes are left.', { count: codesLeft })}
        {codesLeft < 3 ? ` ${say('Create new ones before they run out.')}` : null}
      </p>
      {isRequired ? <p>{say('Your role requires a second step, so you can’t turn it off.')}</p> : null}
      <div className="button-row">
        <LinkButton to={`${path}/recovery-codes`}>{say('Create new recovery codes')}</LinkButton>
        {isRequired ? null : (
          <LinkButton to={`${path}/turn-off`} variant="outline">
            {say('Turn off')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

export function TwoStepOff({ requirement }: Pick<State, 'requirement'>) {
  const say = useSay()
  return (
    <>
      {requirement === 'second-step' ? (
        <p className="banner" data-kind="info">
          <Said
            phrase="Your role requires two-step sign-in. Please set it up now, or {passkey}, to open the rest of the staff area."
            values={{ passkey: <Link to={passkeysCrumb.href}>{say('add a passkey')}</Link> }}
          />
        </p>
      ) : null}
      <p>
        {say(
          'Two-step sign-in asks for a code from your phone as well as your password. You need an authenticator app, such as the one in your password manager.',
        )}
      </p>
      <StaffForm form="two-step" action={path} button={say('Set up two-step sign-in')} busy={say('One moment...')}>
        <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
      </StaffForm>
    </>
  )
}
