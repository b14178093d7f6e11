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
import { userPill, userStatusLabels, usersCrumb } from './words.ts'

type Actions = ReturnType<typeof userActionsIn>

type UserFactsProps = {
  user: NonNullable<Awaited<ReturnType<typeof findAccount>>>
  zone: string
  path: string
  actions: Actions
  /** True if the link of the invitation is not on this page. */
  isLinkGone: boolean
}

export function UserFacts({ user, zone, path, actions, isLinkGone }: UserFactsProps) {
  const say = useSay()
  const { id, email, status, created_at, last_login_at, invitedUntil, passkeys } = user
  const again = isLinkGone ? actions.find(({ id }) => id === 'invite-again') : undefined
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
      {again ? (
        <>
          <p>{say('The link of an invitation is shown or emailed once. If it is lost, make a new one.')}</p>
          <div className="button-row">
            <Act path={path} action={again} size="s" />
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

/** The status and the actions beside the account's name. */
export const headOf = (path: string, { name, status }: { name: string; status: UserStatus }, actions: Actions) => ({
  isTyped: true,
  above: [usersCrumb],
  crumb: name,
  pill: <Pill status={userPill[status]} label={userStatusLabels[status]} />,
  beside: <UserActs path={path} actions={actions} />,
})

type UserActsProps = { path: string; actions: Actions }

/** The actions on the whole account, each with its own page. */
const UserActs = ({ path, actions }: UserActsProps) =>
  actions.length === 0 ? null : (
    <Menu id="user-more">
      {actions.map((action) => (
        <Act key={action.id} path={path} action={action} />
      ))}
    </Menu>
  )

type ActProps = { path: string; action: Actions[number]; size?: 's' }

const Act = ({ path, action: { id, button, isDangerous }, size }: ActProps) => (
  <LinkButton to={`${path}/${id}`} variant="outline" size={size} data-loss={isDangerous || undefined}>
    {useSay()(button)}
  </LinkButton>
)

const InvitedUntil = ({ at, zone }: { at: number; zone: string }) => (
  <Said phrase="Valid until {time}" values={{ time: <Moment at={at} zone={zone} /> }} />
)
