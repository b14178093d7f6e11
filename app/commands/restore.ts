// npm run restore: replaces the database by a backup, with the site stopped.
import { resolve } from 'node:path'
import { checkBackup } from '#app/features/backups/check-backup.server.ts'
import { listBackups } from '#app/features/backups/kept-backups.server.ts'
import { restoreBackup } from '#app/features/backups/restore-backup.server.ts'
import { CommandError, runTool } from './command.ts'

const usage = {
  usage: 'npm run restore -- --from <backup> --yes',
  about: `Puts a backup in the place of the database, its session secret and its uploads. Stop the site first.
What is there now is moved aside, never deleted. Mails that waited when the backup was made wait for staff to decide,
since they may have been sent meanwhile.

  --from   the backup's folder
  --yes    without it nothing is changed: the command checks the backup and says what it would do`,
  options: { from: { type: 'string' }, yes: { type: 'boolean', default: false } },
} as const

await runTool(usage, async ({ from, yes }) => {
  const { childEnvironment, env } = await import('#app/env.server.ts')
  if (!from) {
    const known = listBackups(env.BACKUP_FOLDER)
    throw new CommandError(`--from is needed. In ${env.BACKUP_FOLDER}: ${known.join(', ') || 'no backups'}`)
  }
  const folder = resolve(from)
  if (!yes) {
    const { takenAt, database, secret } = await checkBackup(folder)
    const { enquiries = 0, applications = 0, users = 0 } = database.rows
    console.log(`${folder} is whole: taken ${takenAt}, schema ${database.schema}.`)
    console.log(`${enquiries} enquiries, ${applications} applications, ${users} accounts.`)
    if (secret === 'environment') console.log('It holds no session secret: SESSION_SECRET must be what it was then.')
    throw new CommandError('nothing was changed; add --yes to put it in the place of the present database')
  }
  const target = { url: env.DATABASE_URL, dataFolder: env.dataFolder, environment: childEnvironment() }
  const { manifest, aside } = await restoreBackup(folder, target, Date.now())
  console.log(`Restored: the database as it was ${manifest.takenAt}. What was there before: ${aside}`)
  console.log('Mails that waited then wait for a decision at /dashboard/mail.')
  console.log('Sessions that were open then are open again; npm run staff:end-sessions -- --all ends them.')
})
