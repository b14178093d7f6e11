// Adding a passkey, after the password: the browser makes it, and the site keeps its public half.
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { findChallenge, forgetChallenge } from '#app/features/staff/passkeys/challenge.server.ts'
import { addPasskey, creationOptions, PasskeyRefused } from '#app/features/staff/passkeys/own-passkeys.server.ts'
import { createdSchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { abovePasskeys, passkeysCrumb } from '../words.ts'
import { CreatePasskey } from './create-passkey.tsx'

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
