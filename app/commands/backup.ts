// npm run backup: makes one consistent copy of everything irreplaceable, while the site runs.
import { resolve } from 'node:path'
import { recordBackup } from '#app/features/backups/backup-record.server.ts'
import { markProven, pruneBackups } from '#app/features/backups/kept-backups.server.ts'
import { makeBackup } from '#app/features/backups/make-backup.server.ts'
import { leftBehind, removeRemains } from '#app/features/backups/temporary-places.server.ts'
import { logError } from '#app/process/log.server.ts'
import { version } from '#app/process/version.ts'
import { findMark } from '#db/move/standstill.ts'
import { CommandError, runTool } from './command.ts'
import { proveBackup } from './prove-backup.ts'

const usage = {
  usage: 'npm run backup [-- --to <folder>] [--keep <number>] [--prove]',
  about: `Makes a backup of the database, the session secret and the uploads; the site may run meanwhile.

  --to       the folder of all backups (default: BACKUP_FOLDER, or "backups" beside the database)
  --keep     how many to keep, the newest first; the newest verified one is always kept (BACKUP_KEEP)
  --prove    restores it into a temporary place afterwards and starts the site on it, as backup:verify does`,
  options: { to: { type: 'string' }, keep: { type: 'string' }, prove: { type: 'boolean', default: false } },
} as const

await runTool(usage, async (values) => {
  const { childEnvironment, env } = await import('#app/env.server.ts')
  const { db } = await import('#app/db.server.ts')
  const { ledgerName } = await import('#app/features/people/ledger.server.ts')
  const { isFileName } = await import('#app/features/media/file-store.ts')
  const { mediaStore } = await import('#app/features/media/media-store.server.ts')
  const into = values.to === undefined ? env.BACKUP_FOLDER : resolve(values.to)
  const keep = values.keep === undefined ? env.BACKUP_KEEP : Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new CommandError('--keep must be a whole number from 1 on')
  const database = { url: env.DATABASE_URL, environment: childEnvironment(), dataFolder: env.dataFolder }
  try {
    const now = Date.now()
    const source = {
      ...database,
      hasOwnSecret: env.SESSION_SECRET !== undefined,
      version,
      alsoKept: [ledgerName],
      bucket: env.mediaBucket ? { ...mediaStore, isName: isFileName } : undefined,
    }
    for (const removed of await removeRemains({ backups: into, ...database })) console.log(leftBehind(removed))
    const { folder, manifest } = await makeBackup(source, into, now)
    const rows = Object.values(manifest.database.rows).reduce((sum, count) => sum + count, 0)
    console.log(`Backup made: ${folder} (${rows} rows in ${Object.keys(manifest.database.rows).length} tables)`)
    const mark = await findMark(db).catch(() => null)
    if (mark)
      console.log(
        mark.state === 'moved'
          ? `This database was moved to ${mark.to}: what was stored there since then is not in this backup.`
          : `A move to ${mark.to} has not ended: this is a backup of the database that it leaves.`,
      )
    if (env.SESSION_SECRET) console.log('It does not contain SESSION_SECRET: keep that elsewhere.')
    else if (manifest.secret !== 'included') console.log('It contains no session secret: the first start makes one.')
    if (manifest.uploadsProblem === undefined) await remember({ madeAt: now })
    if (values.prove && manifest.uploadsProblem === undefined) {
      await proveBackup(folder, database)
      markProven(folder, Date.now())
      await remember({ provenAt: Date.now(), provenTakenAt: now })
      console.log('Verified: restored, counted, and the site responds with it.')
    }
    for (const removed of pruneBackups(into, keep)) console.log(`Removed: ${removed}`)
    if (manifest.uploadsProblem) {
      throw new CommandError(`the backup is there, but without all pictures of the bucket: ${manifest.uploadsProblem}`)
    }
  } finally {
    await db.destroy()
  }

  /** An older schema may have no column for it; the backup is still good. */
  async function remember(changes: Parameters<typeof recordBackup>[1]) {
    try {
      await recordBackup(db, { ...changes, failure: null }, Date.now())
    } catch (error) {
      logError(error, { command: 'backup' })
    }
  }
})
