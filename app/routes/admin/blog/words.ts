import { type Post, postPath } from '#app/features/blog/post.ts'
import type { PostInput } from '#app/features/blog/schema.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { ImportRow } from '#db/tables/blog.ts'

export const manager = '/admin-controls'
export const postPage = (id: string) => `${manager}/${id}`

export const stateLabels: Record<PostState, Phrase> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  trash: 'In trash',
}

/** The pill's colour, named after other records' statuses. */
export const statePill: Record<PostState, string> = {
  draft: 'new',
  scheduled: 'in-progress',
  published: 'completed',
  trash: 'spam',
}

export const importStates = {
  read: 'Ready to import',
  begun: 'Started but not finished',
  done: 'Imported',
  undone: 'Undone',
} as const satisfies Record<ImportRow['status'], Phrase>

export const importPills = {
  read: 'pending',
  begun: 'warning',
  done: 'completed',
  undone: 'undone',
} as const satisfies Record<ImportRow['status'], string>

export const managerCrumb = { label: 'Blog Posts', href: manager } as const
export const mediaCrumb = { label: 'Media library', href: `${manager}/media` } as const
export const redirectsCrumb = { label: 'Redirects', href: `${manager}/redirects` } as const
export const transferCrumb = { label: 'Import and export', href: `${manager}/transfer` } as const

export const saveFailed = 'We couldn’t save the post. Everything you typed is still here: please try again.'

/** The message after a save; that of a post that has just gone live leads to it. */
export function savedFlash(
  { publish }: Pick<PostInput, 'publish'>,
  { status, slug }: Pick<Post, 'status' | 'slug'>,
  say: Say,
): { text: Phrase; link?: { to: string; label: string } } {
  if (!publish) return { text: 'Post saved.' }
  if (status === 'scheduled') return { text: 'Post scheduled.' }
  return { text: 'Post published.', link: { to: postPath(slug), label: say('View post') } }
}
