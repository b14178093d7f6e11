import { z } from 'zod'
import { email, hiddenText, optionalText, requiredText, version } from '#app/forms/fields/rules.ts'
import { issue, message } from '#app/languages/message.ts'
import { mostTags, tagsIn } from './tags/tags.ts'

/** Empty for unassigned. */
export const assignSchema = z.object({ assignee: hiddenText(36), version })

export const noteSchema = z.object({
  note: requiredText('Enter the note', { label: 'Note', max: 5000, multiline: true }),
})

export const tooManyTags = message('Please use {count} tags or fewer', { count: mostTags })

export const tagsRule = optionalText({ label: 'Tags', max: 300 })
  .transform((text) => tagsIn(text ?? ''))
  .refine((tags) => tags.length <= mostTags, issue(tooManyTags))
  .refine((tags) => tags.every((tag) => tag.length <= 30), issue('A tag must be 30 characters or fewer'))

/** New tags, and those that the record is to keep. */
export const tagsSchema = z.object({ tags: tagsRule, kept: z.array(hiddenText(30)).max(mostTags), version })

/** For snoozedTo. */
export const snoozeSchema = z.object({ until: hiddenText(10), version })

/** The references of the other records. */
export const mergeSchema = z.object({
  other: z.array(hiddenText(20)).min(1, 'Choose an enquiry').max(20),
  version,
})

export const addressSchema = z.object({ email, version })
