// The private calendar address of the person who is signed in.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { calendarMadeAt, makeCalendarLink } from '#app/features/staff/calendar/calendar-link.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { useSay } from '#app/languages/say.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { OnOff } from '#app/ui/pill.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { AboutAddress, RevokeAddress } from './calendar-address.tsx'

const path = '/dashboard/settings/calendar'
const shown = { form: 'calendar', to: path, text: 'Copy the address now: it won’t be shown again.' }

export const handle = { permission: 'own.account', title: 'Private calendar' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff }) => ({
  madeAt: await calendarMadeAt(db, staff),
  made: await secretToShow(request, shown.form, staff.id),
  zone: staff.timeZone,
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, emptySchema, {
  form: shown.form,
  run: async ({ by }) => ({ ok: true, address: `${env.APP_URL}/calendar-feed/${await makeCalendarLink(db, by)}.ics` }),
  done: ({ staff }, { address }) => showOnce(shown, staff.id, address),
  failed: 'We couldn’t create the address. Please try again.',
})

export default function CalendarPage() {
  const say = useSay()
  const { madeAt, made, zone } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Private calendar')}
      above={[settingsCrumb]}
      pill={<OnOff isOn={madeAt !== null} />}
      beside={madeAt ? <RevokeAddress path={path} /> : null}
    >
      {made ? <ShownOnce id="new-address" title={say('Your address')} made={made} /> : null}
      <StaffForm
        form={shown.form}
        action={path}
        button={madeAt ? say('Create a new address') : say('Create address')}
        variant={madeAt ? 'outline' : undefined}
      >
        <AboutAddress madeAt={madeAt} zone={zone} />
      </StaffForm>
    </StaffPage>
  )
}
