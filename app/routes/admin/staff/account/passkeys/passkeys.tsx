import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { beginPasskey, hasEnough } from '#app/features/staff/passkeys/own-passkeys.server.ts'
import { listPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import { beginPasskeySchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { missingStep } from '#app/features/staff/two-step/required.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { passkeysCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'
import { AboutPasskeys } from './about.tsx'
import { AddForm } from './add-form.tsx'
import { PasskeyTable } from './passkey-table.tsx'

const path = passkeysCrumb.href
const form = 'passkey'

export const handle = { permission: 'own.account', title: 'Passkeys' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, say }) => ({
  passkeys: await listPasskeys(db, staff.id),
  zone: staff.timeZone,
  hasTwoStep: staff.hasTwoStep,
  isMissing: (await missingStep(db, staff)) === 'passkey',
  device: describeUserAgent(request.headers.get('User-Agent') ?? '', say),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, beginPasskeySchema, {
  form,
  run: async ({ staff, value, client, by }) => {
    if (await hasEnough(db, staff.id)) return { ok: false, reason: 'enough' }
    return { ok: true, challenge: await beginPasskey(db, { ...value, client }, by) }
  },
  done: (_, { challenge }) => redirect(`${path}/add`, { status: 303, headers: { 'Set-Cookie': challenge } }),
  failed: passkeyCopy.failed,
  refusals: { enough: passkeyCopy.tooMany },
  thrown: wrongProof,
})

export default function PasskeysPage() {
  const say = useSay()
  const { passkeys, zone, isMissing, ...adding } = useLoaderData<typeof loader>()
  const add = <AddForm form={form} {...adding} />
  return (
    <StaffPage title={say('Passkeys')} above={[settingsCrumb]}>
      <AboutPasskeys isMissing={isMissing} />
      <ListAndForm form={add} id={form} label={say('Add a passkey')} isEmpty={passkeys.length === 0}>
        <PasskeyTable passkeys={passkeys} zone={zone} />
      </ListAndForm>
    </StaffPage>
  )
}
