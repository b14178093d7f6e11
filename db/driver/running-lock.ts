// Shows whether a site or a command is using a SQLite database: each holds a lock on a file beside it, and the lock ends
// with its process.

import { rmSync } from 'node:fs'
import { OperationalError } from './say-failure.ts'
import { SQLite } from './sqlite-library.ts'

type RunningLock = { isAlone: boolean; release(): void }

/** Takes a shared lock. @throws OperationalError while another process holds it exclusively */
export function holdRunningLock(file: string): RunningLock {
  const lock = openLock(file)
  const isAlone = attempt(() => lock.exec('begin exclusive'))
  if (isAlone) lock.exec('rollback')
  // Another process may be probing for the exclusive lock at this moment.
  lock.pragma('busy_timeout = 2000')
  lock.exec('begin')
  // A transaction that has read something blocks the exclusive lock.
  const isHeld = attempt(() => lock.prepare('select count(*) from sqlite_master').get())
  if (isHeld) return { isAlone, release: () => lock.close() }
  lock.close()
  throw new OperationalError('A restore is under way on this database: start again when it has ended.')
}

/** Takes the exclusive lock, which keeps every site and command from starting. @returns null when one is running */
export function holdAlone(file: string): RunningLock | null {
  const lock = openLock(file)
  if (attempt(() => lock.exec('begin exclusive'))) return { isAlone: true, release: () => lock.close() }
  lock.close()
  return null
}

/** As `holdAlone`, for a place whose lock has no use after it. */
export function holdPlace(path: string): RunningLock | null {
  const lock = holdAlone(path)
  return (
    lock && {
      ...lock,
      release: () => {
        lock.release()
        rmSync(`${path}.running`, { force: true })
      },
    }
  )
}

const openLock = (file: string) => new SQLite(`${file}.running`, { timeout: 0 })

function attempt(step: () => unknown): boolean {
  try {
    step()
    return true
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
