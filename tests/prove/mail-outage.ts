// The mail service fails for an hour, in which 2,000 mails are queued: how soon after its recovery are all sent, and how
// long does an acknowledgement queued during the recovery wait? Time is simulated, the service is a stub server, the
// database is real.
import { createCourier } from '#app/mail/courier.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { MailKind } from '#app/mail/priority.ts'
import { resendTransport, type Transport } from '#app/mail/transport.server.ts'
import type { Db } from '#db/schema.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const second = 1000
const minute = 60 * second
/** The worker's interval. */
const tick = 5 * second

type Outage = { mails: number; lastsMs: number }

/** All times are relative to the service's recovery. */
export async function surviveOutage(db: Db, { mails, lastsMs }: Outage) {
  const clock = virtualClock(Date.UTC(2026, 0, 15, 12))
  const provider = await startFakeResend()
  const takenAt = new Map<string, number>()
  const begunAt: number[] = []
  const back = clock.elapsed() + lastsMs
  const real = resendTransport({
    apiKey: 're_test',
    from: 'a@example.com',
    findMark: async () => null,
    findFiles: async () => [],
    baseUrl: provider.url,
  })
  let requestsInOutage = 0
  let fresh: { id: string; at: number } | undefined

  const transport: Transport = {
    async send(mail) {
      if (clock.elapsed() < back) {
        requestsInOutage += 1
        provider.script(requestsInOutage % 2 === 0 ? { status: 503 } : 'garbage')
        return real.send(mail)
      }
      begunAt.push(clock.elapsed())
      const delivery = await real.send(mail)
      if (delivery.ok) takenAt.set(mail.id, clock.elapsed() - back)
      if (fresh === undefined && takenAt.size > mails / 4) {
        fresh = { id: '', at: clock.elapsed() - back }
        fresh.id = await queue(db, 'enquiry-acknowledged', clock.now())
      }
      return delivery
    },
  }
  const courier = createCourier({ db, transport, ...clock, random: () => 0.5 })

  let written = 0
  while (clock.elapsed() < back) {
    const due = Math.min(mails, Math.ceil((mails * (clock.elapsed() + tick)) / lastsMs))
    for (; written < due; written++) {
      await queue(db, written % 2 === 0 ? 'enquiry-received' : 'enquiry-acknowledged', clock.now())
    }
    await courier.deliverDue()
    clock.pass(tick)
  }
  while (takenAt.size < mails + 1 && clock.elapsed() < back + 120 * minute) {
    await courier.deliverDue()
    clock.pass(tick)
  }
  await provider.close()
  const times = [...takenAt.values()]
  return {
    taken: times.length,
    requests: requestsInOutage,
    inFirstMinute: times.filter((at) => at < minute).length,
    lastAt: Math.max(...times),
    mostInOneSecond: mostWithin(begunAt, second),
    perSecond: (begunAt.length * second) / (Math.max(...begunAt) - Math.min(...begunAt)),
    freshWaited: (takenAt.get(fresh?.id ?? '') ?? Number.POSITIVE_INFINITY) - (fresh?.at ?? 0),
    doubles: provider.mails().length - new Set(provider.requests.map(({ key }) => key)).size,
  }
}

export async function proveMailOutage(): Promise<Proof> {
  const mails = 2000
  const seen = await withDatabase((db) => surviveOutage(db, { mails, lastsMs: 60 * minute }))
  const inSeconds = (ms: number) => `${(ms / second).toFixed(1)} s`
  return {
    name: 'An hour of outage with 2,000 mails',
    figure: `${seen.taken - 1} of ${mails} out ${inSeconds(seen.lastAt)} after the return (${seen.inFirstMinute} in the first minute), at most ${seen.mostInOneSecond} a second; a fresh acknowledgement waited ${inSeconds(seen.freshWaited)}; ${seen.requests} requests during the outage`,
    ok:
      seen.taken === mails + 1 &&
      seen.lastAt <= 10 * minute &&
      seen.freshWaited < 10 * second &&
      seen.mostInOneSecond <= 5 &&
      seen.doubles === 0,
  }
}

const queue = (db: Db, kind: MailKind, now: number) =>
  db
    .transaction()
    .execute((trx) =>
      queueMail(trx, { kind, to: 'ada@example.com', subject: 'Mail', text: 'text', html: '<p>text</p>' }, now),
    )

export function mostWithin(times: number[], ms: number): number {
  const sorted = times.sort((a, b) => a - b)
  return Math.max(0, ...sorted.map((from, index) => sorted.slice(index).filter((at) => at < from + ms).length))
}

await runAlone(import.meta.url, proveMailOutage)
