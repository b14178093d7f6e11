import { z } from 'zod'
import { type OfficeId, officeIds } from '#app/content/company/offices.ts'
import { dayRows, rowsOf, textOf } from '#app/features/records/office-days.ts'
import type { Branch } from '#app/forms/document/document-values.ts'
import { valuesOf } from '#app/forms/document/document-values.ts'
import { hiddenText, requiredText, settingVersion, ticked, version } from '#app/forms/fields/rules.ts'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { issue } from '#app/languages/message.ts'
import { asClock } from '#app/time/clock.ts'
import { dayTimes, joinWindows, parseSlot, parseWindows } from './slots.ts'
import { appointmentLengths, badHours, chooseTime, noTime } from './words.ts'
import { knownZone } from './zones.ts'

/** A time that the page offers, or none; an unknown zone is dropped. */
export const slotRule = hiddenText(40).refine(
  (value) => value === '' || value === noTime || parseSlot(value) !== null,
  chooseTime,
)
export const zoneRule = hiddenText(60).transform(knownZone)

const neededSlot = hiddenText(40).refine((value) => parseSlot(value) !== null, chooseTime)

export const visitorMoveSchema = z.object({ slot: neededSlot, zone: zoneRule })
export const staffMoveSchema = z.object({ slot: neededSlot, version })

const whole = (label: 'Minimum notice (hours)' | 'Days ahead', least: number, most: number) =>
  requiredText(`${label} is required`, { label, max: 4 })
    .refine((typed) => typed === '' || (/^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most), {
      error: issue(`${label} must be a number from {least} to {most}`, { least, most }),
    })
    .transform(Number)

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof weekdays)[number]

/** The name of the field with an office's hours on a weekday. */
export const hoursField = (office: OfficeId, weekday: Weekday) => `${office}${weekday}` as const
type HoursField = ReturnType<typeof hoursField>

export const weekOf = <T>(value: T) =>
  Object.fromEntries(
    officeIds.flatMap((office) => weekdays.map((weekday) => [hoursField(office, weekday), value])),
  ) as Record<HoursField, T>

type TimeField = `${HoursField}${(typeof dayTimes)[number] | 'others'}`
const hoursFields = Object.keys(weekOf('')) as HoursField[]

const timesOf = (field: HoursField) => [...dayTimes, 'others' as const].map((time) => `${field}${time}` as const)

const time = hiddenText(20).transform(asClock)
const others = hiddenText(200)
const timeRules = Object.fromEntries(
  hoursFields.flatMap(timesOf).map((field) => [field, field.endsWith('others') ? others : time]),
) as Record<TimeField, typeof time>

export const appointmentSettingsSchema = z.object({
  seoul: ticked,
  cameroon: ticked,
  seoulAlike: ticked,
  cameroonAlike: ticked,
  ...timeRules,
  minutes: z.enum(appointmentLengths, 'Choose the duration'),
  noticeHours: whole('Minimum notice (hours)', 0, 336),
  daysAhead: whole('Days ahead', 1, 60),
  version: settingVersion,
})

/** The part of the form whose rows are added and removed. */
export const closedFields = { closed: dayRows('Days without appointments') }

/** The whole form. */
export const appointmentDocument = { fieldsIn: () => closedFields, also: appointmentSettingsSchema }

export type SentSettings = z.output<typeof appointmentSettingsSchema> & { document: Branch }
type Stored = Omit<SentSettings, TimeField | 'seoulAlike' | 'cameroonAlike' | 'document'> &
  Record<HoursField, string> & { closed: string }

/** The hours of the week alone, which are judged beside the other fields. */
export const weekSchema = appointmentSettingsSchema.pick({
  seoulAlike: true,
  cameroonAlike: true,
  ...(Object.fromEntries(hoursFields.flatMap(timesOf).map((field) => [field, true])) as Record<TimeField, true>),
})

/** As it is stored, with the errors of its fields; from Tuesday to Friday Monday's hours count where all are alike. */
export function weekIn({ seoulAlike, cameroonAlike, ...sent }: z.output<typeof weekSchema>) {
  const alike = { seoul: seoulAlike, cameroon: cameroonAlike }
  const week = officeIds.flatMap((office) =>
    weekdays.map((weekday) => {
      const field = hoursField(office, weekday)
      const from = alike[office] && weekday < 6 ? hoursField(office, 1) : field
      return [field, joinWindows(timesOf(from).map((time) => sent[time])), from] as const
    }),
  )
  // Each fault once, where it was typed.
  const errors = week.flatMap(([, hours, from]) => (parseWindows(hours) ? [] : [[`${from}from`, [badHours]]]))
  return {
    hours: Object.fromEntries(week.map(([field, hours]) => [field, hours])) as Record<HoursField, string>,
    errors: Object.fromEntries(errors) as Errors,
  }
}

export function settingsIn(sent: SentSettings) {
  const { seoul, cameroon, minutes, noticeHours, daysAhead, document, version } = sent
  const closed = textOf(document.closed)
  return { seoul, cameroon, ...weekIn(sent).hours, minutes, noticeHours, daysAhead, closed, version }
}

/** The settings as the fields of the form hold them. */
export function fieldsIn({ closed, ...settings }: Omit<Stored, 'version'>): FormValues {
  const times = hoursFields.flatMap((field) => {
    const [before, after, ...rest] = parseWindows(settings[field]) ?? []
    const others = rest.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
    const typed = [before?.opens, before?.closes, after?.opens, after?.closes, others]
    return timesOf(field).map((name, at) => [name, typed[at] ?? ''])
  })
  const alike = officeIds.map((office) => {
    const [monday, ...others] = weekdays.slice(0, 5).map((weekday) => settings[hoursField(office, weekday)])
    return [`${office}Alike`, others.every((hours) => hours === monday) ? 'yes' : '']
  })
  const others = Object.entries(settings).map(([name, value]) => [
    name,
    value === true ? 'yes' : value === false ? '' : String(value),
  ])
  return {
    ...Object.fromEntries([...others, ...times, ...alike]),
    ...valuesOf(closedFields, { closed: rowsOf(closed) }),
  }
}
