// Confirms an action on an account.
import { db } from '#app/db.server.ts'
import {
  accountChanges,
  disableAccount,
  enableAccount,
  inviteAgain,
  revokeInvitation,
} from '#app/features/staff/accounts/manage-users.server.ts'
import { endAccountSessions, mailResetLink, resetTwoStep } from '#app/features/staff/accounts/reset-account.server.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { userCopy } from '#app/features/staff/accounts/words.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { isUserAction, userActions } from './actions.ts'
import { userPill, userStatusLabels } from './words.ts'

const list = '/dashboard/users'
const wrongStatus = 'This account’s status has changed.'

export const handle = { permission: 'users.manage', title: 'User' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now }) => {
  const { title, text, button, variant, from } = userActions[actionIn(params.action)]
  const user = await findAccount(db, id, now)
  if (!user) return null
  const { name, email, status, version } = user
  return {
    pageTitle: button,
    form: 'account-action',
    title: title(name),
    button,
    isDangerous: variant === 'outline',
    version,
    list: { label: 'Users', href: list },
    record: { label: name, href: `${list}/${id}`, subject: [name, email] },
    state: { pill: userPill[status], label: userStatusLabels[status] },
    refusal: status === from ? null : wrongStatus,
    reload: 'Back to this account',
    text,
  }
})

const functions = {
  'invite-again': inviteAgain,
  revoke: revokeInvitation,
  'reset-password': mailResetLink,
  'end-sessions': endAccountSessions,
  'reset-two-step': resetTwoStep,
  disable: disableAccount,
  enable: enableAccount,
} as const

export const action = staffAction(handle.permission, versionSchema, {
  form: 'account-action',
  run: ({ id, params, value, by }) => functions[actionIn(params.action)](db, { id, version: value.version }, by),
  done: ({ id, params }, { user }) => {
    const chosen = actionIn(params.action)
    return { to: chosen === 'revoke' ? list : `${list}/${id}`, text: userActions[chosen].done(user.name) }
  },
  refusals: { 'last admin': userCopy.lastAdmin, 'wrong status': wrongStatus },
  changed: userCopy.changedMeanwhile,
  record: ({ id }) => ({ kind: 'user', id, verbs: accountChanges }),
})

function actionIn(name = '') {
  if (!isUserAction(name)) throw new Response(null, { status: 404 })
  return name
}

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
