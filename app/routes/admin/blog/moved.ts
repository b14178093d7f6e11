// Redirects the sidebar's "Blog Posts" to the one address of the blog manager.
import { staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager } from './words.ts'

export const handle = { permission: 'posts.read' } as const

export const loader = staffRedirect(handle.permission, () => manager)
