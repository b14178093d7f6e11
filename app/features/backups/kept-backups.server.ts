// The backups in a folder, and the removal of old ones.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeSynced } from '#db/driver/durable-file.ts'
import type { Db } from '#db/schema.ts'
import { findManifest } from './backup-files.server.ts'
import { readBackupRecord, recordBackup } from './backup-record.server.ts'
import { manifestFile } from './manifest.ts'

const proofFile = (folder: string) => `${folder}.proven`
const named = /^backup-\d{4}-\d\d-\d\dT[\d-]+Z$/

/** Complete backups, newest first. */
export function listBackups(into: string): string[] {
  if (!existsSync(into)) return []
  return readdirSync(into)
    .filter((name) => named.test(name) && existsSync(join(into, name, manifestFile)))
    .sort()
    .reverse()
    .map((name) => join(into, name))
}

/** The proof lies beside the backup, whose own files stay unchanged. */
export function markProven(folder: string, now: number) {
  rmSync(proofFile(folder), { force: true })
  writeSynced(proofFile(folder), `${new Date(now).toISOString()}\n`)
}

const isProven = (folder: string) => existsSync(proofFile(folder)) && readFileSync(proofFile(folder)).length > 0

/** After a restore: the database knows only of proofs from before its backup, the folder of the later ones too. */
export async function recordNewestProof(db: Db, into: string, now: number) {
  const proven = listBackups(into).find(isProven)
  const takenAt = Date.parse((proven && findManifest(proven)?.takenAt) ?? '')
  if (!proven || !(takenAt > ((await readBackupRecord(db)).provenTakenAt ?? 0))) return
  const provenAt = Date.parse(readFileSync(proofFile(proven), 'utf8').trim()) || now
  await recordBackup(db, { provenAt, provenTakenAt: takenAt }, now)
}

/**
 * Removes all but the newest complete backups and the newest proven one; of those without all pictures it keeps the newest.
 * @returns the removed folders
 */
export function pruneBackups(into: string, keep: number): string[] {
  const backups = listBackups(into)
  const proven = backups.find(isProven)
  const isComplete = (folder: string) => findManifest(folder)?.uploadsProblem === undefined
  const [complete, incomplete] = [backups.filter(isComplete), backups.filter((folder) => !isComplete(folder))]
  const removed = [...complete.slice(keep), ...incomplete.slice(1)].filter((folder) => folder !== proven)
  for (const folder of removed) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(proofFile(folder), { force: true })
  }
  return removed
}
