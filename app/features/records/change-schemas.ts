import { z } from 'zod'
import { email, hiddenText, optionalText, requiredText, version } from '#app/forms/fields/rules.ts'

/** Empty for unassigned. */
export const assignSchema = z.object({ assignee: hiddenText(36), version })

export const noteSchema = z.object({
  note: requiredText('Enter the note', { label: 'Note', max: 5000, multiline: true }),
})

const tagCount = 10

export const tagsRule = optionalText({ label: 'Tags', max: 300 })
  .transform((text) => tagsIn(text ?? ''))
  .refine((tags) => tags.length <= tagCount, `Please use ${tagCount} tags or fewer`)
  .refine((tags) => tags.every((tag) => tag.length <= 30), 'A tag must be 30 characters or fewer')

export const tagsSchema = z.object({ tags: tagsRule, version })

/** Splits at commas and spaces and removes # signs and repeats. */
const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#+/, '').toLowerCase())
      .filter(Boolean),
  ),
]

/** For snoozedTo. */
export const snoozeSchema = z.object({ until: hiddenText(10), version })

export const addressSchema = z.object({ email, version })
