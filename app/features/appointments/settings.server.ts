import { z } from 'zod'
import { type OfficeId, offices } from '#app/content/company/offices.ts'
import { dayErrors, daysIn, type NameDay } from '#app/features/records/office-days.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { defineSettings } from '#app/forms/define-settings.server.ts'
import { type Branch, documentOf } from '#app/forms/document/document-values.ts'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { weekdayNames } from '#app/time/working-hours.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import {
  closedFields,
  hoursField,
  type SentSettings,
  settingsIn,
  weekdays,
  weekIn,
  weekOf,
  weekSchema,
} from './schema.ts'
import { type AppointmentRules, parseWindows, type Window } from './slots.ts'
import { appointmentLengths } from './words.ts'

/** Until an admin opens them, no office offers appointments. */
export const {
  read: readAppointmentSettings,
  show: appointmentSettings,
  change: changeAppointmentSettings,
  record: appointmentSettingsRecord,
} = defineSettings('appointments', {
  schema: z.object({
    seoul: z.boolean(),
    cameroon: z.boolean(),
    ...weekOf(z.string()),
    minutes: z.enum(appointmentLengths),
    noticeHours: z.number(),
    daysAhead: z.number(),
    closed: z.string(),
  }),
  defaults: {
    seoul: false,
    cameroon: false,
    ...weekOf(''),
    minutes: '30' as const,
    noticeHours: 24,
    daysAhead: 14,
    closed: '',
  },
})

/** @returns the errors of the form's fields, or what became of the change */
export async function saveAppointmentSettings(db: Db, sent: SentSettings & { name: NameDay }, by: By) {
  const errors = await errorsOf(db, sent, sent.document, { name: sent.name, now: by.now })
  if (Object.keys(errors).length > 0) return { ok: false, errors } as const
  return changeAppointmentSettings(db, settingsIn(sent), by)
}

type Judged = { name: NameDay; now: number }

/** The errors of rules over several fields, for a form that is refused for single ones already. */
export const lateErrors = (db: Db, values: FormValues, judged: Judged) =>
  errorsOf(db, weekSchema.safeParse(values).data, documentOf(closedFields, values), judged)

async function errorsOf(
  db: Db,
  week: z.output<typeof weekSchema> | undefined,
  { closed }: Branch,
  judged: Judged,
): Promise<Errors> {
  const { settings } = await readAppointmentSettings(db)
  return { ...(week && weekIn(week).errors), ...dayErrors('closed', closed, settings.closed, judged) }
}

/** Their names, Monday first. */
export const weekdaysIn = (language: Language) => weekdayNames[language]

type Settings = Awaited<ReturnType<typeof readAppointmentSettings>>['settings']

export async function readRules(db: Db | Trx, now: number): Promise<AppointmentRules> {
  const [{ settings }, company] = await Promise.all([readAppointmentSettings(db), readCompany(db, now)])
  const offered = offices.filter(({ id }) => settings[id])
  const weeks = offered.map(({ id }) => {
    const office = company.offices.find((known) => known.id === id)
    return [id, ownWeek(settings, id) ?? officeWeek(office?.hours)] as const
  })
  return {
    minutes: Number(settings.minutes),
    noticeHours: settings.noticeHours,
    daysAhead: settings.daysAhead,
    closed: daysIn(settings.closed),
    weeks: Object.fromEntries(weeks),
  }
}

/** Null without own hours: then the office's hours count. */
function ownWeek(settings: Settings, office: OfficeId): Window[][] | null {
  const week = weekdays.map((weekday) => parseWindows(settings[hoursField(office, weekday)]) ?? [])
  return week.some((windows) => windows.length > 0) ? week : null
}

const officeWeek = (hours?: (typeof offices)[number]['hours']): Window[][] =>
  weekdays.map((weekday) => (hours?.days.includes(weekday) ? [{ opens: hours.opens, closes: hours.closes }] : []))
