// Confirms publishing the posts supplied with the site.

import { db } from '#app/db.server.ts'
import { countFirstPosts, publishFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, managerCrumb } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Publish the sample posts' } as const

export const loader = staffLoader<Question>(handle.permission, async () => {
  const { drafts } = await countFirstPosts(db)
  return {
    form: 'first-posts-publish',
    title: 'Publish the sample posts?',
    button: 'Publish all',
    above: [managerCrumb],
    refusal: drafts === 0 ? 'None of the sample posts is a draft, so there is nothing to publish.' : null,
    reload: 'Back to posts',
    text: message(
      '{count, plural, one {One sample post} other {# sample posts}} will appear on the blog with today’s date, in your company’s name. Check them first and edit anything that doesn’t suit.',
      { count: drafts },
    ),
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'first-posts-publish',
  run: async ({ by }) => ({ ok: true, count: await publishFirstPosts(db, by) }),
  done: (_, { count }) => ({
    to: manager,
    text: message('{count, plural, one {One post published.} other {# posts published.}}', { count }),
  }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
