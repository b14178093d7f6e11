import { z } from 'zod'
import { email, hiddenText, optionalText, requiredText, version } from '#app/forms/fields/rules.ts'

/** Nobody is ''. */
export const assignSchema = z.object({ assignee: hiddenText(36), version })

export const noteSchema = z.object({
  note: requiredText('Please write the note', { label: 'Note', max: 5000, multiline: true }),
})

const tagCount = 10

export const tagsSchema = z.object({
  tags: optionalText({ label: 'Tags', max: 300 })
    .transform((text) => tagsIn(text ?? ''))
    .refine((tags) => tags.length <= tagCount, `Please use ${tagCount} tags or fewer`)
    .refine((tags) => tags.every((tag) => tag.length <= 30), 'A tag must be 30 characters or fewer'),
  version,
})

/** Parted by commas or spaces, without their sign, each once. */
const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#+/, '').toLowerCase())
      .filter(Boolean),
  ),
]

/** A day as a date field sends it; '' to have it back at once. */
export const snoozeSchema = z.object({ until: hiddenText(10), version })

export const addressSchema = z.object({ email, version })
