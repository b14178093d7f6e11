// npm run staff:disable -- --email ada@example.com
import { parseArgs } from 'node:util'
import { disableUser } from '#app/features/staff/users.server.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { runCommand } from './command.ts'
import { accountOf } from './staff-account.ts'

await runCommand(async (db) => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const user = await accountOf(db, values.email)
  await db.transaction().execute(async (trx) => {
    await disableUser(trx, user.id)
    await recordAudit(
      trx,
      commandLine,
      { verb: 'disabled', kind: 'user', id: user.id, reference: user.email },
      Date.now(),
    )
  })
  console.log(`The account of ${user.email} is disabled; its sessions and links have ended.`)
})
