// Chooses the store of media files: beside the database, where backups find them, or in a bucket.
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import type { FileStore } from '#app/features/media/file-store.ts'
import { folderStore } from '#app/features/media/folder-store.server.ts'
import { s3Store } from '#app/features/media/s3-store.server.ts'
import { once } from '#app/process/once.server.ts'

export const mediaStore: FileStore = once('media-store', () =>
  env.mediaBucket ? s3Store(env.mediaBucket) : folderStore(join(env.dataFolder, 'uploads')),
)
