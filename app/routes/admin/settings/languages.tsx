import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { languageRecord, launchSettings, readLanguageSettings } from '#app/features/company/company-settings.server.ts'
import { languagesSchema } from '#app/features/company/schema.ts'
import { changeLanguages } from '#app/features/company/sign-off-launch.server.ts'
import { countReviewed } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'
import { message } from '#app/languages/message.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { translationsPath } from '#app/routes/admin/texts/paths.ts'

const path = '/dashboard/settings/languages'

export const handle = { permission: 'company.manage', title: 'Languages' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => {
  const [stored, pages, { signedOff }] = await Promise.all([
    readLanguageSettings(db),
    countReviewed(db, now),
    launchSettings(db),
  ])
  return { ...stored, pages, signedOff }
})

export const action = staffAction(handle.permission, languagesSchema, {
  form: 'languages',
  run: ({ value, by }) => changeLanguages(db, value, by),
  done: () => ({ to: path, text: 'Languages saved.' }),
  failed: 'We couldn’t save the languages. Please try again.',
  refusals: {
    incomplete: (_, { missing }) =>
      message(
        '{count, plural, one {The site is open, and a fact that a language requires is missing. Fill it in, or give a reason.} other {The site is open, and # facts that a language requires are missing. Fill them in, or give a reason.}}',
        { count: missing },
      ),
  },
  changed: 'The languages were changed while you were looking at them.',
  record: () => languageRecord,
})

export default function LanguagesPage() {
  const say = useSay()
  const { settings, version, pages, signedOff } = useLoaderData<typeof loader>()
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
        {signedOff && !(settings.fr && settings.ko) ? (
          <TextField
            name="reason"
            label={say('Reason to open a language with facts missing')}
            hint={say('It stands in the audit log.')}
            isUnmarked
          />
        ) : null}
      </StaffForm>
    </StaffPage>
  )
}

/** Tells which pages exist in a language. */
function LanguagesNote() {
  const say = useSay()
  return (
    <p>
      <Said
        phrase="Visitors choose a language at the top or the foot of every page. Contact, status, search and the other forms exist in each language; other pages exist once their {link} are published. While a language is off, its addresses lead to the English pages."
        values={{ link: <Link to={translationsPath(otherLanguages[0])}>{say('translations')}</Link> }}
      />
    </p>
  )
}

const phrases = { fr: 'French, at {address}', ko: 'Korean, at {address}' } as const

type Pages = Record<keyof typeof phrases | 'total', number>

/** A box for each language, with how many of its pages are signed off. */
function LanguageBoxes({ pages }: { pages: Pages }) {
  const say = useSay()
  return otherLanguages.map((language) => (
    <Checkbox key={language} name={language}>
      <Said phrase={phrases[language]} values={{ address: <code>/{language}</code> }} />
      <span className="row-note">
        {say('{count} of {total} pages are published', { count: pages[language], total: pages.total })}
      </span>
    </Checkbox>
  ))
}
