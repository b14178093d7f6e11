import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { launchRecord, readLaunchSettings } from '#app/features/company/launch-settings.server.ts'
import { launchSchema } from '#app/features/company/schema.ts'
import { signOffLaunch } from '#app/features/company/sign-off-launch.server.ts'
import { companyWords } from '#app/features/company/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { readChecklist } from './checklist.server.ts'
import { checklistIn } from './checklist-words.server.ts'
import { LaunchAreas, LaunchProgress } from './launch-areas.tsx'
import { LegalTexts, OutdatedTranslations } from './launch-lists.tsx'
import { LaunchSignOff } from './launch-sign-off.tsx'

const title = 'Launch checklist'

export const handle = { permission: 'own.account', actionPermission: 'company.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ now, staff: { role, timeZone }, language }) => {
  const [{ settings, version }, checklist] = await Promise.all([readLaunchSettings(db), readChecklist(db, now)])
  const { missing, firstRun, texts } = checklist
  const unsigned = texts.filter(({ signed }) => !signed).length
  const signOff = { ...settings, version, unsigned, firstRun, mayChange: can(role, handle.actionPermission) }
  return { ...checklistIn(language, role, checklist), missing, texts, signOff, timeZone }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, launchSchema, {
  form: 'launch',
  run: ({ value, by }) => signOffLaunch(db, value, by),
  done: ({ value }) => ({
    to: '/dashboard/settings/launch-checklist',
    text: value.signedOff ? companyWords.signedOff : companyWords.notSignedOff,
  }),
  failed: companyWords.failed,
  refusals: { unsigned: companyWords.unsigned },
  changed: companyWords.changed,
  record: () => launchRecord,
})

export default function LaunchChecklistPage() {
  const { areas, missing, texts, outdated, signOff, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={title} above={[settingsCrumb]}>
      <LaunchProgress areas={areas} missing={missing} />
      <LaunchAreas areas={areas} />
      <LegalTexts texts={texts} mayChange={signOff.mayChange} timeZone={timeZone} />
      <OutdatedTranslations outdated={outdated} />
      <LaunchSignOff {...signOff} />
    </StaffPage>
  )
}
