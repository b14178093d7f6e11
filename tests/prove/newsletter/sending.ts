// A site that sends issues, from one server or several, to a mail service that refuses more requests than its rate.
import type { Db } from '#db/schema.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { addSubscribers, readers } from '#tests/support/issues.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'

export type Sending = { db: Db; provider: FakeResend; start: () => Promise<ServerProcess> }

/** @param count of readers @param use gets a function that starts one more server */
export async function withReaders<T>(db: Db, url: string, count: number, use: (sending: Sending) => Promise<T>) {
  const provider = await startFakeResend()
  provider.rules.isPaced = true
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = await startServer({
      DATABASE_URL: url,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      TRUSTED_PROXIES: '1',
      // By it the proof knows the server.
      RESEND_API_KEY: `re_${servers.length}`,
      RESEND_BASE_URL: provider.url,
      MAIL_FROM: 'Site <site@example.com>',
      MAIL_TO: 'staff@example.com',
    })
    servers.push(server)
    return server
  }
  try {
    await addSubscribers(db, readers(count), Date.now())
    return await use({ db, provider, start })
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await provider.close()
  }
}

export const statusOf = async (db: Db, id: string) =>
  (await db.selectFrom('newsletter_issues').select('status').where('id', '=', id).executeTakeFirst())?.status

/** @returns false if it takes too long */
export async function until(isDone: () => boolean | Promise<boolean>, longestMs = 300_000): Promise<boolean> {
  const begun = performance.now()
  while (!(await isDone())) {
    if (performance.now() - begun > longestMs) return false
    await pause(20)
  }
  return true
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** @returns the numbers of readers without a mail, and of mails beyond the first */
export function judgeMailed({ batched }: FakeResend, count: number) {
  const mailed = batched.map(({ mail }) => mail.to)
  const different = new Set(mailed).size
  return { lost: count - different, doubled: mailed.length - different }
}
