// The schema of the post form: the spec's fields first, then the further ones.

import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { blogCategories, defaultBlogCategory } from '#app/features/blog/categories.ts'
import { hiddenText, optionalText, requiredText, ticked, version } from '#app/forms/fields/rules.ts'
import { issue } from '#app/languages/message.ts'
import { asClock } from '#app/time/clock.ts'
import { isTimeZone } from '#app/time/zoned-time.ts'
import { postStatuses } from './post.ts'
import { slugOf } from './slug.ts'

const categories = blogCategories.map(({ name }) => name)

/** Reserved addresses under /blog: years, and the site's own pages and feeds. */
const ownPages = /^(\d{4}|author|authors|archive|category|feed|preview|search|tag|tags)$/

/** Typed into a field that wraps; a line break becomes a space. */
const title = requiredText('Title is required', { label: 'Title', max: 200, multiline: true }).transform((typed) =>
  typed.replaceAll(/\s+/g, ' '),
)

const image = optionalText({ label: 'Image', max: 300 }).refine(
  (src) => src === null || /^\/media\/[\w./-]+$/.test(src) || (/^https:\/\//.test(src) && URL.canParse(src)),
  'Image must be from the media library, or an address that begins with https://',
)

/** Only read, and then checked, where the chosen status uses it: see save-post.server.ts. */
const day = optionalText({ label: 'Date', max: 20 })
const time = optionalText({ label: 'Time', max: 20 }).transform((typed) => typed && asClock(typed))

const slug = optionalText({ label: 'Address', max: 200 })
  .transform((typed) => (typed === null ? null : slugOf(typed)))
  .refine((typed) => typed !== '', 'Address must have letters or digits')
  .refine(
    (typed) => typed === null || !ownPages.test(typed),
    'The site uses this address itself. Please choose another',
  )

export const longestTag = 40
export const mostTags = 10

/** Reads tags separated by commas; tags that differ only in case count once. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,、，\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().replace(/^#+/, ''))
    .filter((tag) => slugOf(tag) !== '')
  return [...new Map(tags.map((tag) => [slugOf(tag), tag] as const).reverse()).values()].reverse()
}

const tags = optionalText({ label: 'Tags', max: 500 })
  .transform((typed) => tagsOf(typed ?? ''))
  .refine((list) => list.length <= mostTags, issue('Enter at most {count} tags', { count: mostTags }))
  .refine(
    (list) => list.every((tag) => [...tag].length <= longestTag),
    issue('A tag must be {count} characters or fewer', { count: longestTag }),
  )

export const undescribed = 'Alternative text is required: describe the image'

export const postSchema = z
  .object({
    title,
    category: z.enum(categories).catch(defaultBlogCategory),
    excerpt: optionalText({ label: 'Excerpt', max: 500, multiline: true }),
    content: requiredText('Content is required', { label: 'Content', max: 200_000, multiline: true }),
    image,
    author: optionalText({ label: 'Author', max: 120 }),
    date: day,
    slug,
    tags,
    featured: ticked,
    language: z.enum(languages).catch('en'),
    translationOf: optionalText({ label: 'Translation of', max: 200 }),
    status: z.enum(postStatuses).catch('draft'),
    /** The button "Publish": at the chosen time if the status is "Scheduled", otherwise now; or now in any case. */
    publish: z.enum(['due', 'now']).optional().catch(undefined),
    time,
    zone: hiddenText(60).refine(isTimeZone, 'Choose a time zone'),
    imageAlt: optionalText({ label: 'Alternative text', max: 300 }),
  })
  .refine(({ image, imageAlt }) => !image || imageAlt, { path: ['imageAlt'], error: undescribed })

export type PostInput = z.output<typeof postSchema>

/** For an existing post: adds the version that the form was opened with. */
export const postEditSchema = postSchema.safeExtend({ version })

/** The fields that a preview draws; any of them may be missing. */
export const previewSchema = z.object({
  title: optionalText({ label: 'Title', max: 200 }).transform((title) => title ?? ''),
  excerpt: optionalText({ label: 'Excerpt', max: 500, multiline: true }),
  content: optionalText({ label: 'Content', max: 200_000, multiline: true }).transform((content) => content ?? ''),
  image: optionalText({ label: 'Image', max: 300 }),
  imageAlt: optionalText({ label: 'Alternative text', max: 300 }),
  language: z.enum(languages).catch('en'),
})
