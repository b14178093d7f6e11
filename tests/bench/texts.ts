// The home and services pages of a site whose staff have published every text, beside one that shows the code's, on both
// databases. The bar: at most 1 ms more at the median. Run: npm run bench:texts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeText } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { theSite } from '#db/audit.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { databaseOn, launchPostgres, runOn } from '#tests/support/postgres-server.ts'
import { startServer } from '#tests/support/server-process.ts'

const rounds = 400
const paths = ['/', '/services', '/careers', '/about']
const settings = { SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough' }

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const postgres = await launchPostgres()
for (const [name, urls] of Object.entries(await databases())) {
  await publishAll(urls.edited)
  const sites = [
    await startServer({ ...settings, DATABASE_URL: urls.code }),
    await startServer({ ...settings, DATABASE_URL: urls.edited }),
  ]
  for (const path of paths) {
    const [code = 0, edited = 0] = await medians(sites.map(({ url }) => url + path))
    const more = (edited - code).toFixed(2)
    console.log(`${name} ${path}: ${code.toFixed(2)} ms as in code, ${edited.toFixed(2)} ms as published, + ${more} ms`)
  }
  for (const site of sites) await site.stop('SIGKILL')
}
postgres?.remove()
rmSync(folder, { recursive: true, force: true })

async function databases() {
  const onFile = { code: `file:${join(folder, 'code.db')}`, edited: `file:${join(folder, 'edited.db')}` }
  if (!postgres) return { SQLite: onFile }
  for (const name of ['code', 'edited']) await runOn(postgres.url, `create database ${name}`)
  const onServer = { code: databaseOn(postgres.url, 'code'), edited: databaseOn(postgres.url, 'edited') }
  return { SQLite: onFile, PostgreSQL: onServer }
}

/** Publishes each text as the code has it, so that the pages stay the same. */
async function publishAll(url: string) {
  const db = connect(url)
  await migrate(db, url)
  const by = { actor: theSite, now: Date.now() }
  for (const kind of textKinds)
    for (const key of kind.keys)
      for (const language of kind.languages) {
        const place = { key, language }
        await saveText(db, kind, place, { document: codeText(kind, place), version: 0, publish: { at: 'now' } }, by)
      }
  await db.destroy()
}

/** Asked in turn, each time with another query, so that no answer comes from memory. */
async function medians(urls: string[]): Promise<number[]> {
  const times = urls.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, base] of urls.entries()) {
      const url = `${base}?round=${round}`
      const began = performance.now()
      const answer = await fetch(url)
      await answer.text()
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
      // The first rounds compile.
      if (round >= rounds / 4) times[at]?.push(performance.now() - began)
    }
  return times.map((some) => some.sort((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0)
}
