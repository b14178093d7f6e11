import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { renewOwnRecoveryCodes } from '#app/features/staff/two-step/own-two-step.server.ts'
import { passwordAndCodeSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveTwoStep, recoveryCodes, twoStepCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'
import { NewRecoveryCodes, RenewRecoveryCodes } from './recovery-code-parts.tsx'

export const handle = { permission: 'own.account', title: 'Recovery codes' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { id, email, hasTwoStep } }) => {
  if (!hasTwoStep) throw redirect(twoStepCrumb.href)
  return { email, fresh: await secretToShow(request, recoveryCodes.form, id) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, passwordAndCodeSchema, {
  form: recoveryCodes.form,
  run: async ({ value, client, by }) => ({
    ok: true,
    codes: await renewOwnRecoveryCodes(db, { ...value, client }, by),
  }),
  done: ({ staff }, { codes }) => showOnce({ ...recoveryCodes, text: twoStepCopy.renewed }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function RecoveryCodesPage() {
  const say = useSay()
  const { email, fresh } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Recovery codes')} above={aboveTwoStep}>
      {fresh ? <NewRecoveryCodes {...fresh} email={email} /> : <RenewRecoveryCodes />}
    </StaffPage>
  )
}
