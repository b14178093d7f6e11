import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findPasskey, renamePasskey } from '#app/features/staff/passkeys/passkeys.server.ts'
import { passkeyNameSchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { abovePasskeys, passkeysCrumb } from '../words.ts'

export const handle = { permission: 'own.account', title: 'Passkey' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff }) => {
  const passkey = await findPasskey(db, staff.id, id)
  return passkey && { pageTitle: passkey.name, passkey, zone: staff.timeZone }
})

export const action = staffAction(handle.permission, passkeyNameSchema, {
  form: 'passkey-name',
  run: async ({ id, value, by }) => orGone(await renamePasskey(db, id, value.name, by)),
  done: () => ({ to: passkeysCrumb.href, text: passkeyCopy.renamed }),
  failed: passkeyCopy.failed,
})

export default function PasskeyPage() {
  const say = useSay()
  const { passkey, zone } = useLoaderData<typeof loader>()
  const { id, name, is_synced, created_at, last_used_at } = passkey
  const path = `${passkeysCrumb.href}/${id}`
  const revoke = { to: `${path}/revoke`, label: say('Revoke'), isLoss: true }
  return (
    <StaffPage title={name} isTyped above={abovePasskeys} crumb={name}>
      <div className="columns" data-wide="first">
        <StaffForm form="passkey-name" action={path} defaults={{ name }} button={say('Save')} link={revoke}>
          <TextField name="name" label={say('Name')} required />
        </StaffForm>
        <Panel id="passkey-facts" title={say('Details')}>
          <Facts
            of={{
              Added: <Moment at={created_at} zone={zone} />,
              'Last used': last_used_at === null ? say('Never') : <Moment at={last_used_at} zone={zone} />,
              Kept: is_synced ? say('On all devices of its account') : say('On one device only'),
            }}
          />
        </Panel>
      </div>
    </StaffPage>
  )
}
