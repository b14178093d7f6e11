// npm run staff:reset-two-step -- --email ada@example.com
import { resetSecondStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

const usage = {
  usage: 'npm run staff:reset-two-step -- --email <address>',
  about:
    'Turns two-step sign-in off and revokes all passkeys of a person who has lost them, or the app and the recovery codes.',
  options: { email: { type: 'string' } },
} as const

await runCommand(usage, async (db, values) => {
  const user = await accountOf(db, values.email)
  const now = Date.now()
  const { isDone, passkeys } = await mailTransaction(db, async (trx) => {
    const reset = await resetSecondStep(trx, user, now)
    const entry = { verb: 'two-step-reset', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, { ...entry, detail: reset.detail }, { actor: commandLine, now })
    return reset
  })
  if (passkeys > 0)
    console.log(sayInEnglish('{passkeys, plural, one {# passkey} other {# passkeys}} revoked.', { passkeys }))
  console.log(
    isDone
      ? `${user.email} signs in with the password alone until two-step sign-in is set up again.`
      : `${user.email} had no two-step sign-in and no passkey.`,
  )
})
