// The uploads in a bucket, as part of a backup. A file in it never changes, so a file that the backup before has is taken from
// there, as one file on the disk with two names.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSynced } from '#db/driver/durable-file.ts'
import { checksum, readManifest } from './backup-files.server.ts'
import { listBackups } from './kept-backups.server.ts'
import { uploadsFolder } from './manifest.ts'

export type Bucket = {
  /** True for names that it may have. */
  isName(name: string): boolean
  names(): AsyncIterable<string>
  get(name: string): Promise<Uint8Array | null>
  put(name: string, bytes: Uint8Array): Promise<void>
}

/** @param into the folder of all backups */
export async function copyBucket(bucket: Bucket, unfinished: string, into: string): Promise<void> {
  const target = join(unfinished, uploadsFolder)
  const findEarlier = earlierUploads(into)
  for await (const name of bucket.names()) {
    mkdirSync(target, { recursive: true })
    const earlier = await findEarlier(name)
    if (earlier && isLinked(earlier, join(target, name))) continue
    const bytes = await bucket.get(name)
    // Null for one that was deleted meanwhile.
    if (bytes) writeSynced(join(target, name), bytes)
  }
}

/** Finds a file of the newest backup, if it is still what was written: a damaged one must not get into the next backup. */
function earlierUploads(into: string): (name: string) => Promise<string | null> {
  const [folder] = listBackups(into)
  const sums = new Map(folder ? readManifest(folder).files.map(({ path, sha256 }) => [path, sha256]) : [])
  return async (name) => {
    const [path, file] = [`${uploadsFolder}/${name}`, join(folder ?? '', uploadsFolder, name)]
    return sums.has(path) && existsSync(file) && (await checksum(file)) === sums.get(path) ? file : null
  }
}

/** @returns false where the file system has no hard links */
function isLinked(earlier: string, target: string): boolean {
  try {
    linkSync(earlier, target)
    return true
  } catch {
    return false
  }
}

/** Puts the uploads of a backup that the bucket lacks into it; what else is in it stays. @returns their number */
export async function fillBucket(bucket: Bucket, folder: string): Promise<number> {
  const uploads = join(folder, uploadsFolder)
  const present = new Set<string>()
  for await (const name of bucket.names()) present.add(name)
  const isMissing = (name: string) => bucket.isName(name) && !present.has(name)
  const missing = existsSync(uploads) ? readdirSync(uploads).filter(isMissing) : []
  for (const name of missing) await bucket.put(name, readFileSync(join(uploads, name)))
  return missing.length
}
