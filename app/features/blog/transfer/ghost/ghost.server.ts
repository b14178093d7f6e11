// Reads a Ghost export (JSON, versions 1 to 6): posts with their tags, authors' names, slugs and states.

import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import type { Post } from '../../post.ts'
import { type Converted, htmlToMarkdown } from '../html/html-to-markdown.server.ts'
import { addPost, categoryAndTags, cut, type Import, type Imported, slugTaker } from '../imported.ts'
import { lexicalToHtml } from './lexical.ts'
import { markdownOf, mobiledocToHtml, parseMobiledoc } from './mobiledoc.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const optional = z.string().nullish()
const order = z.number().nullish()

const postSchema = z.object({
  id,
  uuid: optional,
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
  settings: z.array(z.looseObject({ key: z.string(), value: z.unknown() })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
})

/** Ghost writes {"db":[{"data":…}]} and also accepts {"data":…}. */
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
  const takeSlug = slugTaker()
  for (const post of parsed.data.posts) {
    if (post.type === 'page' || post.page) imported.notes.push(`"${post.title}" was left out: it is a page.`)
    else takeIn(imported, post, lookUp, takeSlug)
  }
  return { ok: true, imported }
}

function takeIn(imported: Imported, given: GhostPost, lookUp: LookUp, takeSlug: (wanted: string) => string) {
  const content = contentOf(given)
  const restriction = restrictionOf(given, content?.forMembers ?? false)
  const { post, told } = postOf(given, lookUp, takeSlug)
  const draft = {
    key: `Ghost ${given.uuid || given.id}`,
    post,
    isRestricted: restriction !== null,
    oldPaths: oldPathsOf(given, lookUp),
    told: [...(restriction ? [`Stays a draft: ${restriction}`] : []), ...told],
  }
  addPost(imported, draft, content)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A post counts as public only if Ghost says so; versions without members have no visibility. */
function restrictionOf({ visibility, status }: Pick<GhostPost, 'visibility' | 'status'>, forMembers: boolean) {
  if (visibility !== undefined && visibility !== null && visibility !== 'public') return 'only members could read it'
  if (forMembers) return 'only members could read a part of it'
  return status === 'sent' ? 'it was only sent by email' : null
}

const states: Record<string, Post['status']> = { published: 'published', scheduled: 'scheduled' }

function postOf(given: GhostPost, lookUp: LookUp, takeSlug: (wanted: string) => string) {
  const title = cut(given.title, 200) || 'Untitled'
  const language = languages.find((code) => given.locale?.toLowerCase().startsWith(code))
  const { told, ...filed } = categoryAndTags(tagsOf(given, lookUp))
  const post: Omit<Post, 'content'> = {
    title,
    slug: takeSlug(given.slug || title),
    ...filed,
    excerpt: given.custom_excerpt ? cut(given.custom_excerpt, 500) : null,
    image: given.feature_image
      ? { src: ownAddress(given.feature_image), alt: cut(lookUp.altOfPost.get(given.id) ?? '', 300) }
      : null,
    author: authorsOf(given, lookUp),
    publishAt: momentOf(given.published_at),
    featured: Boolean(given.featured),
    language: language ?? 'en',
    translationOf: null,
    status: states[given.status ?? ''] ?? 'draft',
  }
  return { post, told }
}

/** Ghost's default path, and the one with the date if its settings use that. */
function oldPathsOf({ slug, published_at }: GhostPost, { permalinks }: LookUp): string[] {
  if (!slug) return []
  const moment = momentOf(published_at)
  const [year = '', month = '', day = ''] =
    moment === null ? [] : new Date(moment).toISOString().slice(0, 10).split('-')
  const dated = permalinks?.replace(':year', year).replace(':month', month).replace(':day', day).replace(':slug', slug)
  return [...new Set([`/${slug}/`, ...(dated?.startsWith('/') && !dated.includes(':') && year ? [dated] : [])])]
}

type LookUp = ReturnType<typeof lookUpIn>

function lookUpIn(data: GhostData) {
  const names = (list: { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]))
  return {
    tags: names(data.tags),
    users: names(data.users),
    tagsOfPost: byPost(data.posts_tags),
    authorsOfPost: byPost(data.posts_authors),
    permalinks: data.settings.flatMap(({ key, value }) =>
      key === 'permalinks' && typeof value === 'string' ? [value] : [],
    )[0],
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

/** Tags that begin with "#" are internal to Ghost; readers never saw them. */
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

/** The placeholder for the site's own address in Ghost's exports. */
const ownAddress = (text: string) => text.replaceAll(/__GHOST_URL__\/?/g, '/')

/** Uses the original Markdown if there is any, then the HTML that readers saw, then the editor's own format. */
function contentOf({ mobiledoc, lexical, html }: GhostPost): (Converted & { forMembers: boolean }) | null {
  const document = mobiledoc ? parseMobiledoc(mobiledoc) : null
  const markdown = document ? markdownOf(document) : null
  if (markdown !== null) return { markdown: ownAddress(markdown), lost: [], forMembers: false }
  const drawn = lexical ? lexicalToHtml(lexical) : null
  const forMembers = drawn?.forMembers ?? false
  if (html) return converted(html, drawn?.told ?? [], forMembers || gated.test(html))
  if (drawn) return converted(drawn.html, drawn.told, forMembers)
  if (lexical) return null
  const messages: string[] = []
  return converted(document ? mobiledocToHtml(document, messages) : '', messages, false)
}

/** Surrounds content that Ghost shows to some members only. */
const gated = /<!--\s*kg-gated-block:begin\s+nonMember:false/

function converted(html: string, told: readonly string[], forMembers: boolean) {
  const conversion = htmlToMarkdown(ownAddress(html))
  return conversion && { markdown: conversion.markdown, lost: [...told, ...conversion.lost], forMembers }
}
