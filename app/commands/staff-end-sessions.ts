// npm run staff:end-sessions -- --email ada@example.com, or --all for all accounts
import { endAllSessions, endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

const usage = {
  usage: 'npm run staff:end-sessions -- --email <address> | --all',
  about: 'Signs a member of staff out everywhere, or all staff with --all.',
  options: { email: { type: 'string' }, all: { type: 'boolean', default: false } },
} as const

await runCommand(usage, async (db, values) => {
  const user = values.all ? null : await accountOf(db, values.email)
  const now = Date.now()
  const ended = await db.transaction().execute(async (trx) => {
    const ended = user ? await endSessions(trx, user.id, now) : await endAllSessions(trx, now)
    const entry = { verb: 'sessions-ended', kind: 'user', id: user?.id, reference: user?.email ?? 'everybody' } as const
    await recordAudit(trx, { ...entry, detail: { count: ended } }, { actor: commandLine, now })
    return ended
  })
  console.log(sayInEnglish('{ended, plural, one {# session} other {# sessions}} ended.', { ended }))
})
