// An admin's help for a colleague who cannot sign in or must be signed out, with the same effect as the commands.
import { issuePasswordLink, linkLifetime, linkPath } from '#app/features/staff/passwords/password-links.server.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { resetSecondStep } from '#app/features/staff/two-step/reset-second-step.server.ts'
import { passwordResetRequested } from '#app/mail/messages/staff/password-reset-requested.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import {
  change,
  disableAccount,
  enableAccount,
  inviteAgain,
  record,
  revokeInvitation,
  type Target,
} from './manage-users.server.ts'
import { refusedOnOwn, type UserActionId } from './own-account.ts'

/** Mails the link, so that no other person sees it. */
const mailResetLink = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'active') return 'wrong status'
    const href = linkPath('reset', await issuePasswordLink(trx, user.id, 'reset', by.now))
    const linksEndAt = by.now + linkLifetime.reset
    await queueMail(trx, { ...passwordResetRequested({ to: user.email, href }), linksEndAt }, by.now)
    await record(trx, 'password-link-made', user, by, { 'link of': 'reset' })
    return user
  })

const endAccountSessions = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'active') return 'wrong status'
    const count = await endSessions(trx, user.id, by.now)
    await record(trx, 'sessions-ended', user, by, { count: String(count) })
    return user
  })

const resetTwoStep = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'active') return 'wrong status'
    const { isDone, detail } = await resetSecondStep(trx, user, by.now)
    if (!isDone) return 'wrong status'
    await record(trx, 'two-step-reset', user, by, detail)
    return user
  })

/** The changes of a whole account, by their names in addresses. */
const accountActions = {
  'invite-again': inviteAgain,
  revoke: revokeInvitation,
  'reset-password': mailResetLink,
  'end-sessions': endAccountSessions,
  'reset-two-step': resetTwoStep,
  disable: disableAccount,
  enable: enableAccount,
} satisfies Record<UserActionId, unknown>

export async function changeAccount(db: Db, action: UserActionId, target: Target, by: By) {
  const reason = target.id === by.actor.id ? refusedOnOwn[action] : undefined
  if (reason) return { ok: false, reason } as const
  return accountActions[action](db, target, by)
}
