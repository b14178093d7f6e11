// Tokens with which one's own programs read the dashboard's numbers: what they are for, and how long they work.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { type ListedToken, listApiTokens, makeApiToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { apiTokenCopy, tokenDays } from '#app/features/staff/api-tokens/copy.ts'
import { apiTokenSchema } from '#app/features/staff/api-tokens/schema.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { NewSecret } from '#app/routes/admin/shared/new-secret.tsx'
import { secretToShow, showOnce } from '#app/routes/admin/shared/shown-once.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

const path = '/dashboard/settings/api-tokens'
const shown = { form: 'api-token', to: path, text: apiTokenCopy.made }

export const handle = { permission: 'own.account' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'API Tokens', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  return {
    tokens: await listApiTokens(db, staff, Date.now()),
    token: await secretToShow(request, shown.form, staff.id),
    zone: staff.timeZone,
    addresses: ['stats', 'activity'].map((name) => `${env.APP_URL}/api/dashboard/${name}`),
  }
}

export {
  keepAfterNetworkError as shouldRevalidate,
  networkSafeAction as clientAction,
} from '#app/forms/network-safe-action.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, shown.form, apiTokenSchema)
  if (!form.ok) return form.response
  const made = await form.attempt(() => makeApiToken(db, staff, form.value, Date.now()), apiTokenCopy.failed)
  return made.ok ? showOnce(shown, staff.id, made.value) : made.response
}

export default function ApiTokensPage() {
  const { tokens, token, zone, addresses } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: 'API Tokens' }]} />
      <h1>API Tokens</h1>
      <p>
        A program that sends a token as “Authorization: Bearer …” reads what your role may read, at{' '}
        {addresses.map((address, index) => (
          <span key={address} className="typed">
            {index > 0 ? ' and ' : null}
            <code>{address}</code>
          </span>
        ))}
        .
      </p>
      <NewSecret
        form={shown.form}
        path={path}
        noun="token"
        secret={token}
        made={apiTokenCopy.made}
        hint="What it is for, as in “Wallboard”."
        days={tokenDays}
        defaultDays="90"
      />
      <section className="stack" aria-labelledby="tokens">
        <h2 id="tokens">Your tokens</h2>
        {tokens.length === 0 ? <EmptyState level={3} title="No tokens yet" /> : <Tokens tokens={tokens} zone={zone} />}
      </section>
    </>
  )
}

const Tokens = ({ tokens, zone }: { tokens: ListedToken[]; zone: string }) => (
  <DataTable
    caption="Your tokens, newest first"
    columns={['Label', 'State', `Works until (${zone})`, 'Last used', 'Revoke']}
    rows={tokens.map(({ id, label, state, expires_at, last_used_at }) => ({
      key: id,
      cells: [
        <span key="label" className="typed">
          {label}
        </span>,
        <Pill key="state" status={state === 'revoked' ? 'cancelled' : state}>
          {stateLabels[state]}
        </Pill>,
        <Moment key="until" at={expires_at} zone={zone} />,
        last_used_at === null ? 'never' : <Moment key="used" at={last_used_at} zone={zone} />,
        state === 'active' ? <Revoke key="revoke" id={id} label={label} /> : '–',
      ],
    }))}
  />
)

const stateLabels: Record<ListedToken['state'], string> = { active: 'Active', expired: 'Expired', revoked: 'Revoked' }

const Revoke = ({ id, label }: Pick<ListedToken, 'id' | 'label'>) => (
  <Form method="post" action={`${path}/${id}/revoke`}>
    <Button type="submit" variant="outline" size="s">
      Revoke<span className="visually-hidden"> the token for {label}</span>
    </Button>
  </Form>
)
