// Two servers on one database receive enquiries concurrently, and both deliver mail: each mail is sent once, and at the
// rate of one server.
import type { Db } from '#db/schema.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase, withPostgres } from './proof.ts'

const enquiriesOfEach = 40

export const proveTwoServersOnSqlite = (): Promise<Proof> =>
  withDatabase((db, url) => serveTogether('Two servers on one SQLite file', db, url))

export const proveTwoServersOnPostgres = (): Promise<Proof> => {
  const name = 'Two servers on one PostgreSQL database'
  return withPostgres(name, (db, url) => serveTogether(name, db, url))
}

async function serveTogether(name: string, db: Db, url: string): Promise<Proof> {
  const provider = await startFakeResend()
  const settings = {
    DATABASE_URL: url,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: provider.url,
    MAIL_FROM: 'Site <site@example.com>',
    MAIL_TO: 'staff@example.com',
  }
  const servers = [await startServer(settings), await startServer(settings)]
  try {
    const began = performance.now()
    const loads = await Promise.all(servers.map((server) => startEnquiries(server.url, 2)))
    await Promise.all(loads.map((load) => load.until(303, enquiriesOfEach)))
    await Promise.all(loads.map((load) => load.stop()))
    const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
    const { acknowledged, lost, otherwise } = await judgeAnswers(
      loads.flatMap((load) => load.answers),
      stored,
    )
    const wanted = acknowledged * 2
    for (let waited = 0; waited < 240 && provider.mails().length < wanted; waited++) await pause(500)
    const seconds = (performance.now() - began) / 1000
    const mails = provider.mails().length
    const keys = new Set(provider.requests.map(({ key }) => key)).size
    return {
      name,
      figure: `${acknowledged} acknowledged, ${lost} lost; ${mails} of ${wanted} mails, ${keys} different, ${(mails / seconds).toFixed(1)} a second`,
      ok: lost + otherwise.length === 0 && mails === wanted && keys === wanted && mails / seconds < 6,
    }
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await provider.close()
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

await runAlone(import.meta.url, proveTwoServersOnSqlite)
await runAlone(import.meta.url, proveTwoServersOnPostgres)
