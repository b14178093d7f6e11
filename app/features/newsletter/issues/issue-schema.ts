// The forms of an issue.

import { z } from 'zod'
import { hiddenText, optionalText, requiredText, ticked, version, versionSchema } from '#app/forms/fields/rules.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { asClock, isClock } from '#app/time/clock.ts'
import { isDate, isTimeZone } from '#app/time/zoned-time.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { issueTopics } from '../topics.ts'

const topic = z.enum(issueTopics, 'Choose a topic')
const title = requiredText('Title is required', { label: 'Title', max: 120 })

export const newIssueSchema = z.object({ title, topic })

const ceiling = optionalText({ label: 'Daily limit', max: 7 })
  .refine((typed) => typed === null || /^[1-9]\d*$/.test(typed), 'Daily limit must be a whole number above 0')
  .transform((typed) => (typed === null ? null : Number(typed)))

export const issueSettingsSchema = z.object({
  title,
  topic,
  frequency: z.enum(['each', 'monthly']).catch('each'),
  isAdvertising: ticked,
  withoutText: z.enum(['English', 'nothing']).catch('English'),
  dailyCeiling: ceiling,
  version,
})

const oneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ')

export const issueTextSchema = z.object({
  subject: requiredText('Subject is required', { label: 'Subject', max: 150 }),
  preheader: optionalText({ label: 'Preview text', max: 200, multiline: true }).transform((typed) =>
    oneLine(typed ?? ''),
  ),
  body: requiredText('Text is required', { label: 'Text', max: 60_000, multiline: true }),
  /** 0 for the first text in its language. */
  version: z.coerce
    .number()
    .int()
    .nonnegative()
    .max(2 ** 31 - 1),
  /** The button "Add the newest posts": of this many days. */
  newest: z.enum(['7', '31', '92']).optional().catch(undefined),
})

const typed = (label: Phrase, max: number, multiline = false) =>
  optionalText({ label, max, multiline }).transform((text) => text ?? '')

/** A text that is only drawn. */
export const typedIssueSchema = z.object({
  subject: typed('Subject', 150),
  preheader: typed('Preview text', 200).transform(oneLine),
  body: typed('Text', 60_000, true),
  /** The button of a browser without scripts. */
  shown: z.enum(['page']).optional().catch(undefined),
})

export const issueScheduleSchema = versionSchema.extend({
  when: z.enum(['now', 'later'], 'Choose when to send it'),
  date: optionalText({ label: 'Date', max: 20 }).refine(
    (date) => date === null || isDate(date),
    'Date must be a day, written like 2026-03-31',
  ),
  time: optionalText({ label: 'Time', max: 20 })
    .transform((typed) => typed && asClock(typed))
    .refine((text) => text === null || isClock(text), 'Time must be a time of day, written like 09:30'),
  zone: hiddenText(60).refine(isTimeZone, 'Choose a time zone'),
})

export type IssueSettings = z.output<typeof issueSettingsSchema>
export type IssueTextInput = z.output<typeof issueTextSchema>
export type IssueSchedule = z.output<typeof issueScheduleSchema>

/** The values of the form. */
export const settingsValues = (issue: IssueRow) => ({
  title: issue.title,
  topic: issue.topic,
  frequency: issue.frequency,
  isAdvertising: issue.is_advertising === 1 ? 'yes' : '',
  withoutText: issue.without_text,
  dailyCeiling: issue.daily_ceiling === null ? '' : String(issue.daily_ceiling),
  version: String(issue.version),
})
