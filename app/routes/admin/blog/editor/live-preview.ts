// Draws the text that is being typed, for the script of the post form. Nothing is stored.
import { previewSchema } from '#app/features/blog/schema.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { drawTyped } from '../post-checks.server.ts'
import { manager } from '../words.ts'

export const handle = { permission: 'posts.write', changesNothing: true } as const

export const loader = staffRedirect(handle.permission, () => manager)

export const action = staffAction(handle.permission, previewSchema, {
  form: 'preview',
  run: async ({ value, say }) => ({ ok: true, drawn: await drawTyped(value, say) }),
  done: (_, { drawn }) => Response.json(drawn, { headers: { 'Cache-Control': 'private, no-store' } }),
})
