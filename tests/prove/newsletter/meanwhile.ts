// Enquiries while an issue is sent: their acknowledgements do not wait for it. It goes on between them, and rests only when
// they take all that the site sends.
import { contactKey, sendEnquiry } from '#tests/support/enquiry-load.ts'
import { scheduledIssue } from '#tests/support/issues.ts'
import { type Proof, runAlone, withDatabase } from '../proof.ts'
import { pause, type Sending, until, withReaders } from './sending.ts'

const longestMs = 1_500
/** Enquiries a second: some, and as many as the site sends mails. */
const rates = [4, 5]

export const proveNewsletterMeanwhile = (seconds = 45): Promise<Proof> =>
  withDatabase((db, url) =>
    withReaders(db, url, 20_000, async (sending) => {
      const { provider, start } = sending
      const { url: site } = await start()
      // The first mail of a site draws the company's mark, for this one and all later ones.
      await sendEnquiry(site, await contactKey(site))
      await until(() => provider.requests.length === 2)
      await scheduledIssue(db, Date.now())
      await until(() => provider.batched.length > 0)
      const measured = []
      for (const rate of rates) measured.push(await enquire(sending, site, { rate, seconds }))
      const figures = measured.map(
        ({ rate, thanked, of, part, mailed }) =>
          `${rate} enquiries a second: ${thanked} of ${of} thanked, acknowledged after ${part(0.5)} ms (median), ${part(0.99)} (p99), ${part(1)} (longest), ${mailed} readers a second meanwhile`,
      )
      return {
        name: 'Acknowledgements while an issue is sent',
        figure: figures.join('; '),
        ok:
          measured.every(({ thanked, of, part }) => thanked === of && part(0.99) <= longestMs) &&
          (measured[0]?.mailed ?? 0) > 0,
      }
    }),
  )

/** Measures from the answer to the visitor until the mail service has the mail. */
async function enquire({ provider }: Sending, site: string, { rate, seconds }: { rate: number; seconds: number }) {
  const key = await contactKey(site)
  const before = provider.batched.length
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: seconds * rate }, async (_, index) => {
      await pause(begun + (index * 1000) / rate - performance.now())
      return sendEnquiry(site, key)
    }),
  )
  const mailed = Math.round(((provider.batched.length - before) / (performance.now() - begun)) * 1000)
  const thanked = answers.filter(({ status }) => status === 303)
  const keys = () => new Map(provider.requests.map(({ mail, key }) => [mail.to, key]))
  await until(() => thanked.every(({ email }) => keys().has(email)), 60_000)
  const [keyOf, arrived] = [keys(), new Map(provider.arrivals.map(({ key, at }) => [key, at]))]
  const waits = thanked
    .map(({ email, at, ms }) =>
      Math.max(0, (arrived.get(keyOf.get(email) ?? '') ?? Number.POSITIVE_INFINITY) - at - ms),
    )
    .sort((a, b) => a - b)
  const part = (share: number) => Math.round(waits[Math.ceil(share * waits.length) - 1] ?? Number.NaN)
  return { rate, thanked: thanked.length, of: answers.length, part, mailed }
}

await runAlone(import.meta.url, proveNewsletterMeanwhile)
