// A worker thread that builds a search index in a separate file while the rows are written: trigrams take as long as all
// rows. In JavaScript, because worker threads start without the TypeScript loader.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const { file, name, definition, sqlitePackage } = workerData
const SQLite = createRequire(import.meta.url)(sqlitePackage)
const database = new SQLite(file)
for (const pragma of ['journal_mode = off', 'synchronous = off', 'cache_size = -200000']) database.pragma(pragma)
database.exec(definition)
// Large segments in memory, so that fewer have to be merged.
database.exec(`insert into ${name} (${name}, rank) values ('hashsize', 67108864)`)
const insert = database.prepare(`insert into ${name} (rowid, text) values (?, ?)`)
database.exec('begin')

parentPort?.on('message', (texts) => {
  if (texts !== 'end') {
    for (const { seq, text } of texts) insert.run(seq, text)
    return
  }
  database.exec('commit')
  database.exec(`insert into ${name} (${name}, rank) values ('hashsize', 1048576)`)
  // Like an index that grew slowly: with large segments left, the next few writes would merge them and block.
  database.exec(`insert into ${name} (${name}) values ('optimize')`)
  database.close()
  parentPort?.close()
})
