// npm run move: carries the site from SQLite into PostgreSQL while it serves pages and stores nothing.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { howOn } from '#app/commands/move/next-steps.ts'
import type { Env } from '#app/env.server.ts'
import { rememberFormer } from '#app/features/backups/copies.server.ts'
import { uploadsFolder } from '#app/features/backups/manifest.ts'
import type { FileStore } from '#app/features/media/file-store.ts'
import { folderStore } from '#app/features/media/media-store.server.ts'
import { s3Store } from '#app/features/media/s3-store.server.ts'
import { addToLedger, ledgerIn, listErasures } from '#app/features/people/ledger.server.ts'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { syncFile } from '#db/driver/durable-file.ts'
import { asSentence, OperationalError, sayFailure } from '#db/driver/say-failure.ts'
import { moveDatabase } from '#db/move/move-database.ts'
import { endStandstill, findMark, isRefusing, type MoveMark } from '#db/move/standstill.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { CommandError, runTool } from './command.ts'

const usage = {
  usage: 'npm run move -- --to <address> [--media-to bucket|folder] | --resume | --give-up [--yes]',
  about: `Moves everything from SQLite into PostgreSQL. The site may run meanwhile: it serves pages, and refuses forms with
the text kept until you start it on the other database.

  --to         the address of an empty database: postgres://…
  --media-to   where the pictures go: the bucket of MEDIA_S3_… (the default where that is set), or the data folder
  --resume     goes on with a move that was interrupted
  --give-up    ends a move: the site stores again, in this database; with --yes even after the move has ended`,
  options: {
    to: { type: 'string' },
    resume: { type: 'boolean', default: false },
    'give-up': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    'media-to': { type: 'string' },
  },
} as const

const purpose = 'move'

await runTool(usage, async (values) => {
  const { env, parseEnv } = await import('#app/env.server.ts')
  if (!databaseFile(env.DATABASE_URL))
    throw new CommandError('npm run move carries a SQLite file into PostgreSQL, and this site is not on one.')
  const { db } = await import('#app/db.server.ts')
  try {
    const known = await findMark(db)
    if (values['give-up']) return await giveUp(db, known, values.yes)
    const to = values.to ?? (values.resume ? await addressOf(known) : null)
    if (to === null) throw new CommandError(`${standing(known)} (usage: ${usage.usage})`)
    const { dataFolder, DATABASE_URL } = checked(parseEnv, to)
    const media = mediaPlace(env, values['media-to'])
    const folders = { from: env.dataFolder, to: dataFolder }
    if (!env.SESSION_SECRET) checkSecrets(folders)
    await move(db, { env, to: DATABASE_URL, folders, media, isResumed: values.resume })
  } finally {
    await db.destroy()
  }
})

type Plan = {
  env: Env
  to: string
  folders: { from: string; to: string }
  media: 'bucket' | 'folder'
  isResumed: boolean
}

async function move(db: Db, { env, to, folders, media, isResumed }: Plan) {
  const { encrypt } = await import('#app/http/secrets/encryption.server.ts')
  const id = newId()
  const began = performance.now()
  const mark = { id, to: withoutPassword(to), sealed: encrypt(purpose, '', to), since: Date.now() }
  const moveFiles = async () => {
    copyOwnFiles(folders, env.SESSION_SECRET !== undefined)
    rememberFormer(folders.to, databaseFile(env.DATABASE_URL) ?? '')
    const count = await moveMedia(env, folders, media)
    if (count > 0) console.log(`${count} uploaded files are the same in both places.`)
  }
  try {
    const compared = await moveDatabase({
      db,
      from: env.DATABASE_URL,
      to,
      isResumed,
      mark,
      now: Date.now,
      moveFiles,
      say: console.log,
    })
    for (const { table, rows, digest } of compared) console.log(`  ${table}: ${rows} rows, ${digest.slice(0, 16)}`)
  } catch (error) {
    const words = sayFailure(error)
    const left = await findMark(db).catch(() => null)
    if (words === null || !left) throw error
    throw new CommandError(`${asSentence(words)} ${howOn[left.state]}`, { cause: error })
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`Moved to ${mark.to} in ${seconds} s; every row was compared.`)
  console.log(
    `Now set DATABASE_URL to it and restart the site${media === 'bucket' ? ', with the same MEDIA_S3_…' : ''}.`,
  )
  const own = env.SESSION_SECRET ? 'The ledger of erasures is' : 'The session secret and the ledger of erasures are'
  if (folders.from !== folders.to) console.log(`${own} in ${folders.to}.`)
  console.log('This database takes no writes any more, and is not deleted.')
}

function mediaPlace({ mediaBucket }: Env, wanted: string | undefined): Plan['media'] {
  const place = wanted ?? (mediaBucket ? 'bucket' : 'folder')
  if (place !== 'bucket' && place !== 'folder') throw new CommandError('--media-to must be bucket or folder')
  if (place === 'bucket' && !mediaBucket)
    throw new CommandError('--media-to bucket needs MEDIA_S3_ENDPOINT and the rest')
  return place
}

