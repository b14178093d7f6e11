// The site is restarted again and again under load, on a socket that systemd would hold (docs/deploy/systemd.md): no request
// fails, be its connection new or kept, and each enquiry that was acknowledged is stored once.
import type { Db } from '#db/schema.ts'
import { startActivated } from '#tests/support/activated-server.ts'
import { startEnquiries } from '#tests/support/enquiry-load.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { startVisits } from '#tests/support/visits.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const restarts = 10
/** Answers before the first restart, and after each. */
const between = 2_000

/** New connections, kept ones that are busy as a proxy's, and kept ones that mostly wait. */
const visitors = [
  { isKept: false, count: 20, pauseMs: 60 },
  { isKept: true, count: 20, pauseMs: 60 },
  { isKept: true, count: 20, pauseMs: 2_000 },
]

export const proveRestarts = (): Promise<Proof> => withDatabase(restartUnderLoad)

async function restartUnderLoad(db: Db, database: string): Promise<Proof> {
  const server = await startActivated({
    DATABASE_URL: database,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
    MAIL_TO: 'staff@example.com',
  })
  try {
    const reading = startVisits(server.url, visitors)
    const writing = await startEnquiries(server.url, 2)
    for (let count = 0; count < restarts; count++) {
      await reading.until(between)
      await server.restart()
    }
    await reading.until(between)
    await writing.stop()
    const { answered, failed, longestMs } = await reading.stop()
    const refused = writing.answers.filter(({ status }) => status !== 303)
    const acknowledged = writing.answers.filter(({ status }) => status === 303)
    const stored = new Map<string, number>()
    for (const { message } of await storedEnquiries(db)) stored.set(message, (stored.get(message) ?? 0) + 1)
    const notOnce = acknowledged.filter(({ message }) => stored.get(message) !== 1)
    const reasons = [...new Set([...failed, ...refused.map(({ status }) => `POST ${status}`)])]
    const longest = Math.max(longestMs, ...writing.answers.map(({ ms }) => ms))
    const requests = answered + failed.length + writing.answers.length
    return {
      name: 'Restarts on a socket that systemd holds',
      figure:
        `${restarts} restarts under load; ${requests} requests, ${writing.answers.length} of them enquiries, ` +
        `${failed.length + refused.length} failed${reasons.map((reason) => ` (${reason})`).join('')}, ` +
        `${notOnce.length} not stored once; the longest waited ${(longest / 1000).toFixed(1)} s`,
      ok: acknowledged.length > 0 && failed.length + refused.length + notOnce.length === 0,
    }
  } finally {
    await server.stop()
  }
}

await runAlone(import.meta.url, proveRestarts)
