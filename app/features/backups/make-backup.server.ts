// Makes one backup: a folder with the database, the session secret and the uploads, complete or absent.
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import { copySqlite, type DatabaseFacts } from '#db/driver/copy-sqlite.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { syncFile, syncFolder, writeSynced } from '#db/driver/durable-file.ts'
import { dumpPostgres, type Postgres } from '#db/driver/postgres-tools.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { listFiles } from './backup-files.server.ts'
import { type Bucket, copyBucket } from './bucket-files.server.ts'
import { copyOut } from './check-backup.server.ts'
import { databaseNames, type Manifest, manifestFile, uploadsFolder } from './manifest.ts'
import { inTemporaryFolder, refuseFullDisk, sizeOf } from './temporary-places.server.ts'

export type Source = Postgres & {
  /** The folder of the session secret and the uploads. */
  dataFolder: string
  hasOwnSecret: boolean
  /** Set if the uploads are in a bucket. */
  bucket?: Bucket
  version: string
  /** Small files of the data folder that a backup has too, if they are there. */
  alsoKept?: readonly string[]
}

type Backup = { folder: string; manifest: Manifest }

/** @param into the parent folder of all backups */
export async function makeBackup(source: Source, into: string, now: number): Promise<Backup> {
  process.umask(0o077)
  for (const place of [into, source.dataFolder]) mkdirSync(place, { recursive: true })
  const uploads = source.bucket ? 0 : sizeOf(join(source.dataFolder, uploadsFolder))
  // A dump is smaller than its database by an unknown part.
  refuseFullDisk(into, sizeOf(databaseFile(source.url) ?? '') + uploads, 'the backup')
  const takenAt = new Date(now).toISOString()
  const folder = join(into, `backup-${takenAt.replace(/[:.]/g, '-')}`)
  const unfinished = `${folder}.part`
  return inTemporaryFolder(unfinished, source.dataFolder, async () => {
    const facts = await copyDatabase(source, unfinished)
    const secret = copySecret(source, unfinished)
    const uploadsProblem = await copyUploads(source, unfinished, into)
    // After the database: the ledger of erasures is never older than it.
    for (const name of source.alsoKept ?? []) copyOut(source.dataFolder, name, join(unfinished, name))
    const manifest = await describe(unfinished, { takenAt, version: source.version, ...facts, secret, uploadsProblem })
    syncFolder(unfinished)
    renameSync(unfinished, folder)
    syncFolder(into)
    return { folder, manifest }
  })
}

type Copied = { kind: 'sqlite' | 'postgres'; facts: DatabaseFacts }

async function copyDatabase(source: Source, folder: string): Promise<Copied> {
  const file = databaseFile(source.url)
  if (file) {
    if (!existsSync(file)) throw new OperationalError(`There is no database to copy: ${file}`)
    return { kind: 'sqlite', facts: await copySqlite(file, join(folder, databaseNames.sqlite)) }
  }
  if (source.url.startsWith('file:')) throw new OperationalError('A database in memory cannot be copied.')
  const target = join(folder, databaseNames.postgres)
  const facts = await dumpPostgres(source, target)
  syncFile(target)
  return { kind: 'postgres', facts }
}

function copySecret({ dataFolder, hasOwnSecret }: Source, folder: string): Manifest['secret'] {
  const file = join(dataFolder, secretFile)
  if (hasOwnSecret || !existsSync(file)) return 'environment'
  cpSync(file, join(folder, secretFile))
  syncFile(join(folder, secretFile))
  return 'included'
}

/** A bucket that cannot be read does not keep the database from being copied. @returns why they are not complete */
async function copyUploads({ dataFolder, bucket }: Source, folder: string, into: string) {
  if (bucket) {
    const reason = await copyBucket(bucket, folder, into).catch((error: unknown) => error ?? 'unknown')
    return reason === undefined ? undefined : reason instanceof Error ? reason.message : String(reason)
  }
  const uploads = join(dataFolder, uploadsFolder)
  if (existsSync(uploads)) cpSync(uploads, join(folder, uploadsFolder), { recursive: true, preserveTimestamps: true })
}

type Described = Copied & Pick<Manifest, 'takenAt' | 'version' | 'secret' | 'uploadsProblem'>

async function describe(folder: string, { kind, facts, ...about }: Described): Promise<Manifest> {
  const database = { kind, file: databaseNames[kind], ...facts }
  const manifest: Manifest = { format: 1, ...about, database, files: await listFiles(folder) }
  writeSynced(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
