import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { migrate } from '#db/migrate.ts'

const { applied, backup, ahead } = await migrate(db, env.DATABASE_URL)
await db.destroy()
if (ahead.length > 0) console.log(`A newer release has added to the database: ${ahead.join(', ')}`)
if (backup) console.log(`The database as it was: ${backup}`)
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to do: the database is up to date.')
