import type { ListedToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { SecretTable } from '#app/routes/admin/shared/secret-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

export const ApiTokens = ({ tokens, zone }: { tokens: ListedToken[]; zone: string }) => (
  <SecretTable
    noun="token"
    title="Your tokens"
    caption="Your tokens, newest first"
    rows={tokens}
    zone={zone}
    path="/dashboard/settings/api-tokens"
    used={{
      head: 'Last used',
      cell: ({ last_used_at: at }) => (at === null ? 'never' : <Moment at={at} zone={zone} />),
    }}
  />
)
