// Asks before a post goes into the trash, and puts it there.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { readPostRow } from '#app/features/blog/store/read-post.server.ts'
import { trashPost } from '#app/features/blog/store/trash.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Pill } from '#app/ui/pill.tsx'
import { manager, managerCrumb, postPage, stateLabels, statePill } from './post-labels.ts'

export const handle = { permission: 'posts.write', title: 'Delete a post' } as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id, now }) => {
  const row = await readPostRow(db, id)
  if (!row) return null
  return { id: row.id, title: row.title, version: row.version, state: stateOf(row, now) }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'delete',
  run: ({ id, value, staff, now }) => trashPost(db, { id, version: value.version, actor: staff, now }),
  done: (_, { title }) => ({
    to: `${manager}?status=trash`,
    text: `“${title}” is in the trash for 30 days. You can take it back there.`,
  }),
  record: ({ id }) => ({ kind: 'post', id }),
})

export default function PostDeletePage() {
  const { id, title, version, state } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      form="delete"
      title="Delete this post?"
      button="Delete"
      isDangerous
      version={version}
      list={managerCrumb}
      record={{ label: title, href: postPage(id), subject: [title, null] }}
      state={<Pill status={statePill[state]}>{stateLabels[state]}</Pill>}
      refusal={state === 'trash' ? 'This post is in the trash already.' : null}
      reload="Reload this post"
    >
      It goes into the trash for 30 days, from which you can take it back as it is.
      {state === 'published' ? ' Visitors who come to its address are told that it was removed.' : null}
    </ConfirmPage>
  )
}
