// Confirms moving the posts supplied with the site to the trash.

import { db } from '#app/db.server.ts'
import { countFirstPosts, trashFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, managerCrumb } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Move the sample posts to trash' } as const

export const loader = staffLoader<Question>(handle.permission, async () => {
  const { all } = await countFirstPosts(db)
  return {
    form: 'first-posts',
    title: 'Move the sample posts to trash?',
    button: 'Move to trash',
    isDangerous: true,
    above: [managerCrumb],
    refusal: all === 0 ? 'None of the sample posts is left, so there is nothing to move.' : null,
    reload: 'Back to posts',
    text: message(
      '{count, plural, one {One sample post goes} other {All # sample posts go}} to trash, including any you have edited. You can restore each one for 30 days.',
      { count: all },
    ),
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'first-posts',
  run: async ({ by }) => ({ ok: true, count: await trashFirstPosts(db, by) }),
  done: (_, { count }) => ({
    to: manager,
    text: message('{count, plural, one {One post moved to trash.} other {# posts moved to trash.}}', { count }),
  }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
