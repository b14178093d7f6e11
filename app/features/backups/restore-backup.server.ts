// Replaces the current data with a backup. The current data is moved aside, never deleted.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { databaseFile } from '#db/driver/database-file.ts'
import { syncFolder } from '#db/driver/durable-file.ts'
import { forgetNodes, loadPostgres, moveSchemaAside, type Postgres, runOnPostgres } from '#db/driver/postgres-tools.ts'
import { restoringFile } from '#db/driver/prepare-sqlite.ts'
import { holdAlone } from '#db/driver/running-lock.ts'
import { Mendable } from '#db/driver/say-failure.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { endMoveIn } from '#db/move/end-move-in.ts'
import { type Bucket, fillBucket } from './bucket-files.server.ts'
import { checkBackup, copyOut, ownFiles } from './check-backup.server.ts'
import { type Manifest, uploadsFolder } from './manifest.ts'

/** Mails waiting in the backup may have been sent since, so staff decide about them. */
const holdMails = "update outbox set status = 'held', locked_until = null where status in ('queued', 'sending')"

type Restored = { manifest: Manifest; aside: string }

/** @throws Mendable if the backup is incomplete or of another kind of database, or if a site is running */
export async function restoreBackup(
  folder: string,
  target: Postgres & { dataFolder: string; bucket?: Bucket },
  now: number,
): Promise<Restored> {
  process.umask(0o077)
  const manifest = await checkBackup(folder)
  const file = databaseFile(target.url)
  if ((manifest.database.kind === 'sqlite') !== (file !== null)) {
    throw new Mendable(`The backup is of a ${manifest.database.kind} database, and DATABASE_URL names another kind.`)
  }
  mkdirSync(target.dataFolder, { recursive: true })
  // First: it only adds, and when it fails nothing else was changed.
  if (target.bucket) await fillBucket(target.bucket, folder)
  const own = target.bucket ? ownFiles.filter((name) => name !== uploadsFolder) : ownFiles
  const name = `before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const aside = join(target.dataFolder, name)
  if (file)
    await replaceFile(
      join(folder, manifest.database.file),
      file,
      () => replaceOwnFiles(own, folder, target.dataFolder, aside),
      aside,
    )
  else
    await replaceSchema(join(folder, manifest.database.file), target, name, () =>
      replaceOwnFiles(own, folder, target.dataFolder, aside),
    )
  return { manifest, aside: file ? aside : `schema ${name} of the database` }
}

async function replaceFile(backup: string, file: string, replaceOthers: () => void, aside: string) {
  const lock = holdAlone(file)
  if (!lock) throw new Mendable('The site is running on this database: stop it first.')
  try {
    const incoming = restoringFile(file)
    // No site starts while this file exists, so an interrupted restore is noticed and repeated.
    rmSync(incoming, { force: true })
    copyOut(dirname(backup), basename(backup), incoming)
    await endMoveIn(`file:${incoming}`)
    const database = new SQLite(incoming)
    database.exec(holdMails)
    database.close()
    mkdirSync(aside)
    for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}.run`]) moveInto(path, aside)
    replaceOthers()
    renameSync(incoming, file)
    syncFolder(dirname(file))
  } finally {
    lock.release()
  }
}

async function replaceSchema(dump: string, target: Postgres, name: string, replaceOthers: () => void) {
  const putBack = await moveSchemaAside(target.url, name)
  try {
    await loadPostgres(target, dump)
    await endMoveIn(target.url)
    await runOnPostgres(target.url, holdMails)
    await forgetNodes(target.url)
  } catch (error) {
    await putBack()
    throw error
  }
  replaceOthers()
}

/** Replaces the session secret, and the uploads where they are in a folder, if the backup has them. */
function replaceOwnFiles(own: readonly string[], folder: string, dataFolder: string, aside: string) {
  for (const name of own) {
    if (!existsSync(join(folder, name))) continue
    mkdirSync(aside, { recursive: true })
    moveInto(join(dataFolder, name), aside)
    copyOut(folder, name, join(dataFolder, name))
  }
}

function moveInto(path: string, folder: string) {
  if (existsSync(path)) renameSync(path, join(folder, basename(path)))
}
