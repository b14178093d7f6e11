// The forms for discount codes. Dates are days in Seoul, for staff in every time zone.
import { z } from 'zod'
import { offices } from '#app/content/company/offices.ts'
import { hiddenText, requiredText, ticked, version } from '#app/forms/fields/rules.ts'
import { isDate, localTime, momentOf } from '#app/time/zoned-time.ts'
import type { PromoCode } from '#db/tables/careers.ts'

const whole = (value: string) => /^\s*\d{1,6}\s*$/.test(value)

const details = {
  percent: hiddenText(8)
    .refine(
      (value) => whole(value) && Number(value) >= 1 && Number(value) <= 100,
      'Enter the percent off as a whole number from 1 to 100',
    )
    .transform(Number),
  startsOn: hiddenText(10).refine((value) => value === '' || isDate(value), 'Enter the first day, or leave it empty'),
  endsOn: hiddenText(10)
    .refine((value) => value === '' || isDate(value), 'Enter the last day, or leave it empty')
    .transform((value) => value || null),
  maxUses: hiddenText(8)
    .refine(
      (value) => value === '' || (whole(value) && Number(value) > 0),
      'Enter the maximum uses as a whole number, or leave it empty',
    )
    .transform((value) => (value === '' ? null : Number(value))),
  firstCourseOnly: ticked,
}

/** Checked beside the fields' own rules, so that all errors show at once. */
const endsBefore = {
  path: ['endsOn'],
  error: 'The last day is before the first',
  when: ({ value }: { value: unknown }) => {
    const { startsOn, endsOn } = value as { startsOn?: string; endsOn?: string | null }
    return isDate(startsOn ?? '') && isDate(endsOn ?? '')
  },
}
const inOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
  endsOn === null || endsOn >= startsOn

export const newCodeSchema = z
  .object({
    code: requiredText('Enter the code', { label: 'Code', max: 40 })
      .transform((value) => value.toUpperCase())
      .refine(
        (value) => /^[A-Z0-9-]{3,40}$/.test(value),
        'A code has 3 to 40 characters: letters A to Z, digits and hyphens',
      ),
    ...details,
  })
  .refine(inOrder, endsBefore)
export const codeSchema = z.object({ version, ...details }).refine(inOrder, endsBefore)

export type CodeDetails = Omit<z.output<typeof codeSchema>, 'version'>

const zone = offices[0].zone
const day = 24 * 60 * 60_000

/** The first day of a code without one. */
const sinceEver = '1970-01-01'

/** From the start of the first day to the end of the last. */
export const periodOf = ({ startsOn, endsOn }: Pick<CodeDetails, 'startsOn' | 'endsOn'>) => ({
  starts_at: momentOf({ date: startsOn || sinceEver, time: '00:00' }, zone),
  ends_at: endsOn === null ? null : momentOf({ date: endsOn, time: '00:00' }, zone) + day,
})

/** The day on which something befalls a code. */
export const dayOfCode = (at: number) => localTime(at, zone).date

/** Empty without a first or a last day. */
export const daysOf = ({ starts_at, ends_at }: Pick<PromoCode, 'starts_at' | 'ends_at'>) => ({
  startsOn: dayOfCode(starts_at).replace(sinceEver, ''),
  endsOn: ends_at === null ? '' : dayOfCode(ends_at - 1),
})

/** The form's values of a stored code. */
export const codeValues = (promo: PromoCode) => ({
  ...daysOf(promo),
  percent: String(promo.percent),
  maxUses: promo.max_uses === null ? '' : String(promo.max_uses),
  firstCourseOnly: promo.first_course_only === 1 ? 'yes' : '',
  version: String(promo.version),
})
