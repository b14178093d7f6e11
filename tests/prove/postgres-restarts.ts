// A PostgreSQL server is killed and restarted repeatedly, while enquiries come in.
import { connect } from '#db/driver/connect.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

const name = 'PostgreSQL killed under load'

export async function provePostgresRestarts(rounds = 20): Promise<Proof> {
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
    let slowest = 0
    for (let round = 0; round < rounds; round++) {
      await load.until(303, 20)
      postgres.signal('SIGKILL')
      await load.until(503, 5)
      await postgres.start()
      const back = performance.now()
      await load.until(303, 1)
      slowest = Math.max(slowest, performance.now() - back)
    }
    await load.stop()
    const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
    const { acknowledged, refused, lost, textLost, otherwise } = await judgeAnswers(load.answers, stored)
    const exits = server.child.exitCode === null && server.child.signalCode === null ? 0 : 1
    return {
      name,
      figure: `${rounds} kills, ${exits} exits; ${acknowledged} acknowledged, ${lost} lost; ${refused} refused, ${textLost} without their text; well again within ${Math.ceil(slowest)} ms of the server`,
      ok: exits + lost + textLost + otherwise.length === 0 && slowest < 5_000,
    }
  } finally {
    await server.stop('SIGKILL')
    await db.destroy()
    postgres.remove()
  }
}

await runAlone(import.meta.url, provePostgresRestarts)
