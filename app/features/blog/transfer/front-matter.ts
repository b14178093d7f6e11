// A post as a file: YAML between two lines of "---", then the Markdown. Reading a file restores exactly what was
// written.

import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { blogCategories, defaultBlogCategory } from '#app/features/blog/categories.ts'
import { firstMessage, issue, message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { type Post, postStatuses } from '../post.ts'
import { longestTag, mostTags, tagsOf } from '../schema.ts'
import { slugOf } from '../slug.ts'

/** @property restriction the reason why the source restricted the post's readers; undefined if it did not */
type PostFile = { ok: true; post: Post; restriction?: Phrase } | { ok: false; problem: Message }

const longestFrontMatter = 10_000
const longestContent = 200_000

export function writePost(post: Post): string {
  const { content, image, publishAt, tags, featured, ...rest } = post
  const fields = {
    ...rest,
    image: image?.src,
    imageAlt: image?.alt,
    publishAt: publishAt === null ? undefined : new Date(publishAt).toISOString(),
    tags: tags.length > 0 ? tags : undefined,
    featured: featured || undefined,
  }
  const filledFields = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  )
  return `---\n${stringify(filledFields, { lineWidth: 0 })}---\n\n${content}\n`
}

/** @param name the file's name, used as the slug if the file has none */
export function readPost(name: string, text: string): PostFile {
  const source = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const end = source.indexOf('\n---\n', 3)
  if (!source.startsWith('---\n') || end < 0) {
    return refuse('it does not begin with front matter: a line "---", fields such as "title: …", and another "---"')
  }
  const fields = readFields(source.slice(4, Math.max(end + 1, 4)))
  if ('problem' in fields) return refuse(fields.problem)

  const result = frontMatter.safeParse(fields.named)
  if (!result.success) {
    return refuse(inField(result.error.issues[0]?.path.join('.') || 'front matter', firstMessage(result.error)))
  }
  const content = source
    .slice(end + 5)
    .replace(/^\n/, '')
    .replace(/\n$/, '')
  if ([...content].length > longestContent) return refuse('its content is longer than 200,000 characters')
  const post = postOf(result.data, content, name)
  const isRestricted = Object.entries(openValues).some(([name, open]) => !isOpen(fields.named[name], open))
  return isRestricted
    ? { ok: true, post: { ...post, status: 'draft' }, restriction: 'only members could read it' }
    : { ok: true, post }
}

/** The fields with which other programs restrict a post's readers, and the values that mean no restriction. */
export const openValues: Record<string, readonly unknown[]> = {
  visibility: ['public'],
  access: ['public', 'everyone', 'all'],
  members: [false],
  members_only: [false],
  membersOnly: [false],
  paid: [false],
  premium: [false],
  private: [false],
  published: [true],
  password: [''],
}

const isOpen = (value: unknown, open: readonly unknown[]) =>
  value === undefined || value === null || open.includes(value)

/** Of a schema's message, whose phrase begins with the field. */
const inField = (field: string, told: Message): Message =>
  typeof told === 'string'
    ? message(told, { field })
    : 'phrase' in told
      ? message(told.phrase, { ...told.values, field })
      : told

const refuse = (problem: Message): PostFile => ({ ok: false, problem })

type FrontMatter = { named: Record<string, unknown> } | { problem: Message }

function readFields(yaml: string): FrontMatter {
  if (yaml.length > longestFrontMatter) return { problem: 'its front matter is too long' }
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false })
  const [error] = document.errors
  if (error) {
    const words = error.code.toLowerCase().replaceAll('_', ' ')
    return { problem: message('its front matter is not valid YAML ({error})', { error: words }) }
  }
  const fields = plainValue(document)
  if (fields === undefined) return { problem: 'its front matter uses YAML aliases, which are not followed' }
  if (!(fields instanceof Map)) return { problem: 'its front matter has no fields' }
  return { named: Object.fromEntries([...fields].filter(([key]) => typeof key === 'string')) }
}

const oneOf = (values: string) => issue('{field}: must be {values}', { values })

const text = (max: number) =>
  z
    .string(issue('{field}: must be text'))
    .refine((value) => [...value].length <= max, issue('{field}: must be {count} characters or fewer', { count: max }))
    .nullish()

function plainValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    // Returned as maps: in objects, keys that are collections would be serialised, which takes forever when they are
    // nested.
    return document.toJS({ mapAsMap: true, maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

/**
 * Also accepts the variants of other programs: a date without a time, "draft: true", tags in one line, "description".
 */
const frontMatter = z.object({
  title: z
    .string({ error: ({ input }) => issue(input === undefined ? '{field}: is required' : '{field}: must be text') })
    .refine((title) => title.trim() !== '', issue('{field}: is required'))
    .refine((title) => [...title].length <= 200, issue('{field}: must be {count} characters or fewer', { count: 200 })),
  slug: text(200),
  category: z.string().nullish(),
  excerpt: text(500),
  description: text(500),
  image: text(300),
  imageAlt: text(300),
  author: text(120),
  publishAt: moment(),
  date: moment(),
  tags: z
    .union([z.string().transform(tagsOf), z.array(z.string())], issue('{field}: must be a list of words'))
    .nullish()
    .refine((tags) => (tags ?? []).length <= mostTags, issue('{field}: may be {count} at most', { count: mostTags }))
    .refine(
      (tags) => (tags ?? []).every((tag) => [...tag].length <= longestTag),
      issue('{field}: may have {count} characters each', { count: longestTag }),
    ),
  featured: z.boolean(issue('{field}: must be true or false')).nullish(),
  language: z.enum(languages, oneOf(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages))).nullish(),
  translationOf: text(200),
  status: z.enum(postStatuses, oneOf(postStatuses.join(', '))).nullish(),
  draft: z.boolean().nullish(),
})

function moment() {
  return z
    .string(issue('{field}: must be a date'))
    .transform((value) => Date.parse(value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(:\d\d)?)$/, '$1T$2Z')))
    .refine((value) => !Number.isNaN(value), issue('{field}: must be a date'))
    .nullish()
}

function postOf(fields: z.output<typeof frontMatter>, content: string, name: string): Post {
  const { title } = fields
  const publishAt = fields.publishAt ?? fields.date ?? null
  return {
    title,
    slug: slugOf(fields.slug ?? slugFromName(name)) || slugOf(title) || 'post',
    category: blogCategories.find((category) => category.name === fields.category)?.name ?? defaultBlogCategory,
    excerpt: fields.excerpt ?? fields.description ?? null,
    content,
    image: fields.image ? { src: fields.image, alt: fields.imageAlt ?? '' } : null,
    author: fields.author ?? null,
    publishAt,
    tags: fields.tags ?? [],
    featured: fields.featured ?? false,
    language: fields.language ?? 'en',
    translationOf: fields.translationOf ?? null,
    status: fields.status ?? (fields.draft || publishAt === null ? 'draft' : 'published'),
  }
}

/** "posts/2024-01-31-some-title.md" becomes some-title. */
const slugFromName = (name: string) =>
  (name.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replace(/^\d{4}-\d\d-\d\d-/, '')
