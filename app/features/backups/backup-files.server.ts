// The files of a backup: their checksums, and their comparison with a manifest.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperationalError } from '#db/driver/say-failure.ts'
import { type BackupFile, type Manifest, manifestFile, manifestSchema } from './manifest.ts'

/** Every file in the folder except the manifest, in order. */
export async function listFiles(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const path of pathsIn(folder)) {
    if (path === manifestFile) continue
    const file = join(folder, path)
    files.push({ path, bytes: statSync(file).size, sha256: await checksum(file) })
  }
  return files
}

/** @throws OperationalError if there is no backup, or a newer release made it */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile)
  if (!existsSync(file)) throw new OperationalError(`${folder} holds no backup: it has no ${manifestFile}.`)
  const read = manifestSchema.safeParse(parsed(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  throw new OperationalError(`${file} is not a manifest that this release can read: ${read.error.issues[0]?.message}`)
}

/** Null for a backup that this release cannot read. */
export function findManifest(folder: string): Manifest | null {
  try {
    return readManifest(folder)
  } catch (error) {
    if (error instanceof OperationalError) return null
    throw error
  }
}

/** @throws OperationalError that names the first file that differs from the manifest */
export async function compareFiles(folder: string, { files, database }: Manifest) {
  const found = new Map((await listFiles(folder)).map((file) => [file.path, file]))
  for (const { path, bytes, sha256 } of files) {
    const file = found.get(path)
    if (!file) throw new OperationalError(`${join(folder, path)} is missing.`)
    if (file.bytes !== bytes || file.sha256 !== sha256) {
      throw new OperationalError(`${join(folder, path)} is not as it was written: its checksum differs.`)
    }
    found.delete(path)
  }
  const [more] = found.keys()
  if (more) throw new OperationalError(`${join(folder, more)} is not part of the backup.`)
  if (!files.some(({ path }) => path === database.file)) throw new OperationalError(`${folder} holds no database.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

export async function checksum(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}