/** @returns the number of files */
async function moveMedia({ mediaBucket }: Env, folders: Plan['folders'], place: Plan['media']): Promise<number> {
  const uploads = (folder: string) => folderStore(join(folder, uploadsFolder))
  if (place === 'bucket' && mediaBucket) return copyMedia(uploads(folders.from), s3Store(mediaBucket))
  const fromBucket = mediaBucket ? await copyMedia(s3Store(mediaBucket), uploads(folders.to)) : 0
  return fromBucket + copyUploads(folders)
}

async function giveUp(db: Db, known: MoveMark | null, isSure: boolean) {
  if (!known && !(await isRefusing(db))) throw new CommandError('No move is under way.')
  const holds = known?.state === 'moved'
  if (known && holds && !isSure)
    throw new CommandError(
      `The move to ${known.to} has ended. What its site has stored since then is not here; add --yes to store here again.`,
    )
  await endStandstill(db, known, { holds })
  console.log(
    'The site stores again, in this database. What was copied stays in the target: empty it before you move again.',
  )
  if (holds)
    console.log(
      'The other site may have sent what was waiting here, so it waits for a decision: mails at /dashboard/mail, messages to other systems at their webhooks, newsletter issues that were being sent are paused, and scheduled ones are drafts.',
    )
}

async function addressOf(known: MoveMark | null): Promise<string> {
  if (!known) throw new CommandError('No move is under way.')
  const { decrypt } = await import('#app/http/secrets/encryption.server.ts')
  const to = decrypt(purpose, '', known.sealed)
  if (to === null) throw new CommandError(`The address of ${known.to} cannot be read: give it again with --to.`)
  return to
}

function checked(parseEnv: (raw: Record<string, string>) => Env, to: string): Env {
  try {
    return parseEnv({ DATABASE_URL: to })
  } catch {
    throw new CommandError('--to must be postgres://…')
  }
}

function standing(known: MoveMark | null): string {
  if (!known) return '--to is needed; no move is under way'
  return known.state === 'moved' ? `This database was moved to ${known.to}` : `A move to ${known.to} has not ended`
}

function withoutPassword(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

// The files that belong to a database: its session secret, the ledger of erasures, and the uploads.

type Folders = { from: string; to: string }

/** Before anything is moved. @throws OperationalError where the target's folder has another secret */
function checkSecrets({ from, to }: Folders) {
  const [mine, theirs] = [join(from, secretFile), join(to, secretFile)]
  if (from === to || !existsSync(mine) || !existsSync(theirs)) return
  if (readFileSync(mine, 'utf8').trim() === readFileSync(theirs, 'utf8').trim()) return
  throw new OperationalError(
    `${theirs} is the secret of another site: with it, two-step sign-ins and signed links of this one would not work. Move it away, or set SESSION_SECRET. Nothing was changed.`,
  )
}

/** Secret and ledger. @param hasOwnSecret in SESSION_SECRET, which the operator carries over */
function copyOwnFiles({ from, to }: Folders, hasOwnSecret: boolean) {
  if (from === to) return
  mkdirSync(to, { recursive: true })
  const secret = join(to, secretFile)
  if (!hasOwnSecret && existsSync(join(from, secretFile)) && !existsSync(secret)) {
    cpSync(join(from, secretFile), secret)
    syncFile(secret)
  }
  addToLedger(ledgerIn(to), listErasures(ledgerIn(from)))
}

/** @returns the number of files that are the same in both now @throws OperationalError that names the first that is not */
function copyUploads({ from, to }: Folders): number {
  const [source, target] = [join(from, uploadsFolder), join(to, uploadsFolder)]
  if (from === to || !existsSync(source)) return 0
  cpSync(source, target, { recursive: true, preserveTimestamps: true })
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    const copy = join(target, file.slice(source.length))
    if (digest(readFileSync(file)) !== digest(readFileSync(copy)))
      throw new OperationalError(`${copy} is not what ${file} is.`)
    syncFile(copy)
  }
  return files.length
}

/** Copies what the other store lacks, and compares all by their digests. @returns their number @throws OperationalError */
async function copyMedia(source: FileStore, target: FileStore): Promise<number> {
  let count = 0
  for await (const name of source.names()) {
    const bytes = await source.get(name)
    if (!bytes) continue
    if (!isSame(await target.get(name), bytes)) await target.put(name, bytes)
    if (!isSame(await target.get(name), bytes)) throw new OperationalError(`The file ${name} did not arrive as it is.`)
    count += 1
  }
  return count
}

function isSame(found: Uint8Array | null, bytes: Uint8Array) {
  return found !== null && digest(found) === digest(bytes)
}

function digest(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
