// Confirms moving the articles supplied with the site to the trash.
import { db } from '#app/db.server.ts'
import { countFirstPosts, trashFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, managerCrumb } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Remove the first articles' } as const

export const loader = staffLoader<Question>(handle.permission, async () => {
  const { all } = await countFirstPosts(db)
  return {
    form: 'first-posts',
    title: 'Remove the first articles?',
    button: 'Remove all',
    isDangerous: true,
    list: managerCrumb,
    text: `${all === 1 ? 'One article is' : `${all} articles are`} left of those that the site came with. All of them, including those that you have changed, go into the trash for 30 days. You can restore each of them from there.`,
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'first-posts',
  run: async ({ by }) => ({ ok: true, count: await trashFirstPosts(db, by) }),
  done: (_, { count }) => ({
    to: manager,
    text: count === 1 ? 'One article is in the trash.' : `${count} articles are in the trash.`,
  }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
