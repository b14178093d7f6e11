// npm run db:migrate: migrates the database to the newest schema; the site does the same at each start.
import { migrate } from '#db/migrate.ts'
import { runTool } from './command.ts'

const usage = {
  usage: 'npm run db:migrate',
  about: 'Migrates the database to the newest schema, after making a copy. The site does the same at each start.',
  options: {},
}

await runTool(usage, async () => {
  const [{ db }, { env }] = await Promise.all([import('#app/db.server.ts'), import('#app/env.server.ts')])
  try {
    const { applied, backup, ahead } = await migrate(db, env.DATABASE_URL)
    if (ahead.length > 0) console.log(`A newer release has added to the database: ${ahead.join(', ')}`)
    if (backup) console.log(`Copy of the database before: ${backup}`)
    console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to do: the database is up to date.')
  } finally {
    await db.destroy()
  }
})
