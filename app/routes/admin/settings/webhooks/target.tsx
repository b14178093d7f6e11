import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { changeTarget, findTarget } from '#app/features/records/webhooks/targets.server.ts'
import { confirmPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { secretToShow } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { wrongProof } from '../../staff/account/wrong-proof.server.ts'
import { TargetPill } from './fields.tsx'
import { TargetFacts, TargetForm, TestButton } from './target-form.tsx'
import { targetForm } from './with-password.server.ts'
import { aboveTargets, passwordNeeded, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Webhook' } as const

export const loader = staffLoader(handle.permission, async ({ id, request, staff }) => {
  const target = await findTarget(db, id)
  const made = await secretToShow(request, 'webhook-secret', staff.id)
  return target && { target, made, zone: staff.timeZone, pageTitle: target.name }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, targetForm, {
  form: 'webhook',
  run: async ({ id, value: { currentPassword, ...target }, client, by }) => {
    if (target.hasPersonal && !(await findTarget(db, id))?.has_personal) {
      if (!currentPassword) return { ok: false, errors: { currentPassword: [passwordNeeded] } }
      await confirmPassword(db, { currentPassword, client }, by)
    }
    return changeTarget(db, id, target, by)
  },
  done: ({ id }) => ({ to: `${webhooksCrumb.href}/${id}`, text: 'Webhook saved.' }),
  failed: 'We couldn’t save the webhook. Please try again.',
  thrown: wrongProof,
  record: ({ id }) => ({ kind: 'webhook', id }),
})

export default function TargetPage() {
  const say = useSay()
  const { target, made, zone } = useLoaderData<typeof loader>()
  const { id, name, is_on, failing_since } = target
  return (
    <StaffPage
      title={name}
      isTyped
      above={aboveTargets}
      pill={<TargetPill isOn={is_on === 1} isFailing={failing_since !== null} />}
      beside={<TestButton id={id} />}
    >
      {made ? <ShownOnce id="webhook-secret" title={say('Signing secret')} made={made} /> : null}
      <div className="staff-columns">
        <TargetForm target={target} />
        <TargetFacts target={target} zone={zone} />
      </div>
    </StaffPage>
  )
}
