// Checks before a SQLite file is opened: problems the operator can fix become one line, and other users lose read access.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ownerOnly } from './durable-file.ts'
import { refuseForeignLog } from './log-mark.ts'
import { OperationalError } from './say-failure.ts'
import { looksLikeSqlite } from './sqlite-header.ts'

/** Creates the folder if missing and writes nothing else. @throws OperationalError */
export function prepareSqlite(file: string) {
  prepareFolder(dirname(file))
  examineSqlite(file)
  for (const path of openToOthers(file)) closeFile(path)
}

/** Read-only. @throws OperationalError */
export function examineSqlite(file: string) {
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw new OperationalError(`DATABASE_URL names a folder, not a file: ${file}`)
    if (!isWritable(file)) throw new OperationalError(`The database cannot be written: ${file}. ${whoMayWrite()}`)
    if (!looksLikeSqlite(file))
      throw new OperationalError(`DATABASE_URL names a file that is not a SQLite database: ${file}`)
  }
  refuseForeignLog(file)
}

function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new OperationalError(`The data folder cannot be made: ${folder} (${codeOf(error)}). ${whoMayWrite()}`)
  }
  if (!isWritable(folder)) throw new OperationalError(`The data folder cannot be written: ${folder}. ${whoMayWrite()}`)
}

/** Lists the database, its side files and its copies where other users may read them: an earlier release allowed it. */
export function openToOthers(file: string): string[] {
  const [folder, name] = [dirname(file), basename(file)]
  const copies = join(folder, 'backups')
  const beside = readdirSync(folder).filter(
    (other) => other === name || other.startsWith(`${name}-`) || other.startsWith(`${name}.`),
  )
  const kept = existsSync(copies) ? ['', ...readdirSync(copies).filter((other) => other.endsWith('.db'))] : []
  const paths = [...beside.map((other) => join(folder, other)), ...kept.map((other) => join(copies, other))]
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0)
}

function closeFile(path: string) {
  try {
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : ownerOnly)
  } catch {
    // The file has another owner: npm run doctor reports it.
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
