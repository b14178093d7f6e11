// Checks the disk: the database's files, their permissions, and the backup folder.
import { existsSync } from 'node:fs'
import type { Env } from '#app/env.server.ts'
import { folderProblem } from '#db/driver/durable-file.ts'
import { examineSqlite, openToOthers } from '#db/driver/prepare-sqlite.ts'
import { sayFailure } from '#db/driver/say-failure.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

/** @param file the SQLite database, or null for one on a server */
export function checkFiles(env: Env, file: string | null): Finding[] {
  return [...(file ? [databaseFiles(file)] : []), ...(file && existsSync(file) ? [modes(file)] : []), backupFolder(env)]
}

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
