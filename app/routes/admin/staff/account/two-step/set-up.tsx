import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { confirmOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { qrOf } from '#app/features/staff/two-step/qr.server.ts'
import { codeSchema } from '#app/features/staff/two-step/schema.ts'
import { keyAddress } from '#app/features/staff/two-step/totp.server.ts'
import { findBegunSecret } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { aboveTwoStep, recoveryCodes, twoStepCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'
import { SetUpSteps } from './set-up-steps.tsx'

export const handle = { permission: 'own.account', title: 'Set up two-step sign-in' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, email } }) => {
  const secret = await findBegunSecret(db, id)
  if (!secret) throw redirect(twoStepCrumb.href)
  const { look } = await currentBrand(db)
  const href = keyAddress(look.name, email, secret)
  return { href, qr: qrOf(href), secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, codeSchema, {
  form: 'two-step-set-up',
  run: async ({ value, by }) => ({ ok: true, codes: await confirmOwnTwoStep(db, value.code, by) }),
  done: ({ staff }, { codes }) => showOnce({ ...recoveryCodes, text: twoStepCopy.on }, staff.id, codes.join(' ')),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function TwoStepSetUpPage() {
  const say = useSay()
  const secret = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Set up two-step sign-in')} above={aboveTwoStep} crumb={say('Set up')}>
      <SetUpSteps {...secret} />
    </StaffPage>
  )
}
