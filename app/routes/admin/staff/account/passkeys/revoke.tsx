import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { revokePasskey } from '#app/features/staff/passkeys/own-passkeys.server.ts'
import { findPasskey } from '#app/features/staff/passkeys/passkeys.server.ts'
import { proofSchema } from '#app/features/staff/passkeys/schema.ts'
import { passkeyCopy } from '#app/features/staff/passkeys/words.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { abovePasskeys, passkeysCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Revoke a passkey' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff }) => {
  const passkey = await findPasskey(db, staff.id, id)
  return passkey && { ...passkey, hasTwoStep: staff.hasTwoStep }
})

export const action = staffAction(handle.permission, proofSchema, {
  form: 'passkey-revoke',
  run: ({ id, value, client, by }) => revokePasskey(db, id, { ...value, client }, by),
  done: () => ({ to: passkeysCrumb.href, text: passkeyCopy.revoked }),
  failed: passkeyCopy.failed,
  refusals: { last: passkeyCopy.last },
  thrown: wrongProof,
})

export default function RevokePasskeyPage() {
  const say = useSay()
  const { id, name, hasTwoStep } = useLoaderData<typeof loader>()
  const path = `${passkeysCrumb.href}/${id}`
  return (
    <StaffPage
      title={say('Revoke the passkey “{name}”?', { name })}
      isTyped
      above={[...abovePasskeys, { label: drawn(name), href: path }]}
      crumb={say('Revoke')}
    >
      <p>
        {say(
          'You can no longer sign in with it. You are signed out everywhere else, and your API tokens stop working. Delete it on the device too, so that it is no longer offered.',
        )}
      </p>
      <StaffForm
        form="passkey-revoke"
        action={`${path}/revoke`}
        button={say('Revoke')}
        busy={say('One moment...')}
        variant="danger"
        cancel={passkeysCrumb.href}
      >
        <ProofFields hasTwoStep={hasTwoStep} />
      </StaffForm>
    </StaffPage>
  )
}
