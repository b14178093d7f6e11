// Private files that are flushed to disk before the call returns.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export const ownerOnly = 0o600

/** Writes a new file. @throws when it already exists */
export function writeSynced(path: string, content: string | Uint8Array) {
  const file = openSync(path, 'wx', ownerOnly)
  try {
    writeAll(file, Buffer.from(content))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** What replaceSynced leaves when its process is killed. */
export const unfinished = (path: string) => `${path}.part`

/** Replaces the file, which is there in whole or as it was before. */
export function replaceSynced(path: string, content: string) {
  const part = unfinished(path)
  rmSync(part, { force: true })
  writeSynced(part, content)
  renameSync(part, path)
  syncFolder(dirname(path))
}

/** A single call may write only a part. */
function writeAll(file: number, bytes: Buffer) {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

export function syncFile(path: string) {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Call after creating, renaming or removing a file in the folder: until then the change is only in memory. */
export function syncFolder(path: string) {
  // Windows cannot open folders, and needs no flush.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Explains why the folder, which may not exist yet, cannot be written; null when it can. */
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
