// The mark of a restore, which is there from before its first step until after its last.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { databaseFile } from './database-file.ts'
import { replaceSynced, syncFolder, unfinished } from './durable-file.ts'
import { OperationalError } from './say-failure.ts'

export type RestoreMark = {
  /** The backup. */
  from: string
  /** The folder, or the schema of PostgreSQL, that the present state is moved to. */
  aside: string
  /** Files and folders that are moved aside. */
  leaving: string[]
  /** Those that the backup replaces. Until then its own have the ending of `incoming`. */
  replaced: string[]
}

export const incoming = (path: string) => `${path}.restoring`

/** Each database has its own, because several may share a data folder. */
function markFile(url: string, dataFolder: string): string {
  const file = databaseFile(url)
  const name = file ? basename(file) : `${new URL(url).host}${new URL(url).pathname}`.replace(/\W+/g, '-')
  return join(dataFolder, `restoring-${name}.json`)
}

/** A mark that its restore had no time to write: nothing was changed. */
export function removeUnwrittenMark(url: string, dataFolder: string) {
  rmSync(unfinished(markFile(url, dataFolder)), { force: true })
}

export function findRestore(url: string, dataFolder: string): RestoreMark | null {
  const file = markFile(url, dataFolder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export const markRestore = (url: string, dataFolder: string, mark: RestoreMark) =>
  replaceSynced(markFile(url, dataFolder), `${JSON.stringify(mark)}\n`)

export function unmarkRestore(url: string, dataFolder: string) {
  rmSync(markFile(url, dataFolder), { force: true })
  syncFolder(dataFolder)
}

/** @throws OperationalError */
export function refuseUnfinishedRestore(url: string, dataFolder: string) {
  const mark = findRestore(url, dataFolder)
  if (mark) throw new OperationalError(unfinishedRestore(mark))
}

const unfinishedRestore = ({ from }: RestoreMark) =>
  `A restore of ${from} has not ended: wait while it runs, or run npm run restore, which takes an interrupted one back or completes it, and says which.`
