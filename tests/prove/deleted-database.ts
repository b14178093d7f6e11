// The files of a SQLite database are deleted or replaced while enquiries come in.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { databaseFile } from '#db/driver/database-file.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const ways: Record<string, (file: string) => void> = {
  deleted: (file) => rmSync(file),
  replaced: (file) => {
    writeFileSync(`${file}.new`, readFileSync(file))
    renameSync(`${file}.new`, file)
  },
  '-wal deleted': (file) => rmSync(`${file}-wal`),
  '-shm deleted': (file) => rmSync(`${file}-shm`),
}

/** No enquiry is acknowledged once the files are gone; those acknowledged before are in the moved file. */
export async function proveDeletedDatabase(): Promise<Proof> {
  const results: string[] = []
  let ok = true
  for (const [way, take] of Object.entries(ways)) {
    const { thanked, refused, textLost, health, alarms } = await tryOne(take)
    ok &&= thanked === 0 && textLost === 0 && refused > 0 && health === 503 && alarms === 1
    results.push(
      `${way}: ${refused} refused, ${textLost} without their text, ${thanked} thanked, health ${health}, ${alarms} alarm`,
    )
  }
  return { name: 'SQLite files taken away under load', figure: results.join('; '), ok }
}

const tryOne = (take: (file: string) => void) =>
  withDatabase(async (db, url) => {
    // This connection must not keep the files open.
    await db.destroy()
    const file = databaseFile(url) ?? ''
    const server = await startServer({
      DATABASE_URL: url,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      TRUSTED_PROXIES: '1',
    })
    try {
      const load = await startEnquiries(server.url, 4)
      await load.until(303, 20)
      take(file)
      const taken = performance.now()
      await load.until(503, 40)
      const health = (await fetch(`${server.url}/healthcheck`)).status
      await load.stop()
      const late = load.answers.filter(({ at }) => at > taken)
      const { refused, textLost } = await judgeAnswers(late, async () => [])
      const thanked = late.filter(({ status }) => status === 303).length
      const alarms = server.output().match(/"database-trouble"/g)?.length ?? 0
      return { thanked, refused, textLost, health, alarms }
    } finally {
      await server.stop('SIGKILL')
    }
  })

await runAlone(import.meta.url, proveDeletedDatabase)
