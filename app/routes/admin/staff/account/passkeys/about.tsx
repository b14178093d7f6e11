// A passkey in a few sentences, and what to do if the role requires one.
import { Link } from '@remix-run/react'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { twoStepCrumb } from '../words.ts'

export function AboutPasskeys({ isMissing }: { isMissing: boolean }) {
  const say = useSay()
  return (
    <>
      {isMissing ? <Required /> : null}
      <p>
        {say(
          'A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code. It works on this site only, so nobody can trick you into giving it away.',
        )}
      </p>
    </>
  )
}

const Required = () => {
  const say = useSay()
  return (
    <div className="banner" data-kind="info">
      <p>{say('Your role requires a passkey. Please add one now to open the rest of the staff area.')}</p>
      <p>
        <Said
          phrase="Adding and using one needs JavaScript. Without it, turn on {twoStep} and sign in with your password and one of its recovery codes: each opens the staff area once. Or ask an admin."
          values={{ twoStep: <Link to={twoStepCrumb.href}>{say('two-step sign-in')}</Link> }}
        />
      </p>
    </div>
  )
}
