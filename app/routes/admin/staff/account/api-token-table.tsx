import type { ListedToken } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { tokenScopes } from '#app/features/staff/api-tokens/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { SecretTable } from '#app/routes/admin/shared/new-secret.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { TokenScope } from '#db/tables/staff.ts'

export const ApiTokens = ({ tokens, zone }: { tokens: ListedToken[]; zone: string }) => {
  const say = useSay()
  return (
    <SecretTable
      noun="token"
      title="Your tokens"
      rows={tokens}
      zone={zone}
      path="/dashboard/settings/api-tokens"
      about={{ head: 'May read', cell: ({ scope }) => say(tokenScopes[scope]) }}
      used={{
        head: 'Last used',
        label: 'Last used',
        cell: ({ last_used_at: at }) => (at === null ? say('Never') : <Moment at={at} zone={zone} />),
      }}
    />
  )
}

/** @param scopes those that the reader's role may give */
export const TokenFields = ({ scopes }: { scopes: readonly TokenScope[] }) => {
  const say = useSay()
  const options = scopes.map((value) => ({ value, label: tokenScopes[value] }))
  return (
    <>
      <SelectField name="scope" label={say('May read')} options={options} required />
      <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
    </>
  )
}

export const HowToUse = ({ addresses }: { addresses: readonly string[] }) => {
  const say = useSay()
  return (
    <details className="stack how-to" data-gap="s">
      <summary>{say('How to use a token')}</summary>
      <p>{say('Send it as “Authorization: Bearer …” to one of these addresses:')}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <code className="typed">{address}</code>
          </li>
        ))}
      </ul>
      <p>
        <a href="/openapi.json">{say('Description of the records API (OpenAPI)')}</a>
      </p>
    </details>
  )
}
