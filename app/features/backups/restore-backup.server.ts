// Replaces the current data with a backup. The current data is moved aside, never deleted. All is prepared beside it and then
// put in place by renaming, the database last: an interrupted restore is taken back, or was complete but for its mark.
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { databaseFile } from '#db/driver/database-file.ts'
import { syncFolder } from '#db/driver/durable-file.ts'
import { expectAlone, forgetNodes, hasSchema, type Postgres, replaceSchema } from '#db/driver/postgres-tools.ts'
import {
  findRestore,
  incoming,
  markRestore,
  type RestoreMark,
  removeUnwrittenMark,
  unmarkRestore,
} from '#db/driver/restore-mark.ts'
import { holdAlone } from '#db/driver/running-lock.ts'
import { asSentence, OperationalError, sayFailure } from '#db/driver/say-failure.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { endMoveIn } from '#db/move/end-move-in.ts'
import { readManifest } from './backup-files.server.ts'
import { type Bucket, fillBucket } from './bucket-files.server.ts'
import { checkBackup, copyOut, ownFiles } from './check-backup.server.ts'
import { type Manifest, uploadsFolder } from './manifest.ts'
import { refuseFullDisk } from './temporary-places.server.ts'

/** Mails waiting in the backup may have been sent since, so staff decide about them. */
const holdMails = "update outbox set status = 'held', locked_until = null where status in ('queued', 'sending');"

/** The folder, or the schema, that keeps what a restore replaced. */
export const restoredOver = /^before-restore-\d{4}-/

type Target = Postgres & { dataFolder: string; bucket?: Bucket }
type Restored = { manifest: Manifest; aside: string }

/** @throws OperationalError if the backup is incomplete or of another kind of database, or if a site is running */
export async function restoreBackup(folder: string, target: Target, now: number): Promise<Restored> {
  process.umask(0o077)
  const { url, dataFolder, bucket } = target
  const known = readManifest(folder)
  const file = databaseFile(url)
  if ((known.database.kind === 'sqlite') !== (file !== null)) {
    throw new OperationalError(
      `The backup is of a ${known.database.kind} database, and DATABASE_URL names another kind.`,
    )
  }
  mkdirSync(dataFolder, { recursive: true })
  const own = ownFiles.filter((name) => existsSync(join(folder, name)) && !(bucket && name === uploadsFolder))
  const copied = [...own, ...(file ? [known.database.file] : [])]
  const isCopied = (path: string) => copied.some((name) => path === name || path.startsWith(`${name}/`))
  const bytes = known.files.reduce((sum, { path, bytes }) => sum + (isCopied(path) ? bytes : 0), 0)
  refuseFullDisk(dataFolder, bytes, 'the restore')
  const manifest = await checkBackup(folder)
  // Before the others: it only adds, and when it fails nothing else was changed.
  if (bucket) await fillBucket(bucket, folder)
  const name = `before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  const ownPaths = own.map((one) => join(dataFolder, one))
  // A backup without uploads is of a site that had none.
  const leavingPaths = new Set([...ownPaths, ...(bucket ? [] : [join(dataFolder, uploadsFolder)])])
  const mark: RestoreMark = {
    from: folder,
    aside: join(dataFolder, name),
    leaving: [...leavingPaths, ...(file ? [`${file}-wal`, `${file}-shm`, `${file}.run`, file] : [])],
    replaced: [...ownPaths, ...(file ? [file] : [])],
  }
  await alone(target, async () => {
    markRestore(url, dataFolder, mark)
    try {
      for (const path of ownPaths) copyOut(folder, basename(path), incoming(path))
      const database = join(folder, manifest.database.file)
      if (file) await prepareFile(database, incoming(file))
      if (file) putInPlace(mark)
      else
        await replaceSchema(target, database, {
          aside: name,
          after: [holdMails, forgetNodes].join('\n'),
          beforeCommit: () => putInPlace(mark),
        })
    } catch (error) {
      if ((await settle(target, mark)) === 'taken back') throw takenBack(error)
    }
    unmarkRestore(url, dataFolder)
  })
  return { manifest, aside: file ? mark.aside : `schema ${name} of the database` }
}

type Ended = { mark: RestoreMark; how: 'completed' | 'taken back' }

/** Ends a restore that was interrupted. @returns null if there is none */
export async function endRestore(target: Target): Promise<Ended | null> {
  removeUnwrittenMark(target.url, target.dataFolder)
  const mark = findRestore(target.url, target.dataFolder)
  if (!mark) return null
  return alone(target, async () => {
    const how = await settle(target, mark)
    if (how === 'completed') unmarkRestore(target.url, target.dataFolder)
    return { mark, how }
  })
}

function takenBack(error: unknown): OperationalError {
  const words = sayFailure(error) ?? (error instanceof Error ? error.message : String(error))
  return new OperationalError(`The backup was not restored: ${asSentence(words)} All is as it was before.`, {
    cause: error,
  })
}

async function alone<T>({ url }: Target, work: () => Promise<T>): Promise<T> {
  const file = databaseFile(url)
  const lock = file ? holdAlone(file) : null
  if (!file) await expectAlone(url)
  else if (!lock)
    throw new OperationalError('The site, or another restore, is running on this database: stop it first.')
  try {
    return await work()
  } finally {
    lock?.release()
  }
}

async function prepareFile(backup: string, target: string) {
  copyOut(dirname(backup), basename(backup), target)
  await endMoveIn(`file:${target}`)
  const database = new SQLite(target)
  database.exec(holdMails)
  database.close()
}

function putInPlace({ aside, leaving, replaced }: RestoreMark) {
  mkdirSync(aside)
  for (const path of leaving) moveInto(path, aside)
  for (const path of replaced) renameSync(incoming(path), path)
  for (const path of new Set(replaced.map(dirname))) syncFolder(path)
}

/** The database is the last that is put in place. */
async function settle({ url, dataFolder }: Target, mark: RestoreMark): Promise<Ended['how']> {
  const file = databaseFile(url)
  const isInPlace = file
    ? existsSync(mark.aside) && !existsSync(incoming(file))
    : await hasSchema(url, basename(mark.aside))
  if (isInPlace) return 'completed'
  if (statSync(mark.aside, { throwIfNoEntry: false })?.isDirectory()) putBack(mark)
  for (const path of mark.replaced) rmSync(incoming(path), { recursive: true, force: true })
  unmarkRestore(url, dataFolder)
  return 'taken back'
}

/** Each step may have been done by an earlier call that was interrupted. */
function putBack({ aside, leaving, replaced }: RestoreMark) {
  for (const path of replaced) if (!existsSync(incoming(path))) renameSync(path, incoming(path))
  for (const path of leaving) {
    const former = join(aside, basename(path))
    if (existsSync(former)) renameSync(former, path)
  }
  rmdirSync(aside)
  syncFolder(dirname(aside))
}

function moveInto(path: string, folder: string) {
  if (existsSync(path)) renameSync(path, join(folder, basename(path)))
}
