// Files that are on the disk when the call returns, and that nobody else can read.
import { accessSync, closeSync, constants, existsSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export const ownerOnly = 0o600

/** Writes a new file. @throws when there is one already */
export function writeSynced(path: string, content: string) {
  const file = openSync(path, 'wx', ownerOnly)
  try {
    writeSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export function syncFile(path: string) {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** After a file in it was made, renamed or removed: until then only memory knows of it. */
export function syncFolder(path: string) {
  // Windows opens no folders, and needs no such call.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Why nothing can be written into a folder, which may still have to be made; null when it can. */
export function folderProblem(folder: string): string | null {
  let place = folder
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place)
  if (!statSync(place).isDirectory()) return `${place} is a file`
  try {
    accessSync(place, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
