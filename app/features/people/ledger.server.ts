// The ledger of erasures: a small file beside the database that no restore takes back. Each line is one erasure, by a keyed
// hash of the address; it is flushed to disk before staff read that the data is erased.
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { sql } from 'kysely'
import { env } from '#app/env.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { hmac, hmacs, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { ownerOnly, syncFolder } from '#db/driver/durable-file.ts'
import type { Db } from '#db/schema.ts'

export const ledgerName = 'erasures.jsonl'
export const ledgerIn = (dataFolder: string) => join(dataFolder, ledgerName)

/** The site is the database's, by the time of its first migration: a folder may be used for another database later. */
export type Erasure = { id: string; at: number; site: string; address_hash: string; key_mark: string }

const [purpose, marking] = ['erased address', 'erasure key']

export const erasureOf = (id: string, address: string, site: string, at: number): Erasure => ({
  id,
  at,
  site,
  address_hash: hmac(purpose, emailKey(address)),
  key_mark: hmac(marking, ''),
})

/** With each of the present secrets. */
export const hashesOf = (address: string): string[] => hmacs(purpose, emailKey(address))

/** False when the secret that made its hash is gone. */
export const isReadable = ({ key_mark }: Erasure) => verifyHmac(marking, '', key_mark)

/** In the order in which they were made, one by one. A line that a crash cut off counts as not written. */
export function* listErasures(file: string): Generator<Erasure, void, undefined> {
  if (!existsSync(file)) return
  for (const line of linesOf(file)) {
    const erasure = parsed(line)
    if (erasure) yield erasure
  }
}

function* linesOf(file: string): Generator<string, void, undefined> {
  const opened = openSync(file, 'r')
  try {
    const portion = Buffer.alloc(64 * 1024)
    const decoder = new StringDecoder()
    let rest = ''
    for (let read = readSync(opened, portion); read > 0; read = readSync(opened, portion)) {
      const lines = (rest + decoder.write(portion.subarray(0, read))).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    yield rest
  } finally {
    closeSync(opened)
  }
}

function parsed(line: string): Erasure | null {
  try {
    const { id, at, site, address, key } = JSON.parse(line)
    const isWhole = [id, site, address, key].every((part) => typeof part === 'string') && typeof at === 'number'
    return isWhole ? { id, at, site, address_hash: address, key_mark: key } : null
  } catch {
    return null
  }
}

export function idsIn(file: string): Set<string> {
  const ids = new Set<string>()
  for (const { id } of listErasures(file)) ids.add(id)
  return ids
}

/** Adds those that are not there yet. */
export function addToLedger(file: string, erasures: Iterable<Erasure>) {
  const known = idsIn(file)
  const missing: Erasure[] = []
  for (const erasure of erasures) if (!known.has(erasure.id)) missing.push(erasure)
  appendErasures(file, missing)
}

/** Before a restore: also those in this backup and the ones beside it, because some may be newer than this ledger. */
export function gatherErasures(file: string, folders: readonly string[]) {
  for (const folder of folders) addToLedger(file, listErasures(ledgerIn(folder)))
}

/** Returns once they are on the disk. */
export function appendErasures(file: string, erasures: readonly Erasure[]) {
  if (erasures.length === 0) return
  const isNew = !existsSync(file)
  const opened = openSync(file, 'a+', ownerOnly)
  try {
    const lines = erasures.map(({ id, at, site, address_hash: address, key_mark: key }) =>
      JSON.stringify({ id, at, site, address, key }),
    )
    writeSync(opened, `${endsOpen(opened) ? '\n' : ''}${lines.join('\n')}\n`)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  if (isNew) syncFolder(dirname(file))
}

/** True after a line that a crash cut off. */
function endsOpen(opened: number): boolean {
  const { size } = fstatSync(opened)
  const last = Buffer.alloc(1)
  if (size > 0) readSync(opened, last, 0, 1, size - 1)
  return size > 0 && last.toString() !== '\n'
}

// The files of the installation that an erasure concerns.

export type Place = {
  ledger: string
  /** Null for a database on a server. */
  database: string | null
}

export const installedPlace = (): Place => ({
  ledger: ledgerIn(env.dataFolder),
  database: databaseFile(env.DATABASE_URL),
})

/**
 * When the last erasure ended, or its repetition after a restore: older copies may still have the data.
 * @returns null if no data was ever erased, and the largest number while an erasure is under way
 */
export async function findLastErasure(db: Db): Promise<number | null> {
  const { all, ended, at } = await db
    .selectFrom('erasures')
    .select((e) => [e.fn.countAll().as('all'), e.fn.count('cleaned_at').as('ended'), e.fn.max('cleaned_at').as('at')])
    .executeTakeFirstOrThrow()
  if (Number(all) === 0) return null
  return Number(all) > Number(ended) ? Number.MAX_SAFE_INTEGER : Number(at)
}

/** The time of the database's first migration, which every copy of it has too. */
export async function readSite(db: Db): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db)
  return rows[0]?.first ?? ''
}
