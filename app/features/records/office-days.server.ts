import { z } from 'zod'
import { defineSettings } from '#app/forms/define-settings.server.ts'
import type { OwnDays } from '#app/time/office-hours.ts'
import type { Db, Trx } from '#db/schema.ts'
import { ownDaysIn } from './office-days.ts'

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

/** The offices' own days, for computing promises. */
export const readOwnDays = async (db: Db | Trx): Promise<OwnDays> => ownDaysIn((await readOfficeDays(db)).settings)
