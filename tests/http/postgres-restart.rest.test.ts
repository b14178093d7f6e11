// The site survives a PostgreSQL server that is killed, restarted or frozen.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { launchPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { routesWithout } from '#tests/support/public-routes.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'

const postgres: PostgresServer | null = await launchPostgres()
let server: ServerProcess
let db: Db
beforeAll(async () => {
  if (!postgres) return
  db = connect(postgres.url)
  // Without MAIL_TO the site looks up the recipients of notices, which fails as well.
  server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a-secret-for-tests-only-long-enough',
    TRUSTED_PROXIES: '1',
  })
})
afterAll(async () => {
  if (!postgres) return
  await server.stop('SIGKILL')
  await db.destroy()
  postgres.remove()
})

const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null

test.runIf(postgres)(
  'killed and started again under load: the process lives, and nothing acknowledged is lost',
  async () => {
    const load = await startEnquiries(server.url)
    for (let round = 0; round < 2; round++) {
      await load.until(303, 20)
      postgres?.signal('SIGKILL')
      await load.until(503, 5)
      await postgres?.start()
      await load.until(303, 20)
    }
    await load.stop()
    expect(hasEnded()).toBe(false)
    const judged = await judgeAnswers(load.answers, stored)
    expect(judged).toMatchObject({ lost: 0, textLost: 0, otherwise: [] })
  },
)

test.runIf(postgres)('gone: no page or file is an error of ours', async () => {
  postgres?.signal('SIGKILL')
  const paths = [
    ...routesWithout([]).filter((path) => !/[:*]/.test(path)),
    '/blog?q=words',
    '/sitemap.xml',
    '/brand.css',
  ]
  const found: Record<string, number> = {}
  for (const path of paths) {
    // A session is answered from no memory.
    const response = await fetch(server.url + path, { headers: { Cookie: 'session=none' }, redirect: 'manual' })
    await response.arrayBuffer()
    if (response.status >= 500) found[path] = response.status
    if (response.status === 503) expect(response.headers.get('Retry-After')).not.toBeNull()
  }
  await postgres?.start()
  expect(Object.values(found)).toContain(503)
  expect(Object.entries(found).filter(([, status]) => status !== 503)).toEqual([])
})

test.runIf(postgres)('frozen: a POST is refused with its text kept, and accepted once the server resumes', async () => {
  const load = await startEnquiries(server.url, 4)
  await load.until(303, 4)
  postgres?.signal('SIGSTOP')
  await load.until(503, 4)
  // While the server is known to hang, no request waits for it.
  expect((await fetch(server.url)).status).toBe(200)
  postgres?.signal('SIGCONT')
  await load.until(303, 4)
  await load.stop()
  expect(await judgeAnswers(load.answers, stored)).toMatchObject({ lost: 0, textLost: 0, otherwise: [] })
  await vi.waitFor(async () => expect((await fetch(`${server.url}/healthcheck`)).status).toBe(200), {
    timeout: 120_000,
  })
})
