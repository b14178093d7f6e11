import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { addTarget, type ListedTarget, listTargets } from '#app/features/records/webhooks/targets.server.ts'
import { targetKinds } from '#app/features/records/webhooks/words.ts'
import { confirmPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import { NewTarget, TargetPill, WebhookLinks } from './target-fields.tsx'
import { newTargetForm } from './with-password.server.ts'
import { secretFlash, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Webhooks and Slack' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => ({
  targets: await listTargets(db),
  zone: staff.timeZone,
}))

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

function TargetTable({ targets, zone }: { targets: readonly ListedTarget[]; zone: string }) {
  const say = useSay()
  const columns: Column<ListedTarget>[] = [
    { head: 'Name', cell: ({ id, name }) => <TypedCell to={`${webhooksCrumb.href}/${id}`}>{name}</TypedCell> },
    { head: 'Kind', cell: ({ kind }) => say(targetKinds[kind]) },
    { head: 'Site', label: 'Site', cell: ({ host }) => <TypedCell>{host}</TypedCell> },
    { head: 'Created', zone, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
    {
      head: 'Status',
      cell: ({ is_on, failing_since }) => <TargetPill isOn={is_on === 1} isFailing={failing_since !== null} />,
    },
  ]
  return <RecordTable caption={say('Targets, newest first')} rows={targets} columns={columns} keyOf={({ id }) => id} />
}
