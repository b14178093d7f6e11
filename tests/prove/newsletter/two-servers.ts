// Two servers send one issue from one database, and acknowledge enquiries meanwhile: together they keep to the rate of the mail
// service, and every reader gets the issue once.
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { startEnquiries } from '#tests/support/enquiry-load.ts'
import { scheduledIssue } from '#tests/support/issues.ts'
import { mostWithin } from '../mail-outage.ts'
import { type Proof, runAlone, withPostgres } from '../proof.ts'
import { judgeMailed, type Sending, statusOf, until, withReaders } from './sending.ts'

const name = 'Two servers send one issue from one PostgreSQL database'

export const proveNewsletterTwoServers = (count = 10_000, enquiriesOfEach = 40): Promise<Proof> =>
  withPostgres(name, (db, url) =>
    withReaders(db, url, count, async (sending) => {
      const { provider } = sending
      const id = await scheduledIssue(db, Date.now())
      const servers = [await sending.start(), await sending.start()]
      await until(() => provider.batched.length > 0)
      const loads = await Promise.all(servers.map((server) => startEnquiries(server.url, 1)))
      await Promise.all(loads.map((load) => load.until(303, enquiriesOfEach)))
      await Promise.all(loads.map((load) => load.stop()))
      await until(async () => (await statusOf(db, id)) === 'sent')
      return judge(sending, id, count)
    }),
  )

async function judge({ db, provider }: Sending, id: string, count: number): Promise<Proof> {
  const { lost, doubled } = judgeMailed(provider, count)
  const { accepted } = await recipientCounts(db, id)
  const keys = new Set(provider.batched.map(({ key }) => key))
  const byServer = ['re_0', 're_1'].map(
    (own) => provider.arrivals.filter(({ key, authorization }) => keys.has(key) && authorization.endsWith(own)).length,
  )
  const requests = provider.arrivals.length
  const most = mostWithin(
    provider.arrivals.map(({ at }) => at),
    1_000,
  )
  const refused = (status: number) => provider.refusals.filter((refusal) => refusal.status === status).length
  return {
    name,
    figure: `${count} readers in ${keys.size} batches, ${byServer.join(' and ')} requests from the servers, ${lost} lost, ${doubled} mailed twice, ${accepted} accepted; ${provider.mails().length} other mails; ${requests} requests, at most ${most} in any second of ${provider.rules.perSecond} allowed, ${refused(429)} refused as too many, ${refused(409)} with another body`,
    ok:
      lost + doubled + provider.refusals.length === 0 &&
      byServer.every((count) => count > 0) &&
      accepted === count &&
      most <= provider.rules.perSecond,
  }
}

await runAlone(import.meta.url, proveNewsletterTwoServers)
