// The result of reading another system's export.
import { blogCategories, defaultBlogCategory } from '#app/features/blog/categories.ts'
import type { Post } from '../post.ts'
import { slugOf } from '../slug.ts'
import { longestTag, mostTags } from '../tags.ts'
import type { Converted } from './html/html-to-markdown.server.ts'

export type IncomingPost = {
  /** Identifies a post across repeated exports of the same site. */
  key: string
  post: Post
  /** Only members, payers or people with a password could read it: it stays a draft, whatever staff choose. */
  isRestricted: boolean
  /** Its paths on the old site: "/2021/03/title/". */
  oldPaths: string[]
  /** Messages about what was left out or changed. */
  told: string[]
}

/** @property notes messages about content that belongs to no imported post */
export type Imported = { posts: IncomingPost[]; notes: string[] }
export type Import = { ok: true; imported: Imported } | { ok: false; problem: string }

const longestContent = 200_000

export const cut = (text: string, length: number) => [...text.trim()].slice(0, length).join('')

const categoryOf = new Map(blogCategories.map(({ name }) => [slugOf(name), name]))

/**
 * The first name that matches one of our categories becomes the category; the others become tags, as many as a post may
 * have.
 */
export function categoryAndTags(names: readonly string[]): Pick<Post, 'category' | 'tags'> & { told: string[] } {
  const named = names.map((name) => [slugOf(name), name] as const)
  const category = named.flatMap(([slug]) => categoryOf.get(slug) ?? [])[0] ?? defaultBlogCategory
  const tags = new Map(
    named.filter(([slug]) => slug && !categoryOf.has(slug)).map(([slug, name]) => [slug, cut(name, longestTag)]),
  )
  const left = [...tags.values()].slice(mostTags)
  const messages =
    left.length > 0 ? [`These tags were left out, because a post can have only ${mostTags}: ${left.join(', ')}`] : []
  return { category, tags: [...tags.values()].slice(0, mostTags), told: messages }
}

/** Gives each post of the file its own slug. */
export function slugTaker() {
  const usedSlugs = new Set<string>()
  const next = new Map<string, number>()
  return (wanted: string): string => {
    const slug = slugOf(wanted) || 'post'
    let candidate = slug
    let number = next.get(slug) ?? 2
    for (; usedSlugs.has(candidate); number++) candidate = `${slug}-${number}`
    next.set(slug, number)
    usedSlugs.add(candidate)
    return candidate
  }
}

type Draft = Omit<IncomingPost, 'post'> & { post: Omit<Post, 'content'> }

/** Adds the post with its content, or a note that says why it was left out. */
export function addPost({ posts, notes }: Imported, { post, told, ...draft }: Draft, content: Converted | null) {
  if (content === null) notes.push(`"${post.title}" was left out: its text could not be read.`)
  else if ([...content.markdown].length > longestContent) {
    notes.push(`"${post.title}" was left out: its text is longer than 200,000 characters.`)
  } else {
    const lost = content.lost.map((what) => `Left out: ${what}`)
    const status = draft.isRestricted ? 'draft' : post.status
    posts.push({ ...draft, post: { ...post, status, content: content.markdown }, told: [...told, ...lost] })
  }
}

/** "12 comments", "1 page" */
export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
