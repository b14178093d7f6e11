import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { hiddenText, optionalText, subjectRule, version } from '#app/forms/fields/rules.ts'

/** A draft may be empty, a reply may not. */
export const replySchema = z.object({
  version,
  language: z.enum(languages),
  subject: subjectRule,
  body: optionalText({ label: 'Message', max: 10_000, multiline: true }),
})

/** The pages of a record's other forms to which a button goes on once the reply is kept as a draft. */
export const pagesAfterDraft = ['note', 'tags', 'snooze', 'address'] as const
export type PageAfterDraft = (typeof pagesAfterDraft)[number]

/**
 * A button sends the template to insert, or where to go on after sending: 'close' or 'next', or to which page. `removed` has the ids of the
 * attached files to drop.
 */
export const replyFormSchema = replySchema.extend({
  template: hiddenText(80),
  finish: hiddenText(10),
  removed: z.array(hiddenText(80)),
})

export type ReplyInput = z.output<typeof replySchema>
