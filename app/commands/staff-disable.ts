// npm run staff:disable -- --email ada@example.com
import { disableAccount, type Refusal } from '#app/features/staff/accounts/manage-users.server.ts'
import { commandLine } from '#db/audit.ts'
import { CommandError, runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

const refusals: Record<Refusal, string> = {
  gone: 'the account does not exist any more',
  changed: 'the account was changed meanwhile',
  'last admin': 'this is the last active admin; make somebody else an admin first',
  'wrong status': 'the account is disabled already',
}

const usage = {
  usage: 'npm run staff:disable -- --email <address>',
  about: 'Disables a staff account and ends its sessions and links at once.',
  options: { email: { type: 'string' } },
} as const

await runCommand(usage, async (db, values) => {
  const user = await accountOf(db, values.email)
  const outcome = await disableAccount(db, { id: user.id }, { actor: commandLine, now: Date.now() })
  if (!outcome.ok) throw new CommandError(refusals[outcome.reason])
  console.log(`The account of ${user.email} is disabled; its sessions and links have ended.`)
})
