import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { beginOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { passwordSchema } from '#app/features/staff/two-step/schema.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { OnOff } from '#app/ui/pill.tsx'
import { twoStepCrumb } from '../words.ts'
import { wrongProof } from '../wrong-proof.server.ts'
import { TwoStepOff, TwoStepOn } from './state.tsx'

export const handle = { permission: 'own.account', title: 'Two-step sign-in' } as const

export const loader = staffLoader(
  handle.permission,
  async ({ staff: { id, role, timeZone, hasPasskey }, language }) => {
    const [twoStep, requirement] = await Promise.all([findTwoStep(db, id), requirementOf(db, role)])
    const since = twoStep
      ? new Intl.DateTimeFormat(pageLanguages[language].locale, { dateStyle: 'long', timeZone }).format(twoStep.since)
      : undefined
    return { since, codesLeft: twoStep?.codesLeft ?? 0, requirement: hasPasskey ? ('optional' as const) : requirement }
  },
)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, passwordSchema, {
  form: 'two-step',
  run: async ({ staff, value, client, by }) => {
    if (staff.hasTwoStep) throw redirect(twoStepCrumb.href, 303)
    await beginOwnTwoStep(db, { ...value, client }, by)
    return true
  },
  done: () => ({ to: `${twoStepCrumb.href}/set-up` }),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function TwoStepPage() {
  const say = useSay()
  const { since, ...state } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Two-step sign-in')} above={[settingsCrumb]} pill={<OnOff isOn={Boolean(since)} />}>
      {since ? <TwoStepOn since={since} {...state} /> : <TwoStepOff requirement={state.requirement} />}
    </StaffPage>
  )
}
