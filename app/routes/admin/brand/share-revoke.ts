import { db } from '#app/db.server.ts'
import { revokeShareLink } from '#app/features/brand/share/share-links.server.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { orGone, staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { boardPath } from './paths.ts'

const path = `${boardPath}/share`

export const handle = { permission: 'brand.write' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'share-revoke',
  run: async ({ id, by }) => orGone(await revokeShareLink(db, id, by)),
  done: () => ({ to: path, text: brandLabels.linkRevoked }),
})
