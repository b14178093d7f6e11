// All checks of npm run doctor, in the order of its output.
import { existsSync } from 'node:fs'
import { buildState } from '#app/commands/start/build-state.js'
import type { Env } from '#app/env.server.ts'
import { listRemains } from '#app/features/backups/temporary-places.server.ts'
import type { Misspelled } from '#app/process/misspelled.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { folderProblem } from '#db/driver/durable-file.ts'
import { examineSqlite, openToOthers } from '#db/driver/prepare-sqlite.ts'
import { findRestore } from '#db/driver/restore-mark.ts'
import { sayFailure } from '#db/driver/say-failure.ts'
import { checkDatabase } from './database.ts'
import { duration, type Finding, ok, warn, wrong } from './finding.ts'
import { checkSecret } from './secret.ts'

export async function examine(env: Env, misspelled: readonly Misspelled[], now: () => number): Promise<Finding[]> {
  const file = databaseFile(env.DATABASE_URL)
  const files = checkFiles(env, file)
  // Avoids creating a missing file and opening one that must not be opened.
  const mayOpen =
    !files.some(({ about, level }) => ['Files', 'Restore'].includes(about) && level === 'wrong') &&
    (!file || existsSync(file))
  return [
    ...checkSettings(env, process.version, misspelled),
    ...files,
    ...(await checkRemains(env)),
    ...(mayOpen ? await checkDatabase(env, now()) : [checkSecret(env, false)]),
    ...(await checkMailService(env, now)),
  ]
}

// Checks that the mail service is reachable, and compares its clock with ours.

const tolerableMs = 30_000
const badMs = 5 * 60_000

/** Checked only with a key: without one the site contacts no service. */
async function checkMailService({ RESEND_API_KEY, RESEND_BASE_URL }: Env, now: () => number): Promise<Finding[]> {
  if (!RESEND_API_KEY) return []
  const address = RESEND_BASE_URL ?? 'https://api.resend.com'
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    const there = Date.parse(response.headers.get('Date') ?? '')
    return [ok('Mail service', `${address} answers`), ...(Number.isNaN(there) ? [] : [compare(there, now())])]
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return [warn('Mail service', `${address} cannot be reached: ${reason}`, 'Mails are kept and leave later.')]
  }
}

function compare(there: number, here: number): Finding {
  const apart = Math.abs(here - there)
  const found = `${duration(apart)} ${here > there ? 'ahead of' : 'behind'} the mail service's`
  if (apart < tolerableMs) return ok('Time', 'as at the mail service')
  const advice = 'Check the time service (timedatectl): links and sessions end by this clock.'
  return apart < badMs ? warn('Time', found, advice) : wrong('Time', found, advice)
}

// Checks the disk: the database's files, their permissions, and the backup folder.

/** @param file the SQLite database, or null for one on a server */
function checkFiles(env: Env, file: string | null): Finding[] {
  return [
    ...restore(env),
    ...(file ? [databaseFiles(file)] : []),
    ...(file && existsSync(file) ? [modes(file)] : []),
    backupFolder(env),
  ]
}

/** Nothing where none has begun. */
function restore({ DATABASE_URL, dataFolder }: Env): Finding[] {
  const mark = findRestore(DATABASE_URL, dataFolder)
  if (!mark) return []
  return [wrong('Restore', `that of ${mark.from} has not ended, and no site starts meanwhile`, endRestore)]
}

const endRestore = 'If it was interrupted, npm run restore takes it back or completes it, and says which.'

function databaseFiles(file: string): Finding {
  try {
    examineSqlite(file)
  } catch (error) {
    return wrong('Files', sayFailure(error) ?? String(error), 'Nothing was changed.')
  }
  return existsSync(file) ? ok('Files', file) : warn('Files', `${file} is not there yet`, 'The first start makes it.')
}

function modes(file: string): Finding {
  const open = openToOthers(file)
  if (open.length === 0) return ok('Modes', 'the data are for their owner alone')
  return warn('Modes', `others may read ${open.join(', ')}`, 'The next start closes them; or run chmod go= on them.')
}

function backupFolder({ BACKUP_FOLDER }: Env): Finding {
  const problem = folderProblem(BACKUP_FOLDER)
  if (!problem) return ok('Backup place', BACKUP_FOLDER)
  return wrong('Backup place', `${BACKUP_FOLDER} cannot be written: ${problem}`, 'Check BACKUP_FOLDER, and its disk.')
}

/** Nothing where nothing is left. */
async function checkRemains({ BACKUP_FOLDER, DATABASE_URL, dataFolder }: Env): Promise<Finding[]> {
  const remains = await listRemains({ backups: BACKUP_FOLDER, dataFolder, url: DATABASE_URL }).catch(() => [])
  const words = 'an interrupted backup or verification has left all data in'
  return remains.map((place) =>
    warn('Remains', `${words} ${place}`, 'The next start, backup or backup:verify removes it.'),
  )
}

/** Checks the environment, as far as possible without contacting anything. */
function checkSettings(env: Env, nodeVersion: string, misspelled: readonly Misspelled[]): Finding[] {
  const names = misspelled.map(({ name, meant }) =>
    warn('Settings', `${name} is none of the site's: did you mean ${meant}?`, 'Rename it, or remove it.'),
  )
  return [ok('Node', nodeVersion), build(), ...names, address(env), proxies(env), sender(env)]
}

function build(): Finding {
  const state = buildState()
  if (state === 'fresh') return ok('Build', 'made from the present sources')
  if (state === 'absent') return wrong('Build', 'there is none in build/', 'Run npm run build, or ship build/.')
  return warn('Build', 'made from other sources than the present ones', 'npm start builds anew where the tools are.')
}

function address({ APP_URL }: Env): Finding {
  const { protocol, hostname } = new URL(APP_URL)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return warn('APP_URL', `${APP_URL}: links in mails lead to the reader's own machine`, 'Set the address people use.')
  }
  if (protocol === 'https:') return ok('APP_URL', APP_URL)
  return wrong(
    'APP_URL',
    `${APP_URL} is not https: passwords and cookies travel in the clear`,
    'Put a proxy with TLS in front and set the https address.',
  )
}

function proxies({ APP_URL, TRUSTED_PROXIES }: Env): Finding {
  if (TRUSTED_PROXIES > 0 || !APP_URL.startsWith('https:')) return ok('Proxies', `${TRUSTED_PROXIES} trusted`)
  return warn(
    'Proxies',
    'none is trusted, and https needs one in front: all visitors count as one to the throttles',
    'Set TRUSTED_PROXIES to how many append to X-Forwarded-For.',
  )
}

function sender({ RESEND_API_KEY, MAIL_FROM }: Env): Finding {
  if (!RESEND_API_KEY) {
    return warn(
      'Mail',
      'RESEND_API_KEY is not set: mails are kept and shown to staff, none leaves',
      'Set it with MAIL_FROM.',
    )
  }
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? ''
  if (domain.includes('.') && !/(^|\.)(example\.(com|net|org)|localhost|invalid|test|example)$/.test(domain)) {
    return ok('Mail', `sent from ${MAIL_FROM}`)
  }
  return wrong(
    'Mail',
    `MAIL_FROM is ${MAIL_FROM}: nobody can send from ${domain}`,
    'Set an address of a verified domain.',
  )
}
