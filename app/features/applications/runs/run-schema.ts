import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { hiddenText, optionalText, requiredText, version } from '#app/forms/fields/rules.ts'
import { issue } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { isDate } from '#app/time/zoned-time.ts'

const whole = (missing: Phrase) =>
  hiddenText(5)
    .refine((value) => /^\s*\d{1,4}\s*$/.test(value), issue(missing))
    .transform(Number)

const told = (label: Phrase, max: number) => optionalText({ label, max })

const fields = {
  starts_on: hiddenText(10).refine(isDate, 'Enter the first day'),
  ends_on: hiddenText(10).refine(isDate, 'Enter the last day'),
  seats: whole('Enter the number of seats').refine((value) => value > 0, 'A run has at least one seat'),
  place: told('Where', 120),
  hours: told('Hours', 120),
  language: z
    .enum(['', ...languages])
    .catch('')
    .transform((chosen) => chosen || null),
  teacher: told('Teacher', 120),
}

type Days = { starts_on: string; ends_on: string }

/** Checked beside the fields' own rules, so that all errors show at once. */
const endsBefore = {
  path: ['ends_on'],
  error: 'The last day is before the first',
  when: ({ value }: { value: unknown }) => {
    const { starts_on, ends_on } = value as Partial<Days>
    return isDate(starts_on ?? '') && isDate(ends_on ?? '')
  },
}
const inOrder = ({ starts_on, ends_on }: Days) => ends_on >= starts_on

export const newRunSchema = z
  .object({ course: requiredText('Choose one of the courses', { label: 'Course', max: 80 }), ...fields })
  .refine(inOrder, endsBefore)
export const runSchema = z.object({ version, ...fields }).refine(inOrder, endsBefore)

export type NewRun = z.output<typeof newRunSchema>
export type RunChange = z.output<typeof runSchema>
