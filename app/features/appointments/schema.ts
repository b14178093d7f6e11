import { z } from 'zod'
import { type OfficeId, officeIds } from '#app/content/company/offices.ts'
import { daysRule } from '#app/features/records/office-days.ts'
import { hiddenText, requiredText, settingVersion, ticked, version } from '#app/forms/fields/rules.ts'
import { appointmentLengths } from './lengths.ts'
import { parseSlot } from './slots.ts'
import { parseWindows } from './week-hours.ts'
import { badHours, chooseTime, noTime } from './words.ts'
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

const whole = (label: string, least: number, most: number) =>
  requiredText(`${label} is required`, { label, max: 4 })
    .refine((typed) => typed === '' || (/^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most), {
      error: `${label} must be a number from ${least} to ${most}`,
    })
    .transform(Number)

const hours = hiddenText(100).refine((typed) => parseWindows(typed) !== null, badHours)

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof weekdays)[number]

/** The name of the field with an office's hours on a weekday. */
export const hoursField = (office: OfficeId, weekday: Weekday) => `${office}${weekday}` as const
type HoursField = ReturnType<typeof hoursField>

export const weekOf = <T>(value: T) =>
  Object.fromEntries(
    officeIds.flatMap((office) => weekdays.map((weekday) => [hoursField(office, weekday), value])),
  ) as Record<HoursField, T>

export const appointmentSettingsSchema = z.object({
  seoul: ticked,
  cameroon: ticked,
  ...weekOf(hours),
  minutes: z.enum(appointmentLengths, 'Please choose the duration'),
  noticeHours: whole('Notice in hours', 0, 336),
  daysAhead: whole('Days ahead', 1, 60),
  closed: daysRule('Days without appointments'),
  version: settingVersion,
})
