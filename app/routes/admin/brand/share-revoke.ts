import { redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import { revokeShareLink } from '#app/features/brand/share/share-links.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { boardPath } from './paths.ts'

const path = `${boardPath}/share`

export const handle = { permission: 'brand.write' } as const

export const loader = staffLoader(handle.permission, async () => redirect(path))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'share-revoke',
  run: async ({ staff, id, now }) =>
    (await revokeShareLink(db, staff, id, now)) ? { ok: true } : { ok: false, reason: 'gone' },
  done: () => ({ to: path, text: brandLabels.linkRevoked }),
})
