// A Ghost export (JSON, versions 1 to 6): posts with their tags, authors' names, slugs and states.
import { z } from 'zod'
import type { Post } from '../post.ts'
import { htmlToMarkdown } from './html-to-markdown.server.ts'
import { addPost, categoryAndTags, cut, type Import, type Imported, takeSlug } from './imported.ts'
import { lexicalToHtml } from './lexical.ts'
import { markdownOf, mobiledocToHtml, parseMobiledoc } from './mobiledoc.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const optional = z.string().nullish()
const order = z.number().nullish()

const postSchema = z.object({
  id,
  title: z.string(),
  slug: optional,
  html: optional,
  mobiledoc: optional,
  lexical: optional,
  feature_image: optional,
  featured: z.union([z.boolean(), z.number()]).nullish(),
  type: optional,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: optional,
  visibility: optional,
  locale: optional,
  custom_excerpt: optional,
  author_id: id.nullish(),
  published_at: z.union([z.string(), z.number()]).nullish(),
})

const dataSchema = z.object({
  posts: z.array(postSchema),
  posts_meta: z.array(z.object({ post_id: id, feature_image_alt: optional })).default([]),
  tags: z.array(z.object({ id, name: z.string() })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: order })).default([]),
  users: z.array(z.object({ id, name: z.string() })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
})

/** Ghost writes {"db":[{"data":…}]}, and takes {"data":…} too. */
const exportSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: dataSchema })], z.unknown()) }).transform(({ db }) => db[0].data),
  z.object({ data: dataSchema }).transform(({ data }) => data),
])

type GhostPost = z.output<typeof postSchema>
type GhostData = z.output<typeof dataSchema>

export function importGhost(json: string): Import {
  const parsed = exportSchema.safeParse(parseJson(json))
  if (!parsed.success) return { ok: false, problem: 'This is not the JSON file that Ghost exports.' }
  const imported: Imported = { posts: [], notes: [] }
  const lookUp = lookUpIn(parsed.data)
  const taken = new Set<string>()
  for (const post of parsed.data.posts) {
    if (post.type === 'page' || post.page) imported.notes.push(`"${post.title}" was left out: it is a page.`)
    else {
      if (!isPublic(post)) imported.notes.push(`"${post.title}" became a draft: only members could read it.`)
      addPost(imported, postOf(post, lookUp, taken), contentOf(post))
    }
  }
  return { ok: true, imported }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isPublic = ({ visibility }: GhostPost) => !visibility || visibility === 'public'

/** What was sent as a newsletter is to be read on the site, too. */
const states: Record<string, Post['status']> = { published: 'published', sent: 'published', scheduled: 'scheduled' }

function postOf(post: GhostPost, lookUp: LookUp, taken: Set<string>): Omit<Post, 'content'> {
  const title = cut(post.title, 200) || 'Untitled'
  const publishAt = momentOf(post.published_at)
  const language = (['en', 'ko', 'fr'] as const).find((code) => post.locale?.toLowerCase().startsWith(code))
  return {
    title,
    slug: takeSlug(post.slug || title, taken),
    ...categoryAndTags(tagsOf(post, lookUp)),
    excerpt: post.custom_excerpt ? cut(post.custom_excerpt, 500) : null,
    image: post.feature_image
      ? { src: ownAddress(post.feature_image), alt: cut(lookUp.altOfPost.get(post.id) ?? '', 300) }
      : null,
    author: authorsOf(post, lookUp),
    publishAt,
    featured: Boolean(post.featured),
    language: language ?? 'en',
    translationOf: null,
    // What only paying members could read must not become public by itself.
    status: isPublic(post) ? (states[post.status ?? ''] ?? 'draft') : 'draft',
  }
}

type LookUp = ReturnType<typeof lookUpIn>

function lookUpIn(data: GhostData) {
  const names = (list: { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]))
  return {
    tags: names(data.tags),
    users: names(data.users),
    tagsOfPost: byPost(data.posts_tags),
    authorsOfPost: byPost(data.posts_authors),
    altOfPost: new Map(data.posts_meta.map((meta) => [meta.post_id, meta.feature_image_alt])),
  }
}

function byPost<Row extends { post_id: string; sort_order?: number | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.post_id)
    if (group) group.push(row)
    else groups.set(row.post_id, [row])
  }
  for (const group of groups.values()) group.sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
  return groups
}

/** Tags that begin with "#" are Ghost's own marks, which readers never saw. */
const tagsOf = (post: GhostPost, { tags, tagsOfPost }: LookUp): string[] =>
  (tagsOfPost.get(post.id) ?? [])
    .flatMap(({ tag_id }) => tags.get(tag_id) ?? [])
    .filter((name) => !name.startsWith('#'))

function authorsOf(post: GhostPost, { users, authorsOfPost }: LookUp): string | null {
  const ids = authorsOfPost.get(post.id)?.map(({ author_id }) => author_id) ?? [post.author_id ?? '']
  const names = ids.flatMap((author) => users.get(author) ?? [])
  return cut(names.join(', '), 120) || null
}

function momentOf(value: string | number | null | undefined): number | null {
  const moment =
    typeof value === 'string' ? Date.parse(value.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z')) : value
  return moment === null || moment === undefined || Number.isNaN(moment) ? null : moment
}

/** Ghost puts this in place of its own address. */
const ownAddress = (text: string) => text.replaceAll(/__GHOST_URL__\/?/g, '/')

/** Markdown as it was typed, where there is some; else from the HTML that readers saw; else from the editor's own format. */
function contentOf({ mobiledoc, lexical, html }: GhostPost): string | null {
  const document = mobiledoc ? parseMobiledoc(mobiledoc) : null
  const markdown = document ? markdownOf(document) : null
  if (markdown !== null) return ownAddress(markdown)
  const drawn = html ?? (lexical ? lexicalToHtml(lexical) : document ? mobiledocToHtml(document) : '')
  return drawn === null ? null : htmlToMarkdown(ownAddress(drawn))
}
