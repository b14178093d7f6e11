// SIGKILL repeatedly while an issue is sent, each time right after the mail service has accepted a batch: every reader gets
// it once, and the states of its mails add up.
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { scheduledIssue } from '#tests/support/issues.ts'
import { type Proof, runAlone, withDatabase } from '../proof.ts'
import { judgeMailed, statusOf, until, withReaders } from './sending.ts'

/** A batch whose process was killed is free again after its lease, which is shorter. */
const longestRest = 300_000

export const proveNewsletterKills = (count = 20_000, kills = 30): Promise<Proof> =>
  withDatabase((db, url) =>
    withReaders(db, url, count, async ({ provider, start }) => {
      const id = await scheduledIssue(db, Date.now())
      for (let kill = 0; kill < kills; kill++) {
        const server = await start()
        const before = provider.batched.length
        await until(() => provider.batched.length > before + (kill % 3) * 100, longestRest)
        await server.stop('SIGKILL')
      }
      await start()
      await until(async () => (await statusOf(db, id)) === 'sent', longestRest)
      const { lost, doubled } = judgeMailed(provider, count)
      const { accepted, ...others } = await recipientCounts(db, id)
      const sum = Object.values(others).reduce((total, more) => total + more, accepted)
      return {
        name: 'SIGKILL while an issue is sent',
        figure: `${kills} kills; ${count} readers, ${lost} lost, ${doubled} mailed twice; the states add up to ${sum}, ${accepted} accepted`,
        ok: lost + doubled === 0 && sum === count && accepted === count,
      }
    }),
  )

await runAlone(import.meta.url, proveNewsletterKills)
