// npm run restore: replaces the database by a backup, with the site stopped.
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkBackup } from '#app/features/backups/check-backup.server.ts'
import { listBackups, recordNewestProof } from '#app/features/backups/kept-backups.server.ts'
import { endRestore, restoreBackup } from '#app/features/backups/restore-backup.server.ts'
import { logError } from '#app/process/log.server.ts'
import { CommandError, runTool } from './command.ts'

const usage = {
  usage: 'npm run restore -- --from <backup> --yes',
  about: `Replaces the database, its session secret and its uploads by a backup. Stop the site first.
The present ones are moved aside, never deleted. Mails that were waiting in the backup are held for staff to decide,
because they may have been sent since.

  --from   the backup's folder
  --yes    without it the command only checks the backup and changes nothing

If a restore was interrupted, it is taken back or completed first; without --from the command does only that.`,
  options: { from: { type: 'string' }, yes: { type: 'boolean', default: false } },
} as const

await runTool(usage, async ({ from, yes }) => {
  const { childEnvironment, env } = await import('#app/env.server.ts')
  const { isFileName } = await import('#app/features/media/file-store.ts')
  const { mediaStore } = await import('#app/features/media/media-store.server.ts')
  const target = {
    url: env.DATABASE_URL,
    dataFolder: env.dataFolder,
    environment: childEnvironment(),
    bucket: env.mediaBucket ? { ...mediaStore, isName: isFileName } : undefined,
  }
  const ended = await endRestore(target)
  if (ended?.how === 'completed') {
    await rememberProof(dirname(ended.mark.from))
    console.log(`The restore of ${ended.mark.from}, which was interrupted, is complete. Start the site.`)
  } else if (ended)
    console.log(`The restore of ${ended.mark.from}, which was interrupted, was taken back: all is as it was before.`)
  if (ended && !from) return
  if (!from) {
    const backups = listBackups(env.BACKUP_FOLDER)
    throw new CommandError(`--from is needed. In ${env.BACKUP_FOLDER}: ${backups.join(', ') || 'no backups'}`)
  }
  const folder = resolve(from)
  if (!yes) {
    const { takenAt, database, secret, uploadsProblem } = await checkBackup(folder)
    const { enquiries = 0, applications = 0, users = 0 } = database.rows
    console.log(`${folder} is complete: made ${takenAt}, schema ${database.schema}.`)
    console.log(`${enquiries} enquiries, ${applications} applications, ${users} accounts.`)
    if (secret === 'environment')
      console.log('It contains no session secret: if SESSION_SECRET had a value then, it must have that again.')
    if (uploadsProblem) console.log(`It does not contain all pictures of the bucket: ${uploadsProblem}`)
    throw new CommandError('nothing was changed; add --yes to put it in the place of the present database')
  }
  // First: whatever happens then, the next start knows who must be erased again.
  const { gatherErasures, ledgerIn, listErasures } = await import('#app/features/people/ledger.server.ts')
  const ledger = ledgerIn(env.dataFolder)
  mkdirSync(env.dataFolder, { recursive: true })
  gatherErasures(ledger, [folder, ...listBackups(dirname(folder))])
  const { manifest, aside } = await restoreBackup(folder, target, Date.now())
  await rememberProof(dirname(folder))
  console.log(`Restored the database of ${manifest.takenAt}. The previous one is in ${aside}`)
  let newer = 0
  for (const { at } of listErasures(ledger)) if (at > Date.parse(manifest.takenAt)) newer += 1
  if (newer > 0) console.log(`People who were erased since then: ${newer}. The next start erases them again.`)
  console.log('Mails that were waiting in it now need a decision at /dashboard/mail.')
  console.log('Sessions that were open in it are open again; npm run staff:end-sessions -- --all ends them.')
})

/** An older schema may have no place for it; the restore is good all the same. */
async function rememberProof(folder: string) {
  const { db } = await import('#app/db.server.ts')
  try {
    await recordNewestProof(db, folder, Date.now())
  } catch (error) {
    logError(error, { command: 'restore' })
  } finally {
    await db.destroy()
  }
}
