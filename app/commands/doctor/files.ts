// What lies on the disk: the database's files, the secret, and who may read them.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#app/env.server.ts'
import { secretFile } from '#app/http/kept-secret.server.ts'
import { folderProblem } from '#db/durable-file.ts'
import { examineSqlite, openToOthers } from '#db/prepare-sqlite.ts'
import { sayFailure } from '#db/say-failure.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

/** @param file the SQLite database, or null for one on a server */
export function checkFiles(env: Env, file: string | null): Finding[] {
  return [
    ...(file ? [databaseFiles(file)] : []),
    ...(file && existsSync(file) ? [modes(file)] : []),
    secret(env, file),
    backupFolder(env),
  ]
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

function secret({ SESSION_SECRET, dataFolder }: Env, database: string | null): Finding {
  if (SESSION_SECRET) return ok('Secret', 'in SESSION_SECRET; no backup holds it')
  const file = join(dataFolder, secretFile)
  if (!existsSync(file) && database && existsSync(database) && statSync(database).size > 0) {
    return wrong('Secret', `${file} is gone, and the database was filled with it`, lostSecret)
  }
  if (!existsSync(file)) return warn('Secret', `${file} is not there yet`, 'The first start makes it.')
  const length = readFileSync(file, 'utf8').trim().length
  if (length < 32) return wrong('Secret', `${file} is cut short`, 'Put it back from a backup.')
  if ((statSync(file).mode & 0o077) !== 0) return warn('Secret', `others may read ${file}`, `Run chmod 600 ${file}.`)
  return ok('Secret', file)
}

const lostSecret =
  'Put it back from a backup before the next start, which would make a new one: two-step sign-ins and signed links would end.'

function backupFolder({ BACKUP_FOLDER }: Env): Finding {
  const problem = folderProblem(BACKUP_FOLDER)
  if (!problem) return ok('Backup place', BACKUP_FOLDER)
  return wrong('Backup place', `${BACKUP_FOLDER} cannot be written: ${problem}`, 'Check BACKUP_FOLDER, and its disk.')
}
