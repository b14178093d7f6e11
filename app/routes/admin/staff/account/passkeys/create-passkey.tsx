import { useFetcher } from '@remix-run/react'
import { PasskeyButton } from '#app/features/staff/passkeys/passkey-button.tsx'
import { useCeremony } from '#app/features/staff/passkeys/use-ceremony.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { passkeysCrumb } from '../words.ts'

type Library = typeof import('@simplewebauthn/browser')
type CreatePasskeyProps = { name: string; options: Parameters<Library['startRegistration']>[0]['optionsJSON'] }

export function CreatePasskey({ name, options }: CreatePasskeyProps) {
  const say = useSay()
  const fetcher = useFetcher<Partial<FormAnswer>>()
  const { canUse, ...ceremony } = useCeremony(async ({ startRegistration }) => {
    const credential = JSON.stringify(await startRegistration({ optionsJSON: options }))
    const action = `${passkeysCrumb.href}/add`
    fetcher.submit({ credential }, { method: 'post', action })
    return undefined
  }, say('No passkey was made. Please try again.'))
  const refusal = fetcher.data && (fetcher.data.formError ?? say(passkeyCopy.failed))
  const shown = {
    ...ceremony,
    isBusy: ceremony.isBusy || fetcher.state !== 'idle',
    problem: ceremony.problem ?? refusal,
  }
  return (
    <div className="card question">
      <p>
        <Said
          phrase="Your browser will ask where to save the passkey “{name}” and then for your fingerprint, face or PIN."
          values={{
            name: (
              <strong className="typed" dir="auto">
                {name}
              </strong>
            ),
          }}
        />
      </p>
      {canUse ? (
        <div className="form-actions">
          <PasskeyButton {...shown} label={say('Create the passkey')} busy={say('One moment...')} />
          <LinkButton to={passkeysCrumb.href} variant="outline">
            {say('Cancel')}
          </LinkButton>
        </div>
      ) : (
        <p className="banner" data-kind="warning">
          {say(
            'This needs JavaScript, a browser that knows passkeys, and the site’s name in the address instead of numbers.',
          )}
        </p>
      )}
    </div>
  )
}
