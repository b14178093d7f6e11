import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { type Database, sqlitePackage } from '#db/driver/sqlite-library.ts'

type SearchedText = { seq: number; text: string }

/** The shadow tables of an FTS5 index. */
const parts = ['data', 'idx', 'docsize', 'config']

/** Builds the index of `table` beside the database, and copies it in at the end, outside a transaction. */
export function indexBeside(database: Database, table: string) {
  const name = `${table}_search`
  const file = `${database.name}-${name}`
  rmSync(file, { force: true })
  const definition = database
    .prepare<[string], string>('select sql from sqlite_master where name = ?')
    .pluck()
    .get(name)
  const worker = new Worker(new URL('./search-worker.js', import.meta.url), {
    workerData: { file, name, definition, sqlitePackage },
    execArgv: [],
  })
  return {
    add(texts: SearchedText[]) {
      worker.postMessage(texts)
    },
    async copyIn() {
      const ended = once(worker, 'exit')
      worker.postMessage('end')
      const [code] = await ended
      if (code !== 0) throw new Error('The search index could not be built')
      database.prepare('attach ? as beside').run(file)
      // SQLite protects these tables from direct writes.
      database.unsafeMode(true)
      database.exec('begin')
      for (const part of parts) {
        database.exec(`delete from main.${name}_${part}`)
        database.exec(`insert into main.${name}_${part} select * from beside.${name}_${part}`)
      }
      database.exec('commit')
      database.unsafeMode(false)
      database.exec('detach beside')
      rmSync(file)
    },
  }
}
