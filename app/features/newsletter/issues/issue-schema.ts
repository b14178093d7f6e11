// The forms of an issue.

import { z } from 'zod'
import { hiddenText, optionalText, settingVersion, ticked, versionSchema } from '#app/forms/fields/rules.ts'
import { issue } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { asClock, isClock } from '#app/time/clock.ts'
import { isDate, isTimeZone } from '#app/time/zoned-time.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { issueTopics } from '../topics.ts'

const typed = (label: Phrase, max: number, multiline = false) =>
  optionalText({ label, max, multiline }).transform((text) => text ?? '')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

const issueText = {
  subject: typed('Subject', 150),
  preheader: typed('Preview text', 200, true).transform(oneLine),
  body: typed('Text', 60_000, true),
}

/** What follows the save: the text in another language, a test to the author, or the page that sends the issue. */
const steps = ['en', 'fr', 'ko', 'test', 'send'] as const satisfies readonly (Language | 'test' | 'send')[]

/** Nothing was typed yet: a first text is as the page offered it. */
export const isNotBegun = ({ version, subject, preheader, body, offered }: IssueTextInput): boolean =>
  version === 0 && !subject && !preheader && (!body || body === offered)

export const issueTextSchema = z
  .object({
    ...issueText,
    /** 0 for the first text in its language. */
    version: settingVersion,
    /** With what a first text began. */
    offered: typed('Text', 60_000, true),
    /** The addresses of the posts that are ticked, for the button "Insert" of a browser without scripts. */
    posts: z.array(hiddenText(200)),
    next: z
      .enum([...steps, 'insert'])
      .optional()
      .catch(undefined),
  })
  .superRefine((text, { addIssue }) => {
    if (text.next === 'insert' || (text.next && isNotBegun(text))) return
    if (!text.subject) addIssue({ code: 'custom', path: ['subject'], message: issue('Subject is required') })
    if (!text.body) addIssue({ code: 'custom', path: ['body'], message: issue('Text is required') })
  })

/** A text that is only drawn. */
export const typedIssueSchema = z.object({
  ...issueText,
  /** The button of a browser without scripts. */
  shown: z.enum(['page']).optional().catch(undefined),
})

/** Who gets an issue. */
export const issueSettingsSchema = versionSchema.extend({
  topic: z.enum(issueTopics, 'Choose a topic'),
  isAdvertising: ticked,
  withoutText: z.enum(['English', 'nothing']).catch('English'),
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
  topic: issue.topic,
  isAdvertising: issue.is_advertising === 1 ? 'yes' : '',
  withoutText: issue.without_text,
})
