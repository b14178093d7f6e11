// An admin's actions on accounts. At least one active admin always remains.
import { PostgresAdapter } from 'kysely'
import { endPasswordLinks } from '#app/features/staff/passwords/ended-links.server.ts'
import { issuePasswordLink, linkLifetime, linkPath } from '#app/features/staff/passwords/password-links.server.ts'
import { rolesOf } from '#app/features/staff/permissions.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { resetSecondStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { endWeakSessions } from '#app/features/staff/two-step/required.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { passwordResetRequested, staffInvited } from '#app/mail/messages/staff/account.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit, type UserVerb } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Roles, User } from '#db/tables/staff.ts'
import { refusedOnOwn, type UserActionId } from './own-account.ts'
import { createUser, disableUser, type NewUser } from './users.server.ts'

export type Refusal = 'gone' | 'changed' | 'last admin' | 'wrong status'
/** `invitation` is the path of a new link. */
type Outcome = { ok: true; user: User; invitation?: string } | { ok: false; reason: Refusal }

/** @param version the version that was read; without it, any version is changed (the command line) */
type Target = { id: string; version?: number }

/** The audit log's verbs for changes that an account's page shows. */
export const accountChanges = [
  'renamed',
  'role-changed',
  'time-zone-changed',
  'language-changed',
  'office-changed',
  'notices-changed',
  'invitation-sent-again',
  'disabled',
  'enabled',
  'password-set',
  'password-changed',
]

const hour = 60 * 60_000

/** Makes an account and mails its one-time link; null if the address already has an account. */
export function inviteUser(db: Db, input: NewUser, by: By): Promise<{ user: User; invitation: string } | null> {
  return mailTransaction(db, async (trx) => {
    const user = await createUser(trx, input, by.now)
    if (!user) return null
    const invitation = await mailInvitation(trx, user, by)
    await record(trx, 'invited', user, by, { role: listed(user) })
    return { user, invitation }
  })
}

/** Mails a new link, which replaces the older one. */
export async function inviteAgain(db: Db, target: Target, by: By): Promise<Outcome> {
  let invitation = ''
  const outcome = await change(db, target, async (trx, user) => {
    if (user.status !== 'invited') return 'wrong status'
    invitation = await mailInvitation(trx, user, by)
    await record(trx, 'invitation-sent-again', user, by)
    return user
  })
  return outcome.ok ? { ...outcome, invitation } : outcome
}

/** Deletes an account that was never used; the address can be invited again. */
export const revokeInvitation = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'invited') return 'wrong status'
    await record(trx, 'invitation-revoked', user, by)
    await endPasswordLinks(trx, user.id)
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    return user
  })

export const editUser = (db: Db, target: Target, input: { name: string; role: Roles }, by: By) =>
  change(db, target, async (trx, user, isLastAdmin) => {
    if (isLastAdmin && input.role !== 'admin') return 'last admin'
    const edited = await update(trx, user, input)
    if (user.name !== edited.name) await record(trx, 'renamed', edited, by, { from: user.name, to: edited.name })
    if (user.role !== edited.role) {
      const ended = await endWeakSessions(trx, edited, user.role, by.now)
      const sessions: Record<string, string> = ended > 0 ? { 'sessions ended': String(ended) } : {}
      await record(trx, 'role-changed', edited, by, { from: listed(user), to: listed(edited), ...sessions })
    }
    return edited
  })

/** Disables an account and ends its sessions and links at once. */
export const disableAccount = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user, isLastAdmin) => {
    if (user.status === 'disabled') return 'wrong status'
    if (isLastAdmin) return 'last admin'
    await disableUser(trx, user.id, by.now)
    await record(trx, 'disabled', user, by)
    return { ...user, status: 'disabled' }
  })

export const enableAccount = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'disabled') return 'wrong status'
    const enabled = await update(trx, user, { status: user.password_hash ? 'active' : 'invited' })
    await record(trx, 'enabled', enabled, by)
    return enabled
  })

type Action = (trx: Trx, user: User, isLastAdmin: boolean) => Promise<User | Refusal>

/** Changes an account; several admins' changes take turns. */
function change(db: Db, { id, version }: Target, action: Action): Promise<Outcome> {
  return mailTransaction(db, async (trx) => {
    const admins = await holdActiveAdmins(trx)
    const user = await trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    if (!user) return { ok: false, reason: 'gone' }
    if (version !== undefined && user.version !== version) return { ok: false, reason: 'changed' }
    const result = await action(trx, user, admins.length === 1 && admins[0] === id)
    return typeof result === 'string' ? { ok: false, reason: result } : { ok: true, user: result }
  })
}

/** Without a lock, for an error beside others. */
export async function isLastAdmin(db: Db, id: string): Promise<boolean> {
  const admins = await selectActiveAdmins(db).execute()
  return admins.length === 1 && admins[0]?.id === id
}

const selectActiveAdmins = (db: Db | Trx) =>
  db.selectFrom('users').select('id').where('role', '=', 'admin').where('status', '=', 'active').orderBy('id')

/**
 * Locks the active admins, so that two of them cannot demote each other at once. SQLite writes one at a time anyway;
 * PostgreSQL needs the lock, and rereads the rows that it waited for.
 */
async function holdActiveAdmins(trx: Trx): Promise<string[]> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const admins = await selectActiveAdmins(trx)
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
  return admins.map((admin) => admin.id)
}

const update = (trx: Trx, user: User, values: Partial<Pick<User, 'name' | 'role' | 'status'>>): Promise<User> =>
  trx
    .updateTable('users')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns the path of its link */
async function mailInvitation(trx: Trx, user: User, { actor, now }: By): Promise<string> {
  const href = linkPath('invite', await issuePasswordLink(trx, user.id, 'invite', now))
  const hours = linkLifetime.invite / hour
  const { email: to, language } = user
  const invitation = {
    to,
    language,
    inviter: actor.name,
    roles: rolesOf(user.role).map((role) => roleLabels[role]),
    href,
    hours,
  }
  const linksEndAt = now + linkLifetime.invite
  await queueMail(trx, { ...staffInvited(invitation), linksEndAt }, now)
  return href
}

/** The roles in the audit log. */
const listed = ({ role }: User) => rolesOf(role).join(', ')

const record = (trx: Trx, verb: UserVerb, user: User, by: By, detail?: Record<string, string>) =>
  recordAudit(trx, { verb, kind: 'user', id: user.id, reference: user.email, detail }, by)

/** Mails the link, so that no other person sees it. */
const mailResetLink = (db: Db, target: Target, by: By) =>
  change(db, target, async (trx, user) => {
    if (user.status !== 'active') return 'wrong status'
    const href = linkPath('reset', await issuePasswordLink(trx, user.id, 'reset', by.now))
    const linksEndAt = by.now + linkLifetime.reset
    const reader = { to: user.email, language: user.language }
    await queueMail(trx, { ...passwordResetRequested({ ...reader, href }), linksEndAt }, by.now)
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

/** An admin's help for a colleague who cannot sign in or must be signed out, with the same effect as the commands. */
export async function changeAccount(db: Db, action: UserActionId, target: Target, by: By) {
  const reason = target.id === by.actor.id ? refusedOnOwn[action] : undefined
  if (reason) return { ok: false, reason } as const
  return accountActions[action](db, target, by)
}
