// Another process locks a SQLite database for ten seconds, while enquiries come in and pages are read.
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '#db/driver/database-file.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const paths = ['/robots.txt', '/', '/healthcheck']

export const proveLockedDatabase = (): Promise<Proof> =>
  withDatabase(async (db, url) => {
    const server = await startServer({
      DATABASE_URL: url,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      TRUSTED_PROXIES: '1',
    })
    try {
      const load = await startEnquiries(server.url, 4)
      await load.until(303, 8)
      // Warm-up: the cost of a first rendering is not the lock's.
      for (const path of [...paths, ...paths]) await (await fetch(server.url + path)).text()
      const other = new SQLite(databaseFile(url) ?? '')
      other.pragma('busy_timeout = 10000')
      other.exec('begin immediate')
      const slowest = Object.fromEntries(paths.map((path) => [path, 0]))
      const until = performance.now() + 10_000
      while (performance.now() < until) {
        for (const path of paths) {
          const asked = performance.now()
          await (await fetch(server.url + path)).text()
          slowest[path] = Math.max(slowest[path] ?? 0, performance.now() - asked)
        }
        await sleep(50)
      }
      other.exec('rollback')
      other.close()
      await load.until(303, 8)
      await load.stop()
      const stored = async () =>
        (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
      const { acknowledged, refused, lost, textLost, otherwise } = await judgeAnswers(load.answers, stored)
      const longest = Math.max(...load.answers.map(({ ms }) => ms))
      const times = Object.entries(slowest).map(([path, ms]) => `${path} ${Math.ceil(ms)} ms`)
      return {
        name: 'SQLite locked for ten seconds by another process',
        figure: `slowest answers: ${times.join(', ')}; posts waited ${(longest / 1000).toFixed(1)} s at most; ${acknowledged} acknowledged, ${lost} lost; ${refused} refused, ${textLost} without their text`,
        ok:
          lost + textLost + otherwise.length === 0 &&
          (slowest['/robots.txt'] ?? 0) < 500 &&
          (slowest['/'] ?? 0) < 500 &&
          (slowest['/healthcheck'] ?? 0) < 2_000,
      }
    } finally {
      await server.stop('SIGKILL')
    }
  })

await runAlone(import.meta.url, proveLockedDatabase)
