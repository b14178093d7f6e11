// A PostgreSQL server begins to refuse writes, like a replica after a failover, while enquiries come in.
import { sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

const name = 'PostgreSQL read-only under load'

export async function proveReadOnly(): Promise<Proof> {
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  const db = connect(postgres.url)
  const setReadOnly = async (value: 'on' | 'off') => {
    await sql`set default_transaction_read_only = off`.execute(db)
    await sql`alter system set default_transaction_read_only = ${sql.lit(value)}`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
  }
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
  })
  try {
    const load = await startEnquiries(server.url, 4)
    await load.until(303, 20)
    await setReadOnly('on')
    await load.until(503, 20)
    const page = (await fetch(server.url)).status
    await setReadOnly('off')
    await load.until(303, 20)
    await load.stop()
    const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
    const { acknowledged, refused, lost, textLost, otherwise } = await judgeAnswers(load.answers, stored)
    return {
      name,
      figure: `${acknowledged} acknowledged, ${lost} lost; ${refused} refused, ${textLost} without their text; pages answer ${page} meanwhile`,
      ok: lost + textLost + otherwise.length === 0 && page === 200,
    }
  } finally {
    await server.stop('SIGKILL')
    await db.destroy()
    postgres.remove()
  }
}

await runAlone(import.meta.url, proveReadOnly)
