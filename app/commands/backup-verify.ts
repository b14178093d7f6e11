// npm run backup:verify: proves that a backup can be restored, by restoring it into a temporary place.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { recordBackup } from '#app/features/backups/backup-record.server.ts'
import { listBackups, markProven } from '#app/features/backups/kept-backups.server.ts'
import { leftBehind, removeRemains } from '#app/features/backups/temporary-places.server.ts'
import { logError } from '#app/process/log.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { CommandError, runTool } from './command.ts'
import { proveBackup } from './prove-backup.ts'

const usage = {
  usage: 'npm run backup:verify [-- --from <backup>]',
  about: `Restores a backup into a temporary place beside it, compares checksums and the number of rows, checks the
database’s integrity, starts the site on it and requests a page and its health. Nothing of the running site is touched.

  --from   the backup's folder (default: the newest in BACKUP_FOLDER)`,
  options: { from: { type: 'string' } },
} as const

await runTool(usage, async (values) => {
  const { childEnvironment, env } = await import('#app/env.server.ts')
  const folder = values.from === undefined ? listBackups(env.BACKUP_FOLDER)[0] : resolve(values.from)
  if (!folder) throw new CommandError(`there is no backup in ${env.BACKUP_FOLDER}: make one with npm run backup`)
  const { DATABASE_URL: url, dataFolder } = env
  for (const removed of await removeRemains({ backups: dirname(folder), dataFolder, url }))
    console.log(leftBehind(removed))
  const manifest = await proveBackup(folder, { url, environment: childEnvironment(), dataFolder })
  markProven(folder, Date.now())
  const rows = Object.entries(manifest.database.rows).map(([table, count]) => `${table} ${count}`)
  console.log(`Verified: ${folder}, made ${manifest.takenAt}, schema ${manifest.database.schema}.`)
  console.log(`${manifest.files.length} files match their checksums; the site starts with it and responds.`)
  console.log(`Rows: ${rows.join(', ')}`)
  const file = databaseFile(env.DATABASE_URL)
  // The backup may be on another machine, without a site.
  if (!file || existsSync(file)) await remember(Date.parse(manifest.takenAt))
})

/** Records the time for the site, which displays it. */
async function remember(takenAt: number) {
  const { db } = await import('#app/db.server.ts')
  try {
    await recordBackup(db, { provenAt: Date.now(), provenTakenAt: takenAt }, Date.now())
  } catch (error) {
    logError(error, { command: 'backup:verify' })
  } finally {
    await db.destroy()
  }
}
