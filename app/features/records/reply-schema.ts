import { z } from 'zod'
import { type Language, languageNames } from '#app/content/languages.ts'
import { optionalText, subjectRule, version } from '#app/forms/rules.ts'

const languages = Object.keys(languageNames) as [Language, ...Language[]]

/** Words may be missing in a draft; what is sent has some. */
export const replySchema = z.object({
  version,
  language: z.enum(languages),
  subject: subjectRule,
  body: optionalText({ label: 'Message', max: 10_000, multiline: true }),
})

export type ReplyInput = z.output<typeof replySchema>
