// Confirms an action on an account.

import { db } from '#app/db.server.ts'
import { accountChanges, changeAccount } from '#app/features/staff/accounts/manage-users.server.ts'
import { findAccount } from '#app/features/staff/accounts/users.server.ts'
import { ownRefusals, userCopy } from '#app/features/staff/accounts/words.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { whyNotMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { invitationToCopy } from './invitation-link.server.ts'
import { refusalOf, userActions, userPill, userStatusLabels, users, usersCrumb, wrongStatus } from './words.ts'

export const handle = { permission: 'users.manage', title: 'User' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, params, now, say, staff }) => {
  const action = keyIn(userActions, params.action)
  const { title, text, button, isDangerous } = userActions[action]
  const user = await findAccount(db, id, now)
  if (!user) return null
  const { name, email, status, version } = user
  return {
    pageTitle: say(button),
    form: 'account-action',
    title: message(title, { name }),
    button,
    isDangerous,
    version,
    above: [usersCrumb],
    record: { label: drawn(name), href: `${users}/${id}`, subject: [name, email] },
    state: { pill: userPill[status], label: userStatusLabels[status] },
    refusal: refusalOf(action, id === staff.id, status),
    reload: 'Back to this account',
    text,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'account-action',
  run: ({ id, params, value, by }) =>
    changeAccount(db, keyIn(userActions, params.action), { id, version: value.version }, by),
  done: async (sent, { user, invitation }) => {
    const { id, params, say } = sent
    const chosen = keyIn(userActions, params.action)
    const { done, held } = userActions[chosen]
    const { name, email } = user
    const why = held ? await whyNotMailed(db, email, sent, say(held, { name })) : null
    if (why && invitation) return invitationToCopy(user, invitation, why, sent)
    return { to: chosen === 'revoke' ? users : `${users}/${id}`, text: why ? drawn(why) : message(done, { name }) }
  },
  refusals: { ...ownRefusals, 'last admin': userCopy.lastAdmin, 'wrong status': wrongStatus },
  changed: userCopy.changedMeanwhile,
  record: ({ id }) => ({ kind: 'user', id, verbs: accountChanges }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
