import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { migrate } from '#db/migrate.ts'

const { applied, backup } = await migrate(db, env.DATABASE_URL)
await db.destroy()
if (backup) console.log(`The database as it was: ${backup}`)
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to do: the database is up to date.')
