import { z } from 'zod'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { defineSettings } from '#app/forms/define-settings.server.ts'
import type { Branch } from '#app/forms/document/document-values.ts'
import type { OwnDays } from '#app/time/office-hours.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { type NameDay, officeDayErrors, officeDaysOf, ownDaysIn } from './office-days.ts'

const text = z.string()

export const {
  read: readOfficeDays,
  show: officeDays,
  change: changeOfficeDays,
  record: officeDaysRecord,
} = defineSettings('office-days', {
  schema: z.object({ seoulClosed: text, seoulOpen: text, cameroonClosed: text, cameroonOpen: text }),
  defaults: { seoulClosed: '', seoulOpen: '', cameroonClosed: '', cameroonOpen: '' },
})

type SentDays = { document: Branch; version: number; name: NameDay }

/** @returns the errors of the form's fields, or what became of the change */
export async function saveOfficeDays(db: Db, { document, version, name }: SentDays, by: By) {
  const { settings } = await readOfficeDays(db)
  const errors = officeDayErrors(document, settings, { name, now: by.now })
  if (Object.keys(errors).length > 0) return { ok: false, errors } as const
  return changeOfficeDays(db, { ...officeDaysOf(document), version }, by)
}

/** The offices' own hours and days, for computing promises. */
export async function readOwnDays(db: Db | Trx, now: number): Promise<OwnDays> {
  const [{ settings }, { offices }] = await Promise.all([readOfficeDays(db), readCompany(db, now)])
  const { KR, CM } = ownDaysIn(settings)
  const hours = new Map(offices.map((office) => [office.countryCode, office.hours]))
  return { KR: { ...KR, hours: hours.get('KR') }, CM: { ...CM, hours: hours.get('CM') } }
}
