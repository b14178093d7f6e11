// SIGKILL repeatedly while enquiries come in: everything acknowledged must be stored once, with both of its mails.
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { type Answer, contactKey, sendEnquiry } from '#tests/support/enquiry-load.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const senders = 4
const acknowledgedBetweenKills = 15

export const proveKillsOnSqlite = (rounds = 60): Promise<Proof> =>
  withDatabase((db, url) => killAgainAndAgain('SIGKILL on SQLite', db, url, rounds))

export async function proveKillsOnPostgres(rounds = 30): Promise<Proof> {
  const name = 'SIGKILL on PostgreSQL'
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  const db = connect(postgres.url)
  try {
    return await killAgainAndAgain(name, db, postgres.url, rounds)
  } finally {
    await db.destroy()
    postgres.remove()
  }
}

async function killAgainAndAgain(name: string, db: Db, url: string, rounds: number): Promise<Proof> {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({
      DATABASE_URL: url,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      TRUSTED_PROXIES: '1',
      MAIL_TO: 'staff@example.com',
    })
    acknowledged.push(...(await sendUntilKilled(server)))
  }
  const { lost, doubled, withoutMails } = await judge(db, acknowledged)
  return {
    name,
    figure: `${rounds} kills; ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} stored twice, ${withoutMails} without their two mails`,
    ok: acknowledged.length > 0 && lost + doubled + withoutMails === 0,
  }
}

/** @returns the enquiries acknowledged before the kill */
async function sendUntilKilled(server: ServerProcess): Promise<string[]> {
  const key = await contactKey(server.url)
  const answers: Answer[] = []
  let isKilled = false
  const send = async () => {
    while (!isKilled) {
      const answer = await sendEnquiry(server.url, key)
      answers.push(answer)
      const count = answers.filter(({ status }) => status === 303).length
      if (count >= acknowledgedBetweenKills && !isKilled) {
        isKilled = true
        await server.stop('SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return answers.filter(({ status }) => status === 303).map(({ message }) => message)
}

async function judge(db: Db, acknowledged: string[]) {
  const stored = new Map<string, string[]>()
  for (const { message, reference } of await storedEnquiries(db)) {
    stored.set(message, [...(stored.get(message) ?? []), reference])
  }
  const mails = new Map<string, number>()
  for (const { reference } of await db.selectFrom('outbox').select('reference').execute()) {
    if (reference) mails.set(reference, (mails.get(reference) ?? 0) + 1)
  }
  const count = (isBad: (references: string[]) => boolean) =>
    acknowledged.filter((message) => isBad(stored.get(message) ?? [])).length
  return {
    lost: count((references) => references.length === 0),
    doubled: count((references) => references.length > 1),
    withoutMails: count((references) => references.some((reference) => mails.get(reference) !== 2)),
  }
}

await runAlone(import.meta.url, proveKillsOnSqlite)
await runAlone(import.meta.url, proveKillsOnPostgres)
