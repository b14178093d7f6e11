import { Link } from '@remix-run/react'
import type { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { userActionsIn } from './actions.ts'

type UserFactsProps = {
  user: NonNullable<Awaited<ReturnType<typeof findAccount>>>
  path: string
  actions: ReturnType<typeof userActionsIn>
  zone: string
}

/** An account's facts, and the actions on the whole account. */
export function UserFacts({ user, path, actions, zone }: UserFactsProps) {
  const say = useSay()
  const { id, email, status, created_at, last_login_at, invitedUntil, passkeys } = user
  const invitation = invitedUntil ? <InvitedUntil at={invitedUntil} zone={zone} /> : say('Expired')
  return (
    <div className="stack">
      <Panel id="facts-heading" title={say('Account')}>
        <Facts
          of={{
            Email: <Typed>{email}</Typed>,
            Created: <Moment at={created_at} zone={zone} />,
            'Last sign-in': last_login_at ? <Moment at={last_login_at} zone={zone} /> : say('Never'),
            Passkeys: passkeys,
            Invitation: status === 'invited' ? invitation : null,
          }}
        />
        <p>
          <Link to={`/dashboard/audit?person=${id}`}>{say('View activity')}</Link>
        </p>
      </Panel>
      {actions.length > 0 ? (
        <Panel id="actions-heading" title={say('Account actions')}>
          <div className="button-stack">
            {actions.map(({ id, button, isDangerous }) => (
              <LinkButton key={id} to={`${path}/${id}`} variant="outline" data-loss={isDangerous || undefined}>
                {say(button)}
              </LinkButton>
            ))}
          </div>
        </Panel>
      ) : null}
    </div>
  )
}

const InvitedUntil = ({ at, zone }: { at: number; zone: string }) => (
  <Said phrase="Valid until {time}" values={{ time: <Moment at={at} zone={zone} /> }} />
)
