// The uploads in a bucket, as part of a backup. A file in it never changes, so a file that the backup before has is taken from
// there, as one file on the disk with two names.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, writeSynced } from '#db/driver/durable-file.ts'
import { checksum, findManifest } from './backup-files.server.ts'
import { listBackups } from './kept-backups.server.ts'
import { uploadsFolder } from './manifest.ts'

export type Bucket = {
  /** True for names that it may have. */
  isName(name: string): boolean
  names(): AsyncIterable<string>
  get(name: string): Promise<Uint8Array | null>
  put(name: string, bytes: Uint8Array): Promise<void>
}

/** @param into the folder of all backups @throws after the copy, if pictures are missing in it */
export async function copyBucket(bucket: Bucket, unfinished: string, into: string): Promise<void> {
  const target = join(unfinished, uploadsFolder)
  const findEarlier = earlierUploads(into)
  mkdirSync(target, { recursive: true })
  const failures: unknown[] = []
  for await (const name of bucket.names()) {
    const earlier = await findEarlier(name)
    if (earlier && isLinked(earlier, join(target, name))) continue
    try {
      const bytes = await bucket.get(name)
      // Null for one that was deleted meanwhile.
      if (bytes) writeSynced(join(target, name), bytes)
    } catch (error) {
      // One picture that cannot be read must not cost the others.
      if (failures.push(error) >= mostFailures) break
    }
  }
  syncFolder(target)
  if (failures.length > 0) throw failures[0]
}

/** A bucket that answers no question is not asked for each of its pictures. */
const mostFailures = 20

/** Finds a file in the newest backup that has it as it was written: a damaged one must not get into the next backup. */
function earlierUploads(into: string): (name: string) => Promise<string | null> {
  const backups = listBackups(into).map((folder) => ({
    folder,
    sums: new Map(findManifest(folder)?.files.map(({ path, sha256 }) => [path, sha256])),
  }))
  return async (name) => {
    const path = `${uploadsFolder}/${name}`
    for (const { folder, sums } of backups) {
      const file = join(folder, path)
      if (sums.has(path) && existsSync(file) && (await checksum(file)) === sums.get(path)) return file
    }
    return null
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
