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

/**
 * A button sends the template to insert, or where to go on: 'close' or 'next' after sending, or the address of a page once
 * the reply is kept as a draft. `removed` has the ids of the attached files to drop.
 */
export const replyFormSchema = replySchema.extend({
  template: hiddenText(80),
  finish: hiddenText(4000),
  removed: z.array(hiddenText(80)),
})

export type ReplyInput = z.output<typeof replySchema>
