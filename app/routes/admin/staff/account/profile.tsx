import { useLoaderData } from '@remix-run/react'
import { offices } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { zoneChoices } from '#app/features/appointments/offer.server.ts'
import { standardNotices } from '#app/features/records/notices.server.ts'
import { accountChanges } from '#app/features/staff/accounts/manage-users.server.ts'
import { changeProfile, readProfile } from '#app/features/staff/accounts/own-profile.server.ts'
import { profileSchema } from '#app/features/staff/accounts/user-schema.ts'
import { noticeChoices, profileCopy, userCopy } from '#app/features/staff/accounts/words.ts'
import { CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Option } from '#app/forms/fields/option.ts'
import { drawn } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const path = '/dashboard/settings/profile'
const up = settingsCrumb.href

export const handle = { permission: 'own.account', title: 'Profile' } as const

export const loader = staffLoader(handle.permission, async ({ staff, say, language, now }) => {
  const { version, ...stored } = await readProfile(db, staff)
  const profile = { ...stored, office: stored.office ?? '', notices: stored.notices ?? 'default' }
  const places = offices.map(({ id, title }) => ({ value: id, label: title }))
  const notices = noticeChoices(standardNotices(staff.role), say)
  const zones = zoneChoices([profile.timeZone, ...offices.map(({ zone }) => zone), 'UTC'], language, now)
  return { email: staff.email, profile, version, zones, places, notices }
})

export const action = staffAction(handle.permission, profileSchema, {
  form: 'profile',
  run: ({ value, by }) => changeProfile(db, value, by),
  done: ({ value: { language } }) => ({ to: up, text: profileCopy.saved, language }),
  failed: profileCopy.failed,
  changed: userCopy.changed,
  record: ({ staff }) => ({ kind: 'user', id: staff.id, verbs: accountChanges }),
})

export default function ProfilePage() {
  const say = useSay()
  const { email, profile, version, ...choices } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Profile')} above={[settingsCrumb]}>
      <p className="typed">{say('You sign in with {email}.', { email })}</p>
      <StaffForm form="profile" action={path} defaults={profile} version={version} button={say('Save')} cancel={up}>
        <ProfileFields {...choices} />
      </StaffForm>
    </StaffPage>
  )
}

const languageChoices = Object.entries(pageLanguages).map(([value, { name }]) => ({ value, label: drawn(name) }))

type ProfileFieldsProps = { zones: readonly Option[]; places: readonly Option[]; notices: readonly Option[] }

const ProfileFields = ({ zones, places, notices }: ProfileFieldsProps) => {
  const say = useSay()
  const browsers = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : ''
  const isListed = browsers === '' || zones.some(({ value }) => value === browsers)
  return (
    <>
      <TextField name="name" label={say('Name')} autoComplete="name" required />
      <SelectField
        name="timeZone"
        label={say('Time zone')}
        hint={say('Times in the staff area are shown in this time zone.')}
        options={
          isListed ? zones : [{ value: browsers, label: browsers.replaceAll('_', ' '), isTyped: true }, ...zones]
        }
        required
      />
      <SelectField
        name="language"
        label={say('Language')}
        hint={say('The staff area and the emails that the site sends you use this language.')}
        options={languageChoices}
        required
      />
      <SelectField
        name="office"
        label={say('Office')}
        isUnmarked
        hint={say('Replies go out in your name, followed by the company and this office.')}
        options={[{ value: '', label: 'No office' }, ...places]}
      />
      <CheckboxGroup
        type="radio"
        name="notices"
        legend={say('Emails about enquiries and applications')}
        hint={say(
          'Covers records your role can open. A list of overdue records arrives at 08:00 your time unless you choose “None”.',
        )}
        options={notices}
        isUnmarked
      />
    </>
  )
}
