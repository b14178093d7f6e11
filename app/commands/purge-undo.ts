// npm run purge:undo lists expired records that were deleted; -- --all restores them, or -- --since 2026-11-21T10:00Z

import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { listRemovals, restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { CommandError, runCommand } from './command.ts'

const usage = {
  usage: 'npm run purge:undo [-- --all | -- --since <moment>]',
  about: 'Lists expired records that were deleted, or restores them: all, or those deleted since a time.',
  options: { all: { type: 'boolean', default: false }, since: { type: 'string' } },
} as const

await runCommand(usage, async (db, values) => {
  if (!values.all && values.since === undefined) return list(db)
  const since = values.all ? 0 : Date.parse(values.since ?? '')
  if (Number.isNaN(since)) throw new CommandError('--since must be a moment, as in: -- --since 2026-11-21T10:00Z')
  const now = Date.now()
  const { restored, left } = await restoreRemoved(db, since)
  await db.transaction().execute(async (trx) => {
    // An operator who restores records has checked the clock: the next purge trusts this time.
    await believeTime(trx, now)
    await recordAudit(
      trx,
      { verb: 'restored', kind: 'deletion', detail: { restored, left } },
      { actor: commandLine, now },
    )
  })
  console.log(sayInEnglish('{restored, plural, one {# record} other {# records}} restored.', { restored }))
  if (left > 0) console.log(`${left} could not be restored, because they exist again.`)
  console.log(
    `It is ${new Date(now).toISOString()}. Records that have expired by this clock are deleted again within the hour.`,
  )
})

async function list(db: Db) {
  const removals = await listRemovals(db)
  for (const { at, kind, count } of removals) console.log(`${new Date(at).toISOString()}  ${kind}: ${count}`)
  console.log(
    removals.length > 0
      ? 'Restore all with: npm run purge:undo -- --all, or those deleted since a time with: -- --since <time>'
      : 'There are no copies of deleted records.',
  )
}
