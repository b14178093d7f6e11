// Checks the disk: the database's files, their permissions, and the backup folder.
import { existsSync } from 'node:fs'
import type { Env } from '#app/env.server.ts'
import { listRemains } from '#app/features/backups/temporary-places.server.ts'
import { folderProblem } from '#db/driver/durable-file.ts'
import { examineSqlite, openToOthers } from '#db/driver/prepare-sqlite.ts'
import { findRestore } from '#db/driver/restore-mark.ts'
import { sayFailure } from '#db/driver/say-failure.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

/** @param file the SQLite database, or null for one on a server */
export function checkFiles(env: Env, file: string | null): Finding[] {
  return [
    ...restore(env),
    ...(file ? [databaseFiles(file)] : []),
    ...(file && existsSync(file) ? [modes(file)] : []),
    backupFolder(env),
  ]
}

/** Nothing where none has begun. */
function restore({ DATABASE_URL, dataFolder }: Env): Finding[] {
  const mark = findRestore(DATABASE_URL, dataFolder)
  if (!mark) return []
  return [wrong('Restore', `that of ${mark.from} has not ended, and no site starts meanwhile`, endRestore)]
}

const endRestore = 'If it was interrupted, npm run restore takes it back or completes it, and says which.'

function databaseFiles(file: string): Finding {
  try {
    examineSqlite(file)
  } catch (error) {
    return wrong('Files', sayFailure(error) ?? String(error), 'Nothing was changed.')
  }
  return existsSync(file) ? ok('Files', file) : warn('Files', `${file} is not there yet`, 'The first start makes it.')
}

function modes(file: string): Finding {
  const open = openToOthers(file)
  if (open.length === 0) return ok('Modes', 'the data are for their owner alone')
  return warn('Modes', `others may read ${open.join(', ')}`, 'The next start closes them; or run chmod go= on them.')
}

function backupFolder({ BACKUP_FOLDER }: Env): Finding {
  const problem = folderProblem(BACKUP_FOLDER)
  if (!problem) return ok('Backup place', BACKUP_FOLDER)
  return wrong('Backup place', `${BACKUP_FOLDER} cannot be written: ${problem}`, 'Check BACKUP_FOLDER, and its disk.')
}

/** Nothing where nothing is left. */
export async function checkRemains({ BACKUP_FOLDER, DATABASE_URL, dataFolder }: Env): Promise<Finding[]> {
  const remains = await listRemains({ backups: BACKUP_FOLDER, dataFolder, url: DATABASE_URL }).catch(() => [])
  const words = 'an interrupted backup or verification has left all data in'
  return remains.map((place) =>
    warn('Remains', `${words} ${place}`, 'The next start, backup or backup:verify removes it.'),
  )
}
