import { useLoaderData } from '@remix-run/react'
import { offices } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { accountChanges } from '#app/features/staff/accounts/manage-users.server.ts'
import { noticeOptions } from '#app/features/staff/accounts/notice-options.ts'
import { changeProfile, readProfile } from '#app/features/staff/accounts/own-profile.server.ts'
import { profileSchema, timeZones } from '#app/features/staff/accounts/user-schema.ts'
import { profileCopy, userCopy } from '#app/features/staff/accounts/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { standardNotices } from '#app/mail/notices.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

export const handle = { permission: 'own.account', title: 'Profile' } as const

export const loader = staffLoader(handle.permission, async ({ staff }) => {
  const profile = await readProfile(db, staff)
  return { email: staff.email, profile, timeZones, standard: standardNotices(staff.role) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, profileSchema, {
  form: 'profile',
  run: ({ value, by }) => changeProfile(db, value, by),
  done: () => ({ to: '/dashboard/settings', text: profileCopy.saved }),
  failed: profileCopy.failed,
  changed: userCopy.changed,
  record: ({ staff }) => ({ kind: 'user', id: staff.id, verbs: accountChanges }),
})

export default function ProfilePage() {
  const { email, profile, timeZones, standard } = useLoaderData<typeof loader>()
  const { name, timeZone, office, notices, version } = profile
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: 'Profile' }]} />
      <h1>Profile</h1>
      <p className="typed">You sign in with {email}.</p>
      <ActionForm
        form="profile"
        action="/dashboard/settings/profile"
        className="form card"
        defaults={{ name, timeZone, office: office ?? '', notices: notices ?? 'default', version: String(version) }}
      >
        <TextField name="name" label="Name" autoComplete="name" required />
        <SelectField
          name="timeZone"
          label="Time zone"
          hint="All times in the staff area are shown in this zone."
          options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          required
        />
        <SelectField
          name="office"
          label="Office"
          hint="Your replies are sent in your name, with the company and this office beside it."
          options={[
            { value: '', label: 'No office' },
            ...offices.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <SelectField
          name="notices"
          label="Mails about enquiries and applications"
          hint="Only about records that your role may open. Overdue records are mailed at 08:00 in your time zone, unless you choose none."
          options={noticeOptions.map((value) => ({ value, label: noticeLabel(value, standard) }))}
          required
        />
        <FormActions busy="Saving..." cancel="/dashboard/settings">
          Save
        </FormActions>
      </ActionForm>
    </>
  )
}

const labels = { each: 'Each at once', daily: 'A digest each day', off: 'None' }

const noticeLabel = (value: (typeof noticeOptions)[number], standard: keyof typeof labels) =>
  value === 'default' ? `Standard for your role (${labels[standard].toLowerCase()})` : labels[value]
