import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { apiTokenSchema, listApiTokens, makeApiToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { apiTokenCopy, mayGive, scopes, tokenDays } from '#app/features/staff/api-tokens/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { NewSecret } from '#app/routes/admin/shared/new-secret.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import type { TokenScope } from '#db/tables/staff.ts'
import { ApiTokens, HowToUse, TokenFields } from './api-token-table.tsx'
import { wrongProof } from './wrong-proof.server.ts'

const path = '/dashboard/settings/api-tokens'
const secretFlash = { form: 'api-token', to: path, text: apiTokenCopy.made }

export const handle = { permission: 'own.account', title: 'API tokens' } as const

const addressesOf: Record<TokenScope, string[]> = {
  'dashboard.read': [`${env.APP_URL}/api/dashboard/stats`, `${env.APP_URL}/api/dashboard/activity`],
  'records.read': [`${env.APP_URL}/api/records`],
}

export const loader = staffLoader(handle.permission, async ({ request, staff, now }) => ({
  tokens: await listApiTokens(db, staff, now),
  token: await secretToShow(request, secretFlash.form, staff.id),
  zone: staff.timeZone,
  scopes: scopes.filter((scope) => mayGive(staff.role, scope)),
  addresses: scopes.flatMap((scope) => (mayGive(staff.role, scope) ? addressesOf[scope] : [])),
}))

export const action = staffAction(handle.permission, apiTokenSchema, {
  form: secretFlash.form,
  run: async ({ value, client, by }) =>
    mayGive(by.actor.role, value.scope)
      ? { ok: true, token: await makeApiToken(db, { ...value, client }, by) }
      : { ok: false, reason: 'not for role' },
  done: ({ staff }, { token }) => showOnce(secretFlash, staff.id, token),
  failed: apiTokenCopy.failed,
  refusals: { 'not for role': { errors: { scope: [apiTokenCopy.notForRole] }, status: 422 } },
  thrown: wrongProof,
})

export default function ApiTokensPage() {
  const say = useSay()
  const { tokens, token, zone, scopes, addresses } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('API tokens')} above={[settingsCrumb]}>
      <p>{say('A token lets your own programs read some of what your role can see.')}</p>
      <NewSecret
        form={secretFlash.form}
        path={path}
        noun="token"
        made={token}
        hint={say('For your own reference, such as “Wallboard”.')}
        days={tokenDays}
        defaultDays="90"
        isEmpty={tokens.length === 0}
        proof={<TokenFields scopes={scopes} />}
      >
        <ApiTokens tokens={tokens} zone={zone} />
      </NewSecret>
      <HowToUse addresses={addresses} />
    </StaffPage>
  )
}
