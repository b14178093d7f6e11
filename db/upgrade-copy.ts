// Copies a SQLite database before its schema changes, and prunes old copies.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countRows } from './driver/copy-sqlite.ts'
import { syncFile, syncFolder } from './driver/durable-file.ts'
import { SQLite } from './driver/sqlite-library.ts'

const copiesKept = 3

/**
 * @param change the first pending migration
 * @returns the copy, or an earlier one if that start failed and nothing has changed since
 */
export function copyBeforeUpgrade(file: string, change: string, now: Date): string {
  const folder = upgradeCopyFolder(dirname(file))
  mkdirSync(folder, { recursive: true })
  const ending = `-before-${change}.db`
  const earlier = copiesIn(folder).filter((name) => name.endsWith(ending))
  const last = earlier.at(-1)
  if (last && holdTheSame(file, join(folder, last))) return join(folder, last)
  const copy = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}${ending}`)
  writeCopy(file, copy, join(folder, 'before-upgrade.part'))
  syncFolder(folder)
  return copy
}

/** Each copy is as large as the database. Call it only after a successful upgrade, so that failed ones push no copy out. */
export function pruneCopies(file: string) {
  for (const copy of listUpgradeCopies(dirname(file)).slice(0, -copiesKept)) rmSync(copy)
}

export const upgradeCopyFolder = (dataFolder: string) => join(dataFolder, 'backups')

/** The oldest first. */
export function listUpgradeCopies(dataFolder: string): string[] {
  const folder = upgradeCopyFolder(dataFolder)
  return existsSync(folder) ? copiesIn(folder).map((name) => join(folder, name)) : []
}

const copiesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.db') && /-before-\d{4}-/.test(name))
    .sort()

function writeCopy(file: string, copy: string, unfinished: string) {
  // Left by a start that was killed.
  rmSync(unfinished, { force: true })
  const database = new SQLite(file, { fileMustExist: true, timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(unfinished)
  } finally {
    database.close()
  }
  syncFile(unfinished)
  renameSync(unfinished, copy)
}

/** Compares the mark of the last run (log-mark.ts), which a copy keeps, and the row counts. */
function holdTheSame(file: string, copy: string): boolean {
  const [present, before] = [stateOf(file), stateOf(copy)]
  return present !== null && present === before
}

/** Null for a damaged file. */
function stateOf(file: string): string | null {
  try {
    const database = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
    try {
      return JSON.stringify([database.pragma('user_version', { simple: true }), countRows(database)])
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}
