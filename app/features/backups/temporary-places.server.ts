// The places in which backups are made and verified: folders beside the backups, and databases on a PostgreSQL server. Each
// holds all personal data, so that what a killed process has left is listed, and removed at the next start or run. Backups
// may be made in any folder: while one is used, a mark in the data folder names it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { databaseFile } from '#db/driver/database-file.ts'
import { folderProblem, syncFolder, writeSynced } from '#db/driver/durable-file.ts'
import { dropSpares, listSpares } from '#db/driver/postgres-tools.ts'
import { holdPlace } from '#db/driver/running-lock.ts'
import { OperationalError } from '#db/driver/say-failure.ts'

const named = /^(verify-\w+|backup-.*\.part)$/

/** @property backups the folder of all backups */
export type Where = { backups: string; dataFolder: string; url: string }

/** Makes the folder for the work, and removes it afterwards, unless the work has renamed it. */
export async function inTemporaryFolder<T>(folder: string, dataFolder: string, work: () => Promise<T>): Promise<T> {
  const mark = markIn(dataFolder, folder)
  // A backup may be verified on a machine without a site.
  if (existsSync(dataFolder)) {
    writeSynced(mark, `${folder}\n`)
    syncFolder(dataFolder)
  }
  try {
    mkdirSync(folder)
    const lock = holdPlace(folder)
    try {
      return await work()
    } finally {
      rmSync(folder, { recursive: true, force: true })
      lock?.release()
    }
  } finally {
    rmSync(mark, { force: true })
  }
}

/** The temporary places that no process uses any more. */
export async function listRemains(where: Where): Promise<string[]> {
  return [...leftFolders(where), ...(await onServer(where.url, listSpares))]
}

/** @returns what was removed */
export async function removeRemains(where: Where): Promise<string[]> {
  const folders = leftFolders(where).filter((folder) => folderProblem(dirname(folder)) === null)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  for (const { mark, folder } of marksIn(where.dataFolder)) if (isGone(folder)) rmSync(mark, { force: true })
  return [...folders, ...(await onServer(where.url, dropSpares))]
}

function leftFolders({ backups, dataFolder }: Where): string[] {
  const names = new Set(namesIn(backups).map((name) => name.replace(/\.running$/, '')))
  const beside = [...names].filter((name) => named.test(name)).map((name) => join(backups, name))
  const marked = marksIn(dataFolder).flatMap(({ folder }) =>
    folder && namesIn(dirname(folder)).length > 0 ? [folder] : [],
  )
  return [...new Set([...beside, ...marked])].filter(isUnused).filter((folder) => existsSync(folder))
}

const prefix = 'temporary-'
const markIn = (dataFolder: string, folder: string) => join(dataFolder, `${prefix}${basename(folder)}.path`)

/** A mark without its line break was not written to its end: nothing had begun. */
const marksIn = (dataFolder: string) =>
  namesIn(dataFolder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.path'))
    .map((name) => join(dataFolder, name))
    .map((mark) => ({ mark, folder: /^(.+)\n$/.exec(readFileSync(mark, 'utf8'))?.[1] ?? null }))

/** An empty folder around it may be that of a disk which is not mounted. */
const isGone = (folder: string | null) =>
  folder === null || (!existsSync(folder) && namesIn(dirname(folder)).length > 0)

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Removes the lock of a place that is unused: a process killed after it had renamed its folder has left only that. */
function isUnused(folder: string): boolean {
  // Nobody can use what cannot be written, nor hold its lock.
  if (folderProblem(dirname(folder)) !== null) return true
  const lock = holdPlace(folder)
  lock?.release()
  return lock !== null
}

async function onServer(url: string, work: (url: string) => Promise<string[]>): Promise<string[]> {
  if (databaseFile(url) !== null || url.startsWith('file:')) return []
  return (await work(url)).map((name) => `database ${name}`)
}

export const leftBehind = (removed: string) => `Removed what an interrupted run had left: ${removed}`

// Looks before it is begun whether the disk has room for what will be copied to it.

/** More than the files have, because a disk is filled in blocks. */
const margin = 1.1

/** @throws OperationalError */
export function refuseFullDisk(folder: string, bytes: number, what: string) {
  const { bavail, bsize } = statfsSync(folder)
  const [needed, free] = [bytes * margin, bavail * bsize]
  if (free >= needed) return
  throw new OperationalError(
    `The disk of ${folder} has ${megabytes(free)} left, and ${what} needs ${megabytes(needed)}. Nothing was changed.`,
  )
}

/** Of a file, or of all files in a folder. */
export function sizeOf(path: string): number {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
