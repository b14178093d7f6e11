// Rewrites a SQLite file, so that no page, log or search index keeps what was deleted. In a process of its own, because the
// site would answer nothing meanwhile.
import { answerTask } from '#app/children/answer-task.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'

const mostMemory = 1_000_000_000

answerTask((file: string) => compact(file), mostMemory)

/** @returns true once nothing is left of it, the log included */
function compact(file: string): boolean {
  const database = new SQLite(file, { fileMustExist: true, timeout: 30_000 })
  try {
    const indexes = database.prepare("select name from sqlite_master where sql like '%using%fts5(%'").pluck().all()
    for (const name of indexes) database.exec(`insert into "${name}" ("${name}") values ('optimize')`)
    database.exec('vacuum')
    const [checkpoint] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return checkpoint?.busy === 0
  } catch {
    return false
  } finally {
    database.close()
  }
}
