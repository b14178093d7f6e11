import { db } from '#app/db.server.ts'
import { deleteView } from '#app/features/inbox/saved-views.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { orGone, staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { viewsPath } from './query.ts'

export const handle = { permission: 'inbox.read' } as const

export const loader = staffRedirect(handle.permission, () => viewsPath)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delete-view',
  run: async ({ id, by }) => orGone(await deleteView(db, id, by)),
  done: () => ({ to: viewsPath, text: 'View deleted.' }),
})
