// Checks that a backup is unchanged: its files by checksum, its database by its content.
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import { checkSqlite, type DatabaseFacts } from '#db/driver/copy-sqlite.ts'
import { syncFile } from '#db/driver/durable-file.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { compareFiles, readManifest } from './backup-files.server.ts'
import { type Manifest, uploadsFolder } from './manifest.ts'

/** @throws OperationalError that explains the problem */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  await compareFiles(folder, manifest)
  const { kind, file } = manifest.database
  if (kind === 'sqlite') compareFacts(manifest, checkSqlite(join(folder, file)))
  return manifest
}

/** @throws OperationalError if a table's number of rows differs from the manifest */
export function compareFacts({ database }: Manifest, found: DatabaseFacts) {
  const tables = new Set([...Object.keys(database.rows), ...Object.keys(found.rows)])
  const wrong = [...tables].filter((table) => database.rows[table] !== found.rows[table])
  const words = wrong.map(
    (table) => `${table} ${found.rows[table] ?? 'none'} instead of ${database.rows[table] ?? 'none'}`,
  )
  if (words.length > 0)
    throw new OperationalError(`The restored database differs from the manifest: ${words.join(', ')}.`)
  if (database.schema !== found.schema)
    throw new OperationalError(`The restored database has the schema ${found.schema}.`)
}

/** Copies a file or folder out of a backup, or into one, and syncs it to disk. @returns false if there is none */
export function copyOut(folder: string, name: string, target: string): boolean {
  const from = join(folder, name)
  if (!existsSync(from)) return false
  cpSync(from, target, { recursive: true, preserveTimestamps: true })
  if (name !== uploadsFolder) syncFile(target)
  return true
}

export const ownFiles = [secretFile, uploadsFolder]
