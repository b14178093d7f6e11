// SIGKILL repeatedly while an issue is sent, each time right after the mail service has accepted a batch: every reader gets
// it once, and the states of its mails add up.
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import type { Db } from '#db/schema.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { addSubscribers, readers, scheduledIssue } from '#tests/support/issues.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const second = 1000
/** A batch whose process was killed is free again after its lease. */
const longestRest = 300 * second

export const proveNewsletterKills = (count = 20_000, kills = 30): Promise<Proof> =>
  withDatabase(async (db, url) => {
    const provider = await startFakeResend()
    const start = () =>
      startServer({
        DATABASE_URL: url,
        SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
        RESEND_API_KEY: 're_test',
        RESEND_BASE_URL: provider.url,
        MAIL_FROM: 'Site <site@example.com>',
      })
    try {
      await addSubscribers(db, readers(count), Date.now())
      const id = await scheduledIssue(db, Date.now())
      for (let kill = 0; kill < kills; kill++) {
        const server = await start()
        const before = provider.batched.length
        await until(() => provider.batched.length > before + (kill % 3) * 100)
        await server.stop('SIGKILL')
      }
      const last = await start()
      await until(async () => (await statusOf(db, id)) === 'sent')
      await last.stop('SIGKILL')
      return await judge(db, id, provider, { count, kills })
    } finally {
      await provider.close()
    }
  })

async function judge(db: Db, id: string, provider: FakeResend, { count, kills }: { count: number; kills: number }) {
  const mailed = provider.batched.map(({ mail }) => mail.to)
  const lost = count - new Set(mailed).size
  const doubled = mailed.length - new Set(mailed).size
  const { accepted, ...others } = await recipientCounts(db, id)
  const sum = Object.values(others).reduce((total, more) => total + more, accepted)
  return {
    name: 'SIGKILL while an issue is sent',
    figure: `${kills} kills; ${count} readers, ${lost} lost, ${doubled} mailed twice; the states add up to ${sum}, ${accepted} accepted`,
    ok: lost + doubled === 0 && sum === count && accepted === count,
  }
}

const statusOf = async (db: Db, id: string) =>
  (await db.selectFrom('newsletter_issues').select('status').where('id', '=', id).executeTakeFirst())?.status

async function until(isDone: () => boolean | Promise<boolean>) {
  const begun = performance.now()
  while (!(await isDone()) && performance.now() - begun < longestRest) await new Promise((done) => setTimeout(done, 20))
}

await runAlone(import.meta.url, proveNewsletterKills)
