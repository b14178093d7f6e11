import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import {
  changeLanguageSettings,
  languageRecord,
  readLanguageSettings,
} from '#app/features/company/language-settings.server.ts'
import { languagesSchema } from '#app/features/company/schema.ts'
import { countReviewed } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { LanguageBoxes, LanguagesNote } from './languages-note.tsx'

const path = '/dashboard/settings/languages'

export const handle = { permission: 'company.manage', title: 'Languages' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => {
  const [stored, pages] = await Promise.all([readLanguageSettings(db), countReviewed(db, now)])
  return { ...stored, pages }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, languagesSchema, {
  form: 'languages',
  run: ({ value, by }) => changeLanguageSettings(db, value, by),
  done: () => ({ to: path, text: 'Languages saved.' }),
  failed: 'We couldn’t save the languages. Please try again.',
  changed: 'The languages were changed while you were looking at them.',
  record: () => languageRecord,
})

export default function LanguagesPage() {
  const say = useSay()
  const { settings, version, pages } = useLoaderData<typeof loader>()
  const ticked = { fr: settings.fr ? 'yes' : '', ko: settings.ko ? 'yes' : '' }
  return (
    <StaffPage title={say('Languages')} above={[settingsCrumb]}>
      <LanguagesNote />
      <StaffForm
        form="languages"
        action={path}
        defaults={ticked}
        version={version}
        button={say('Save')}
        cancel={settingsCrumb.href}
      >
        <LanguageBoxes pages={pages} />
      </StaffForm>
    </StaffPage>
  )
}
