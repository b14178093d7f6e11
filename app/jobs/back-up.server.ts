// Scheduled backups. Each is made and verified in a child process: copying and checking a large database would block this
// one.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { childEnvironment } from '#app/env.server.ts'
import { claimBackup, recordBackup } from '#app/features/backups/backup-record.server.ts'
import type { Db } from '#db/schema.ts'

const hour = 60 * 60_000
/** A backup that waits for ever, such as for a lock, must not keep the next one from being made. */
const longestMs = 12 * hour

type Schedule = {
  everyHours: number
  now: () => number
  /** Makes a backup and records it. */
  command?: (signal?: AbortSignal) => Promise<unknown>
  signal?: AbortSignal
}

/** @returns true if a backup was due */
export async function backUpWhenDue(db: Db, { everyHours, now, command = runBackup, signal }: Schedule) {
  if (!(await claimBackup(db, everyHours * hour, now()))) return false
  try {
    await command(signal)
    return true
  } catch (error) {
    await recordBackup(db, { failure: reasonOf(error) }, now())
    throw error
  }
}

const runBackup = (signal?: AbortSignal) =>
  promisify(execFile)(process.execPath, ['app/commands/run.js', 'backup', '--prove'], {
    env: childEnvironment(),
    signal,
    timeout: longestMs,
  })

function reasonOf(error: unknown): string {
  const output = (error as { stderr?: string }).stderr?.trim() || String(error)
  return output.slice(0, 500)
}
