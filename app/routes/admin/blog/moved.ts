// Where the sidebar's "Blog Posts" was: the manager has one address.
import { staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager } from './post-labels.ts'

export const handle = { permission: 'posts.read' } as const

export const loader = staffRedirect(handle.permission, () => manager)
