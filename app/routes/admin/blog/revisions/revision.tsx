import { db } from '#app/db.server.ts'
import { findPost } from '#app/features/blog/store/list-posts.server.ts'
import { postVersions, restoreRevision, textsOf } from '#app/features/blog/store/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { textWords } from '#app/features/texts/words.ts'
import { findVersion } from '#app/features/versions/versions.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn } from '#app/languages/message.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { shownVersion } from '#app/routes/admin/versions/versions.server.ts'
import { managerCrumb, postPage } from '../words.ts'

export { VersionPage as default } from '#app/routes/admin/versions/version-page.tsx'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Revision' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { id, params, staff } = asked
  const versions = postVersions(db, id)
  const [found, version] = await Promise.all([findPost(db, id), findVersion(versions, params.revision ?? '')])
  if (!found || !version) return null
  const { title, language, version: newest, trashed_at } = found.row
  const list = { label: 'Revisions', href: `${postPage(id)}/revisions` } as const
  const restores = can(staff.role, handle.actionPermission) && trashed_at === null && newest
  const room = { path: list.href, lang: language, latest: textsOf(found.post), restores }
  const shown = await shownVersion(asked, versions, version, room)
  return { ...shown, title, above: [managerCrumb, { label: drawn(title), href: postPage(id) }, list] }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: ({ id, params, value, by }) => restoreRevision(db, { id, revision: params.revision ?? '', ...value }, by),
  done: ({ id }) => ({ to: postPage(id), text: 'Earlier text restored.' }),
  refusals: { picture: textWords.pictureDeleted },
  record: ({ id }) => ({ kind: 'post', id }),
})
