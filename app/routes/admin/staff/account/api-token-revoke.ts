import { db } from '#app/db.server.ts'
import { revokeApiToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { apiTokenCopy } from '#app/features/staff/api-tokens/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { orGone, staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/api-tokens'

export const handle = { permission: 'own.account' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'api-token-revoke',
  run: async ({ id, by }) => orGone(await revokeApiToken(db, id, by)),
  done: () => ({ to: path, text: apiTokenCopy.revoked }),
})
