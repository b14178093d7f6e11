// The places in which backups are made and verified: folders beside the backups, and databases on a PostgreSQL server. Each
// holds all personal data, so that what a killed process has left is listed, and removed at the next start or run.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '#db/driver/database-file.ts'
import { dropSpares, listSpares } from '#db/driver/postgres-tools.ts'
import { holdPlace } from '#db/driver/running-lock.ts'

const named = /^(verify-\w+|backup-.*\.part)$/

/** Makes the folder for the work, and removes it afterwards, unless the work has renamed it. */
export async function inTemporaryFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder)
  const lock = holdPlace(folder)
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    lock?.release()
  }
}

/** The temporary places that no process uses any more. @param backups the folder of all backups */
export async function listRemains(backups: string, url: string): Promise<string[]> {
  return [...leftFolders(backups), ...(await onServer(url, listSpares))]
}

/** @returns what was removed */
export async function removeRemains(backups: string, url: string): Promise<string[]> {
  const folders = leftFolders(backups)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  return [...folders, ...(await onServer(url, dropSpares))]
}

function leftFolders(backups: string): string[] {
  if (!existsSync(backups)) return []
  const names = new Set(readdirSync(backups).map((name) => name.replace(/\.running$/, '')))
  return [...names]
    .filter((name) => named.test(name))
    .map((name) => join(backups, name))
    .filter(isUnused)
    .filter((folder) => existsSync(folder))
}

/** Removes the lock of a place that is unused: a process killed after it had renamed its folder has left only that. */
function isUnused(folder: string): boolean {
  const lock = holdPlace(folder)
  lock?.release()
  return lock !== null
}

async function onServer(url: string, work: (url: string) => Promise<string[]>): Promise<string[]> {
  if (databaseFile(url) !== null || url.startsWith('file:')) return []
  return (await work(url)).map((name) => `database ${name}`)
}

export const leftBehind = (removed: string) => `Removed what an interrupted run had left: ${removed}`
