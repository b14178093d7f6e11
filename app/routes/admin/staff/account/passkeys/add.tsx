// Adding a passkey, after the password: the browser makes it, and the site keeps its public half.
import { redirect } from '@remix-run/node'
import { useFetcher, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { findChallenge, forgetChallenge } from '#app/features/staff/passkeys/challenge.server.ts'
import { addPasskey, creationOptions, PasskeyRefused } from '#app/features/staff/passkeys/own-passkeys.server.ts'
import { PasskeyButton, useCeremony } from '#app/features/staff/passkeys/passkey-button.tsx'
import { createdSchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { abovePasskeys, passkeysCrumb } from '#app/routes/admin/staff/account/words.ts'
import { LinkButton } from '#app/ui/button.tsx'

export const handle = { permission: 'own.account', title: 'Add a passkey' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now }) => {
  const challenge = await findChallenge(request, now, staff.sessionId)
  if (!challenge) throw redirect(passkeysCrumb.href)
  const { look } = await currentBrand(db)
  return { name: challenge.name, options: await creationOptions(db, staff, challenge, look.name) }
})

export const action = staffAction(handle.permission, createdSchema, {
  form: 'passkey-add',
  run: async ({ request, staff, value, by }) => {
    const challenge = await findChallenge(request, by.now, staff.sessionId)
    if (!challenge) return { ok: false, reason: 'late' }
    await addPasskey(db, value.credential, challenge, by)
    return { ok: true, forgotten: await forgetChallenge() }
  },
  done: ({ say }, { forgotten }) => {
    const flash = { kind: 'success', text: say(passkeyCopy.added) } as const
    return redirectWithFlash(passkeysCrumb.href, flash, new Headers({ 'Set-Cookie': forgotten }))
  },
  failed: passkeyCopy.failed,
  refusals: { late: passkeyCopy.late },
  thrown: (error) => (error instanceof PasskeyRefused ? { formError: passkeyCopy.refused } : undefined),
})

export default function AddPasskeyPage() {
  const say = useSay()
  const { name, options } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Add a passkey')} above={abovePasskeys} crumb={say('Add')}>
      <CreatePasskey name={name} options={options} />
    </StaffPage>
  )
}

type Library = typeof import('@simplewebauthn/browser')
type CreatePasskeyProps = { name: string; options: Parameters<Library['startRegistration']>[0]['optionsJSON'] }

function CreatePasskey({ name, options }: CreatePasskeyProps) {
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
