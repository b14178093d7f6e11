// Confirms moving a post to the trash.

import { db } from '#app/db.server.ts'
import { findPostRow, stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { trashPost } from '#app/features/blog/store/trash.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message, sentences } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, managerCrumb, postPage, stateLabels, statePill } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Delete a post' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, now }) => {
  const row = await findPostRow(db, id)
  if (!row) return null
  const state = stateOf(row, now)
  const stays = 'It stays in trash for 30 days, and you can restore it until then.'
  return {
    form: 'delete',
    title: 'Move this post to the trash?',
    button: 'Move to trash',
    isDangerous: true,
    version: row.version,
    above: [managerCrumb],
    record: { label: drawn(row.title), href: postPage(row.id), subject: [row.title, null] },
    state: { pill: statePill[state], label: stateLabels[state] },
    refusal: state === 'trash' ? 'This post is already in the trash.' : null,
    reload: 'Reload this post',
    text:
      state === 'published' ? sentences(stays, 'Visitors to its address will see that it has been removed.') : stays,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'delete',
  run: ({ id, value, by }) => trashPost(db, { id, version: value.version }, by),
  done: (_, { title }) => ({
    to: `${manager}?status=trash`,
    text: message('“{title}” moved to trash. You can restore it for 30 days.', { title }),
  }),
  record: ({ id }) => ({ kind: 'post', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
