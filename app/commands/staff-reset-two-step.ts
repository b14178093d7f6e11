// npm run staff:reset-two-step -- --email ada@example.com
import { tellOfTwoStep } from '#app/features/staff/two-step/notice.server.ts'
import { removeTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

const usage = {
  usage: 'npm run staff:reset-two-step -- --email <address>',
  about: 'Turns two-step sign-in off for a person who has lost the app and the recovery codes.',
  options: { email: { type: 'string' } },
} as const

await runCommand(usage, async (db, values) => {
  const user = await accountOf(db, values.email)
  const now = Date.now()
  const wasOn = await mailTransaction(db, async (trx) => {
    const wasOn = await removeTwoStep(trx, user.id)
    const entry = { verb: 'two-step-reset', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, entry, { actor: commandLine, now })
    if (wasOn) await tellOfTwoStep(trx, { email: user.email, timeZone: user.time_zone }, 'off', now)
    return wasOn
  })
  console.log(
    wasOn
      ? `${user.email} signs in with the password alone until two-step sign-in is set up again.`
      : `${user.email} had no two-step sign-in.`,
  )
})
