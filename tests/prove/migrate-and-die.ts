// A process that migrates a database and kills itself after a number of queries: node --import tsx … <url> <queries>
import pg from 'pg'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'

const [url = '', most = ''] = process.argv.slice(2)
let count = 0
const counted = () => {
  count += 1
  if (count === Number(most)) process.kill(process.pid, 'SIGKILL')
}

// A migration on PostgreSQL opens its own connection.
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  counted()
  return Reflect.apply(query, this, args)
} as typeof query

const db = connect(url, { log: counted })
await migrate(db, url)
await db.destroy()
console.log(count)
