// A person's API tokens, and the button that ends each.
import { Form } from '@remix-run/react'
import type { ListedToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type ApiTokensProps = { tokens: ListedToken[]; zone: string }

export const ApiTokens = (props: ApiTokensProps) => (
  <section className="stack" aria-labelledby="tokens">
    <h2 id="tokens">Your tokens</h2>
    {props.tokens.length === 0 ? <EmptyState level={3} title="No tokens yet" /> : <Tokens {...props} />}
  </section>
)

const Tokens = ({ tokens, zone }: ApiTokensProps) => (
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
  <Form method="post" action={`/dashboard/settings/api-tokens/${id}/revoke`}>
    <Button type="submit" variant="outline" size="s">
      Revoke<span className="visually-hidden"> the token for {label}</span>
    </Button>
  </Form>
)
