// Where copies of the database lie on this server. Each keeps what was erased since it was made.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { env } from '#app/env.server.ts'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { replaceSynced } from '#db/driver/durable-file.ts'
import { looksLikeSqlite } from '#db/driver/sqlite-header.ts'
import type { Db } from '#db/schema.ts'
import { listUpgradeCopies, upgradeCopyFolder } from '#db/upgrade-copy.ts'
import { listBackups } from './kept-backups.server.ts'
import { restoredOver } from './restore-backup.server.ts'
import { listRemains, type Where } from './temporary-places.server.ts'

type Copy = { called: Phrase; place: string }

export const installedWhere = (): Where => ({
  backups: env.BACKUP_FOLDER,
  dataFolder: env.dataFolder,
  url: env.DATABASE_URL,
})

/** @param until the time of an erasure: what was made later does not have what was erased */
export async function listCopies(db: Db, where: Where, until: number): Promise<Copy[]> {
  const { backups, dataFolder, url } = where
  const folders = [dataFolder, ...formerFolders(dataFolder)]
  const isOlder = (path: string) => madeAt(path) <= until
  const all = (called: Phrase, places: readonly string[]) =>
    places.filter(isOlder).map((place): Copy => ({ called, place }))
  const remains = await listRemains(where).catch(() => [])
  return [
    ...[...new Set([backups, ...folders.map(upgradeCopyFolder)])].flatMap((folder) =>
      counted(folder, all('Backups', listBackups(folder))),
    ),
    ...remains.map((place): Copy => ({ called: 'What an interrupted backup or verification left', place })),
    ...all('The data from before a restore', [...folders.flatMap(foldersAside), ...(await schemasAside(db))]),
    ...all('The database from before an upgrade', folders.flatMap(listUpgradeCopies)),
    ...all(
      'Another database',
      folders.flatMap((folder) => otherDatabases(folder, databaseFile(url))),
    ),
  ]
}

const counted = (folder: string, copies: readonly Copy[]): Copy[] =>
  copies.slice(0, 1).map(({ called }) => ({ called, place: `${folder} (${copies.length})` }))

/** A database on a server remembers the file from which it was moved. */
const formerMark = (dataFolder: string) => join(dataFolder, 'former-database.path')

export const rememberFormer = (dataFolder: string, file: string) => replaceSynced(formerMark(dataFolder), `${file}\n`)

function formerFolders(dataFolder: string): string[] {
  const mark = formerMark(dataFolder)
  const folder = existsSync(mark) ? dirname(readFileSync(mark, 'utf8').trim()) : dataFolder
  return folder === dataFolder ? [] : [folder]
}

/** The time in its name, or that of the last change. */
function madeAt(path: string): number {
  const [, day, time = ''] = /(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d-\d{3})Z/.exec(basename(path)) ?? []
  if (day === undefined)
    return Math.max(...[path, `${path}-wal`].map((one) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0))
  return Date.parse(`${day}T${time.replace('-', ':').replace('-', ':').replace('-', '.')}Z`)
}

const entriesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
const filesIn = (folder: string) => entriesIn(folder).filter((entry) => entry.isFile())

/** Of a database on a server they have no more than the secret and the uploads. */
const foldersAside = (folder: string) =>
  entriesIn(folder)
    .filter((entry) => entry.isDirectory() && restoredOver.test(entry.name))
    .map(({ name }) => join(folder, name))
    .filter((aside) => filesIn(aside).some(({ name }) => name !== secretFile))

async function schemasAside(db: Db): Promise<string[]> {
  if (!isPostgres(db)) return []
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace order by nspname`.execute(db)
  return rows.filter(({ name }) => restoredOver.test(name)).map(({ name }) => `schema ${name} of the database`)
}

const isBeside = /(-wal|-shm|-journal|\.lock|\.running|\.run)$/

/** The own one, which this process has open, must not be read as a file. */
const otherDatabases = (folder: string, own: string | null) =>
  filesIn(folder)
    .filter(({ name }) => !isBeside.test(name))
    .map(({ name }) => join(folder, name))
    .filter((file) => file !== own)
    .filter((file) => statSync(file).size > 0 && looksLikeSqlite(file))
