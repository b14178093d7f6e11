// Ties a write-ahead log to its database file. A log does not name its file: SQLite replays an old file's log into whatever
// was copied over it, which corrupts the result. So each run of the site writes a random mark into the header field that
// SQLite leaves to applications (user_version), and a note of it beside the file.
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { replaceSynced } from './durable-file.ts'
import { OperationalError } from './say-failure.ts'
import { storedUserVersion } from './sqlite-header.ts'
import { SQLite } from './sqlite-library.ts'

const notes = (file: string) => `${file}.run`

/** @throws OperationalError when the log belongs to another file */
export function refuseForeignLog(file: string) {
  const log = `${file}-wal`
  if (!existsSync(log) || statSync(log).size === 0) return
  const advice = `Move ${log} and ${file}-shm to another folder, or use npm run restore, which does so. Nothing was changed.`
  if (!existsSync(file) || statSync(file).size === 0) {
    throw new OperationalError(`The database ${file} is gone, but its log is there: put both back. ${advice}`)
  }
  const marks = readMarks(file)
  if (marks.length > 0 && !marks.includes(storedUserVersion(file))) {
    throw new OperationalError(`${file} is not the file that ${log} belongs to: was a backup copied over it? ${advice}`)
  }
}

/**
 * Marks the database for a new run. Only for the one process that has it open. It goes through SQLite: closing a plain
 * handle of an open database would drop SQLite's locks on it.
 */
export function markRun(file: string) {
  const database = new SQLite(file)
  try {
    const before = Number(database.pragma('user_version', { simple: true }))
    const mark = randomInt(1, 2 ** 31 - 1)
    // Both marks are valid until the new one is in the file itself and not only in its log.
    writeMarks(file, [before, mark])
    database.pragma('synchronous = FULL')
    database.pragma(`user_version = ${mark}`)
    const isBusy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
    if (isBusy === 0) writeMarks(file, [mark])
  } finally {
    database.close()
  }
}

/** A copy is a new file, to which no existing log belongs. */
export const copiedMark = 0

function readMarks(file: string): number[] {
  if (!existsSync(notes(file))) return []
  return readFileSync(notes(file), 'utf8').trim().split(/\s+/).map(Number).filter(Number.isInteger)
}

function writeMarks(file: string, marks: number[]) {
  replaceSynced(notes(file), `${marks.join('\n')}\n`)
}
