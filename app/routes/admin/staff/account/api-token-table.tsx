import type { ListedToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { SecretTable } from '#app/routes/admin/shared/secret-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

export const ApiTokens = ({ tokens, zone }: { tokens: ListedToken[]; zone: string }) => (
  <SecretTable
    noun="token"
    title="Your tokens"
    rows={tokens}
    zone={zone}
    path="/dashboard/settings/api-tokens"
    used={{
      head: 'Last used',
      label: 'Last used',
      cell: ({ last_used_at: at }) => (at === null ? 'never' : <Moment at={at} zone={zone} />),
    }}
  />
)

export const HowToUse = ({ addresses }: { addresses: readonly string[] }) => (
  <details className="how-to">
    <summary>How to use a token</summary>
    <p>Send it as “Authorization: Bearer …” to one of these addresses:</p>
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <code className="typed">{address}</code>
        </li>
      ))}
    </ul>
  </details>
)
