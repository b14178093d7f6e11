import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { turnOffOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { passwordAndCodeSchema } from '#app/features/staff/two-step/schema.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { TwoStepCodeField } from '../proof-fields.tsx'
import { aboveTwoStep, twoStepCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'

export const handle = { permission: 'own.account', title: 'Turn off two-step sign-in' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => {
  if (!(await mayTurnOff(staff))) throw redirect(twoStepCrumb.href)
  return { isPasskeyNeeded: await needsMore(staff) }
})

export const action = staffAction(handle.permission, passwordAndCodeSchema, {
  form: 'two-step-turn-off',
  run: async ({ staff, value, client, by }) => {
    if (!(await mayTurnOff(staff))) throw redirect(twoStepCrumb.href, 303)
    await turnOffOwnTwoStep(db, { ...value, client }, by)
    return true
  },
  done: () => ({ to: twoStepCrumb.href, text: twoStepCopy.off }),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

const needsMore = async ({ role }: Staff) => (await requirementOf(db, role)) !== 'optional'
const mayTurnOff = async (staff: Staff) => staff.hasTwoStep && (staff.hasPasskey || !(await needsMore(staff)))

export default function TwoStepTurnOffPage() {
  const say = useSay()
  const { isPasskeyNeeded } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Turn off two-step sign-in')} above={aboveTwoStep} crumb={say('Turn off')}>
      <p>{say(isPasskeyNeeded ? twoStepCopy.passkeyRemains : twoStepCopy.passwordRemains)}</p>
      <StaffForm
        form="two-step-turn-off"
        action={`${twoStepCrumb.href}/turn-off`}
        button={say('Turn off')}
        busy={say('One moment...')}
        variant="danger"
      >
        <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
        <TwoStepCodeField hint={say('From your authenticator app, or a recovery code.')} />
      </StaffForm>
    </StaffPage>
  )
}
