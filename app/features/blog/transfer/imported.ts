// What another system's export becomes.
import { blogCategories, defaultBlogCategory } from '#app/content/blog-categories.ts'
import type { Post } from '../post.ts'
import { slugOf } from '../slug.ts'
import { longestTag, mostTags } from '../tags.ts'

/** @property notes what was left out or changed, in words, for the person who imports */
export type Imported = { posts: Post[]; notes: string[] }
export type Import = { ok: true; imported: Imported } | { ok: false; problem: string }

const longestContent = 200_000

export const cut = (text: string, length: number) => [...text.trim()].slice(0, length).join('')

/** The first of the names that is a category of ours becomes it; the others are tags. */
export function categoryAndTags(names: readonly string[]): Pick<Post, 'category' | 'tags'> {
  const matches = (name: string) => blogCategories.find((category) => slugOf(category.name) === slugOf(name))
  const category = names.map(matches).find((match) => match !== undefined)?.name ?? defaultBlogCategory
  const tags = new Map(
    names.filter((name) => slugOf(name) && !matches(name)).map((name) => [slugOf(name), cut(name, longestTag)]),
  )
  return { category, tags: [...tags.values()].slice(0, mostTags) }
}

/** A slug that no post before has; it is taken from then on. */
export function takeSlug(wanted: string, taken: Set<string>): string {
  const slug = slugOf(wanted) || 'post'
  let candidate = slug
  for (let number = 2; taken.has(candidate); number++) candidate = `${slug}-${number}`
  taken.add(candidate)
  return candidate
}

/** The post with its content, or a note why it has none. */
export function addPost({ posts, notes }: Imported, post: Omit<Post, 'content'>, content: string | null) {
  if (content === null) notes.push(`"${post.title}" was left out: its text could not be read.`)
  else if ([...content].length > longestContent) {
    notes.push(`"${post.title}" was left out: its text is longer than 200,000 characters.`)
  } else posts.push({ ...post, content })
}
