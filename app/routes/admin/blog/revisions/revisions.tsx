import { db } from '#app/db.server.ts'
import { findPostRow } from '#app/features/blog/store/list-posts.server.ts'
import { postVersions } from '#app/features/blog/store/revisions.server.ts'
import { drawn } from '#app/languages/message.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { versionList } from '#app/routes/admin/versions/versions.server.ts'
import { managerCrumb, postPage } from '../words.ts'

export { VersionsPage as default } from '#app/routes/admin/versions/version-list.tsx'

export const handle = { permission: 'posts.read', title: 'Revisions' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const row = await findPostRow(db, asked.id)
  if (!row) return null
  const { id, title, version, language } = row
  const room = { path: `${postPage(id)}/revisions`, lang: language, current: version, cursor: ['id'] } as const
  const shown = await versionList(asked, postVersions(db, id), room)
  return {
    ...shown,
    title: asked.say(handle.title),
    above: [managerCrumb, { label: drawn(title), href: postPage(id) }],
  }
})
