// The one open database. Routes, jobs and commands pass it to the features.
import { env } from '#app/env.server.ts'
import { connect } from '#db/driver/connect.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { prepareSqlite } from '#db/driver/prepare-sqlite.ts'
import { refuseUnfinishedRestore } from '#db/driver/restore-mark.ts'
import { holdRunningLock } from '#db/driver/running-lock.ts'
import { type Trouble, troubleWords } from '#db/driver/trouble.ts'
import { exitOnFailure } from './process/exit-on-failure.server.ts'
import { log } from './process/log.server.ts'
import { once } from './process/once.server.ts'
import { slowQueries } from './process/slow-queries.server.ts'

/** `isAlone` is true when no other process of the site had the database open. */
export const { db, isAlone } = once('database', () => {
  // Makes new files private: database, log, lock and backups.
  process.umask(0o077)
  try {
    const file = databaseFile(env.DATABASE_URL)
    refuseUnfinishedRestore(env.DATABASE_URL, env.dataFolder)
    if (file) prepareSqlite(file)
    const lock = file ? holdRunningLock(file) : null
    // The lock is returned so that it stays referenced: it would end with its handle.
    return {
      db: connect(env.DATABASE_URL, { onTrouble: logTrouble, log: slowQueries(env.SLOW_QUERY_MS) }),
      isAlone: lock?.isAlone ?? false,
      lock,
    }
  } catch (error) {
    return exitOnFailure(error)
  }
})

function logTrouble(trouble: Trouble | null) {
  if (trouble) log('database-trouble', { trouble, words: troubleWords[trouble].operator })
  else log('database-recovered')
}
