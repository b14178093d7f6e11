// Restores a post from the trash.

import { db } from '#app/db.server.ts'
import { untrashPost } from '#app/features/blog/store/trash.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, postPage } from './words.ts'

const trash = `${manager}?status=trash`

export const handle = { permission: 'posts.write' } as const

export const loader = staffRedirect(handle.permission, () => trash)

export const action = staffAction(handle.permission, versionSchema, {
  form: 'undo-delete',
  run: async ({ id, value, by }) => ({
    ok: true,
    outcome: await untrashPost(db, { id, version: value.version }, by),
  }),
  done: ({ id }, { outcome }) =>
    outcome.ok
      ? { to: postPage(id), text: message('“{title}” restored.', { title: outcome.title }) }
      : {
          to: trash,
          kind: 'error',
          text: 'This post was changed while you were looking at it, so it was not restored.',
        },
})
