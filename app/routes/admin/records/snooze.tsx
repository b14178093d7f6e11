import { db } from '#app/db.server.ts'
import { dayOf, isDay, startOfDay } from '#app/features/dashboard/days.ts'
import { snoozeRecord } from '#app/features/records/change-record.server.ts'
import { snoozeSchema } from '#app/features/records/change-schemas.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange, useChangedRecord } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'Snooze' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = changeAction(snoozeSchema, {
  form: 'snooze',
  run: async ({ target, value, by, staff }) => {
    const until = value.until ? startOf(value.until, staff.timeZone) : null
    if (until !== null && !(until > by.now)) return { ok: false, reason: 'unknown choice' }
    return snoozeRecord(db, { ...target, version: value.version }, until, by)
  },
  done: ({ reference, snoozed_until }) =>
    snoozed_until === null ? `${reference} is back in the inbox.` : `${reference} is set aside until that day.`,
  unknown: 'Please choose a day after today.',
})

const startOf = (day: string, zone: string) => (isDay(day) ? startOfDay(day, zone) : Number.NaN)

export default function SnoozePage() {
  const { record, timeZone } = useChangedRecord()
  const until = record.snoozed_until === null ? '' : dayOf(record.snoozed_until, timeZone)
  return (
    <RecordChange form="snooze" title="Snooze" defaults={{ until }}>
      <TextField
        name="until"
        label="Until"
        type="date"
        hint="It leaves the list of what is to be answered until that day. It still becomes overdue. Empty brings it back."
      />
    </RecordChange>
  )
}
