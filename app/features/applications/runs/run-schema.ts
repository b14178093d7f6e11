import { z } from 'zod'
import { hiddenText, requiredText, version } from '#app/forms/fields/rules.ts'
import { isDate } from '#app/time/zoned-time.ts'

const whole = (missing: string) =>
  hiddenText(5)
    .refine((value) => /^\s*\d{1,4}\s*$/.test(value), missing)
    .transform(Number)

const dates = {
  starts_on: hiddenText(10).refine(isDate, 'Enter the first day'),
  ends_on: hiddenText(10).refine(isDate, 'Enter the last day'),
  seats: whole('Enter the seats as a whole number').refine((value) => value > 0, 'A run has at least one seat'),
}

export const newRunSchema = z.object({
  course: requiredText('Choose one of the courses', { label: 'Course', max: 80 }),
  ...dates,
})
export const runSchema = z.object({ version, ...dates })

export type NewRun = z.output<typeof newRunSchema>
export type RunChange = z.output<typeof runSchema>
