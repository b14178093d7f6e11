// Before a SQLite file is opened: what the operator can mend is said in one line, and nobody else may read the files.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ownerOnly } from './durable-file.ts'
import { Mendable } from './say-failure.ts'
import { looksLikeSqlite } from './sqlite-header.ts'
import { refuseForeignLog } from './sqlite-run.ts'

/** Makes the folder where there is none. Nothing else is written. @throws Mendable */
export function prepareSqlite(file: string) {
  // For the files that this process makes from now on: database, log, lock and backups.
  process.umask(0o077)
  prepareFolder(dirname(file))
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw new Mendable(`DATABASE_URL names a folder, not a file: ${file}`)
    if (!isWritable(file)) throw new Mendable(`The database cannot be written: ${file}. ${whoMayWrite()}`)
    if (!looksLikeSqlite(file)) throw new Mendable(`DATABASE_URL names a file that is not a SQLite database: ${file}`)
  }
  if (existsSync(restoringFile(file))) {
    throw new Mendable(`A restore was interrupted: run npm run restore again, or delete ${restoringFile(file)}.`)
  }
  refuseForeignLog(file)
  closeToOthers(file)
}

/** What a restore puts in the database's place, until it stands there. */
export const restoringFile = (file: string) => `${file}.restoring`

function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Mendable(`The data folder cannot be made: ${folder} (${codeOf(error)}). ${whoMayWrite()}`)
  }
  if (!isWritable(folder)) throw new Mendable(`The data folder cannot be written: ${folder}. ${whoMayWrite()}`)
}

/** Files of an earlier release may be open to everybody. */
function closeToOthers(file: string) {
  const name = basename(file)
  for (const other of readdirSync(dirname(file))) {
    if (other === name || other.startsWith(`${name}-`) || other.startsWith(`${name}.`))
      closeFile(join(dirname(file), other))
  }
  const copies = join(dirname(file), 'backups')
  if (!existsSync(copies)) return
  closeFile(copies, 0o700)
  for (const name of readdirSync(copies)) if (name.endsWith('.db')) closeFile(join(copies, name))
}

function closeFile(path: string, mode = ownerOnly) {
  if (!existsSync(path) || (statSync(path).mode & 0o077) === 0) return
  try {
    chmodSync(path, mode)
  } catch {
    // Somebody else's file: npm run doctor tells of it.
  }
}

function isWritable(path: string) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
const whoMayWrite = () => {
  const user = process.getuid?.()
  return user === undefined ? 'Check its permissions.' : `The site runs as user ${user}: check the owner and the mount.`
}
