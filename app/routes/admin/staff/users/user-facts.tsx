import { Link } from '@remix-run/react'
import type { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { UserStatus } from '#db/tables/staff.ts'
import type { userActionsIn } from './actions.ts'
import { userPill, userStatusLabels, users, usersCrumb } from './words.ts'

type UserFactsProps = {
  user: NonNullable<Awaited<ReturnType<typeof findAccount>>>
  zone: string
  /** True if the link of the invitation is not on this page. */
  isLinkGone: boolean
}

export function UserFacts({ user, zone, isLinkGone }: UserFactsProps) {
  const say = useSay()
  const { id, email, status, created_at, last_login_at, invitedUntil, passkeys } = user
  const invitation = invitedUntil ? <InvitedUntil at={invitedUntil} zone={zone} /> : say('Expired')
  return (
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
      {status === 'invited' && isLinkGone ? (
        <>
          <p>{say('The link of an invitation is shown or emailed once. If it is lost, make a new one.')}</p>
          <div className="button-row">
            <LinkButton to={`${users}/${id}/invite-again`} variant="outline" size="s">
              {say('Send invitation again')}
            </LinkButton>
          </div>
        </>
      ) : null}
      <p>
        <Link to={`/dashboard/audit?person=${id}`}>{say('View activity')}</Link>
      </p>
    </Panel>
  )
}

export const InvitationLink = (made: { text: string; secret: string }) => (
  <ShownOnce id="invitation-link" title={useSay()('Invitation link')} made={made} />
)

type Actions = ReturnType<typeof userActionsIn>

/** The status and the actions beside the account's name. */
export const headOf = (path: string, { name, status }: { name: string; status: UserStatus }, actions: Actions) => ({
  isTyped: true,
  above: [usersCrumb],
  crumb: name,
  pill: <Pill status={userPill[status]}>{userStatusLabels[status]}</Pill>,
  beside: <UserActs path={path} actions={actions} />,
})

type UserActsProps = { path: string; actions: Actions }

/** The actions on the whole account, each with its own page. */
const UserActs = ({ path, actions }: UserActsProps) => {
  const say = useSay()
  return actions.length === 0 ? null : (
    <Menu id="user-more">
      {actions.map(({ id, button, isDangerous }) => (
        <LinkButton key={id} to={`${path}/${id}`} variant="outline" data-loss={isDangerous || undefined}>
          {say(button)}
        </LinkButton>
      ))}
    </Menu>
  )
}

const InvitedUntil = ({ at, zone }: { at: number; zone: string }) => (
  <Said phrase="Valid until {time}" values={{ time: <Moment at={at} zone={zone} /> }} />
)
