// Chooses the store of media files: beside the database, where backups find them, or in a bucket.

import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { checkFileName, type FileStore, isFileName } from '#app/features/media/file-store.ts'
import { s3Store } from '#app/features/media/s3-store.server.ts'
import { once } from '#app/process/once.server.ts'

export const mediaStore: FileStore = once('media-store', () =>
  env.mediaBucket ? s3Store(env.mediaBucket) : folderStore(join(env.dataFolder, 'uploads')),
)

/** @param folder created with the first file */
export function folderStore(folder: string): FileStore {
  const path = (name: string) => join(folder, checkFileName(name))
  return {
    async put(name, bytes) {
      const target = path(name)
      await mkdir(folder, { recursive: true })
      // Readers see the whole file or none, even after a power cut.
      const draft = join(folder, `.${randomUUID()}.tmp`)
      try {
        await writeThrough(draft, bytes)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async get(name) {
      // A name in any other format has no file.
      if (!isFileName(name)) return null
      return readFile(path(name)).catch(nullWhenMissing)
    },
    async remove(name) {
      await rm(path(name), { force: true })
    },
    async *names() {
      const names = await readdir(folder).catch(nullWhenMissing)
      yield* (names ?? []).filter(isFileName).sort()
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
