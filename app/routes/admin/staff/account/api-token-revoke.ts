import { redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { revokeApiToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { apiTokenCopy } from '#app/features/staff/api-tokens/copy.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/api-tokens'

export const handle = { permission: 'own.account' } as const

export const loader = staffLoader(handle.permission, async () => redirect(path))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'api-token-revoke',
  run: async ({ staff, id, now }) =>
    (await revokeApiToken(db, staff, id, now)) ? { ok: true } : { ok: false, reason: 'gone' },
  done: () => ({ to: path, text: apiTokenCopy.revoked }),
})
