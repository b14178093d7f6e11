import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import type { PostRevision } from '#db/tables/blog.ts'

export const manager = '/admin-controls'
export const postPage = (id: string) => `${manager}/${id}`

export const stateLabels: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  trash: 'In the trash',
}

/** The pill's colour, by what other records call their states. */
export const statePill: Record<PostState, string> = {
  draft: 'new',
  scheduled: 'in-progress',
  published: 'completed',
  trash: 'spam',
}

export const revisionLabels: Record<PostRevision['kind'], string> = {
  saved: 'Saved',
  restored: 'Restored',
  imported: 'Imported',
  conflict: 'Came too late, and was kept',
}

export const managerCrumb = { label: 'Blog Posts', href: manager }
