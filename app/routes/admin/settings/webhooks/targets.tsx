import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { addTarget, listTargets } from '#app/features/records/webhooks/targets.server.ts'
import { confirmPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { wrongProof } from '../../staff/account/wrong-proof.server.ts'
import { NewTarget, WebhookLinks } from './fields.tsx'
import { TargetTable } from './target-table.tsx'
import { newTargetForm } from './with-password.server.ts'
import { secretFlash } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Webhooks and Slack' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => ({
  targets: await listTargets(db),
  zone: staff.timeZone,
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, newTargetForm, {
  form: 'webhook',
  // A target outlives the session that added it.
  run: async ({ value: { currentPassword, ...target }, client, by }) => {
    await confirmPassword(db, { currentPassword, client }, by)
    return { ok: true, ...(await addTarget(db, target, by)) }
  },
  done: ({ staff }, { id, secret }) => {
    const { to, ...flash } = secretFlash(id, 'Added. Copy the secret now: it won’t be shown again.')
    return secret ? showOnce({ to, ...flash }, staff.id, secret) : { to, text: 'Added.' }
  },
  failed: 'We couldn’t add the target. Please try again.',
  thrown: wrongProof,
})

export default function TargetsPage() {
  const say = useSay()
  const { targets, zone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Webhooks and Slack')} above={[settingsCrumb]}>
      <WebhookLinks current="Targets" />
      <p>{say('Each change to a record is sent to every target that is on, and tried again until it arrives.')}</p>
      <ListAndForm form={<NewTarget />} id="webhook" label={say('Add target')} isEmpty={targets.length === 0}>
        <TargetTable targets={targets} zone={zone} />
      </ListAndForm>
    </StaffPage>
  )
}
