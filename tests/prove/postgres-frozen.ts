// A PostgreSQL server stops answering without closing its connections, while enquiries come in.
import { connect } from '#db/driver/connect.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

const name = 'PostgreSQL frozen under load'

export async function provePostgresFrozen(): Promise<Proof> {
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
  })
  const db = connect(postgres.url)
  try {
    const load = await startEnquiries(server.url)
    await load.until(303, 20)
    postgres.signal('SIGSTOP')
    await load.until(503, 100)
    const asked = performance.now()
    const page = (await fetch(server.url)).status
    const pageMs = performance.now() - asked
    postgres.signal('SIGCONT')
    const back = performance.now()
    await load.until(303, 8)
    const well = performance.now() - back
    await load.stop()
    const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
    const { lost, refused, textLost, otherwise } = await judgeAnswers(load.answers, stored)
    const waits = load.answers.filter(({ status }) => status === 503).map(({ ms }) => ms)
    const longest = Math.max(...waits)
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    return {
      name,
      figure: `${refused} posts refused after ${seconds(longest)} at most, ${textLost} without their text, ${lost} lost; GET / meanwhile ${page} in ${seconds(pageMs)}; well again in ${seconds(well)}`,
      ok: lost + textLost + otherwise.length === 0 && longest < 20_000 && page === 200,
    }
  } finally {
    await server.stop('SIGKILL')
    await db.destroy()
    postgres.remove()
  }
}

await runAlone(import.meta.url, provePostgresFrozen)
