// npm run staff:reset-password -- --email ada@example.com [--password-stdin]
import { env } from '#app/env.server.ts'
import { setPassword } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink, linkPath, tellOfNewPassword } from '#app/features/staff/passwords/password-links.server.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { CommandError, runCommand } from './command.ts'
import { accountOf, hashFromStdin } from './staff-account.ts'

const usage = {
  usage: 'npm run staff:reset-password -- --email <address> [--password-stdin]',
  about: `Prints a one-time link that sets a new password.

  --email            the account's address
  --password-stdin   reads the new password from standard input instead of making a link`,
  options: { email: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
} as const

await runCommand(usage, async (db, values) => {
  const user = await accountOf(db, values.email)
  if (user.status === 'disabled') throw new CommandError(`the account of ${user.email} is disabled`)
  const now = Date.now()
  const record = { kind: 'user', id: user.id, reference: user.email } as const
  if (!values['password-stdin']) {
    const purpose = user.status === 'invited' ? 'invite' : 'reset'
    const token = await db.transaction().execute(async (trx) => {
      await recordAudit(
        trx,
        { verb: 'password-link-made', ...record, detail: { 'link of': purpose } },
        { actor: commandLine, now },
      )
      return issuePasswordLink(trx, user.id, purpose, now)
    })
    console.log(
      `This link sets a new password for ${user.email}. It works once, for ${purpose === 'invite' ? 72 : 1} h:`,
    )
    console.log(`  ${env.APP_URL}${linkPath(purpose, token)}`)
    return
  }
  const passwordHash = await hashFromStdin()
  await mailTransaction(db, async (trx) => {
    await setPassword(trx, user.id, passwordHash)
    const ended = await endSessions(trx, user.id, now)
    await recordAudit(
      trx,
      { verb: 'password-set', ...record, detail: { 'sessions ended': ended } },
      { actor: commandLine, now },
    )
    await tellOfNewPassword(trx, user, now)
  })
  console.log(`The password of ${user.email} was changed, and all sessions have ended.`)
})
