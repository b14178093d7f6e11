// npm run staff:end-sessions -- --email ada@example.com, or --all for everybody
import { parseArgs } from 'node:util'
import { endAllSessions, endSessions } from '#app/features/staff/sessions.server.ts'
import { runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

await runCommand(async (db) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, all: { type: 'boolean', default: false } } })
  const ended = values.all ? await endAllSessions(db) : await endSessions(db, (await accountOf(db, values.email)).id)
  console.log(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
})
