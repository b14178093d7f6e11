// Files that are on the disk when the call returns, and that nobody else can read.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

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
