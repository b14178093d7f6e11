// Carries due mails from the outbox to the provider, one at a time. The network is never touched in a transaction.
import { setTimeout as wait } from 'node:timers/promises'
import { theSite } from '#db/audit.ts'
import type { Db, OutboxMail } from '#db/schema.ts'
import { hasServiceWorked, holdBacklog, recordServiceWorks } from './backlog.server.ts'
import {
  claimNextMail,
  outboxPause,
  pauseOutbox,
  recordDead,
  recordFailed,
  recordNotTried,
  recordRetry,
  recordSent,
  recordUncertain,
  resumeOutbox,
  setAsideOverdueMails,
} from './outbox.server.ts'
import { openMail } from './sealed-mail.server.ts'
import type { Delivery, Transport } from './transport.server.ts'

const sendGapMs = 250
const probeGapMs = 5 * 60_000
const firstBackoffMs = 30_000
const longestBackoffMs = 60 * 60_000
// A provider that asks for more patience than this is asked again anyway.
const longestQuietMs = 6 * 60 * 60_000

export type CourierOptions = {
  db: Db
  transport: Transport
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

export type Courier = {
  /** Sends what is due until nothing is, or until told to stop. @returns how many mails were accepted */
  deliverDue(signal?: AbortSignal): Promise<number>
}

export function createCourier(options: CourierOptions): Courier {
  const { db, transport, now = Date.now, random = Math.random } = options
  const sleep = options.sleep ?? ((ms) => wait(ms, undefined, { ref: false }))
  // A new process probes a paused outbox at once: the operator may have restarted it with a mended key.
  let nextProbeAt = Number.NEGATIVE_INFINITY
  let nextSendAt = Number.NEGATIVE_INFINITY
  // "Retry after" holds for the whole account, not only for the mail that was refused.
  let quietUntil = Number.NEGATIVE_INFINITY

  async function keepPace() {
    const early = nextSendAt - now()
    if (early > 0) await sleep(early)
    nextSendAt = now() + sendGapMs
  }

  async function record(mail: OutboxMail, delivery: Delivery) {
    if (delivery.ok) return recordSent(db, mail, delivery.providerId, now())
    if (delivery.kind === 'permanent') return recordFailed(db, mail, delivery.error)
    if (delivery.kind === 'uncertain') return recordUncertain(db, mail, delivery.error)
    if (delivery.kind === 'configuration') {
      await recordNotTried(db, mail, delivery.error)
      return pauseOutbox(db, delivery.error, now())
    }
    const pause = Math.min(delivery.retryAfterMs ?? 0, longestQuietMs)
    quietUntil = now() + pause
    return recordRetry(db, mail, delivery.error, now() + Math.max(backoff(mail.attempts, random()), pause))
  }

  return {
    async deliverDue(signal) {
      let accepted = 0
      await setAsideOverdueMails(db, now())
      await holdBacklog(db, now())
      while (!signal?.aborted && now() >= quietUntil) {
        const paused = (await outboxPause(db)) !== undefined
        if (paused && now() < nextProbeAt) break
        await keepPace()
        const mail = await claimNextMail(db, now())
        if (!mail) break
        const opened = openMail(mail, now())
        if (!opened.ok) {
          await recordDead(db, mail, opened)
          continue
        }
        const delivery = await attempt(transport, opened.mail)
        await record(mail, delivery)
        if (delivery.ok) {
          accepted += 1
          if (paused) await resumeOutbox(db, theSite, now())
          continue
        }
        const probeFailed = paused && delivery.kind === 'retry'
        if (delivery.kind === 'configuration' || probeFailed) nextProbeAt = now() + probeGapMs
      }
      if (accepted > 0 && !(await hasServiceWorked(db))) await recordServiceWorks(db, now())
      return accepted
    },
  }
}

/** 30 s doubled with every attempt, at most an hour, give or take a fifth. @param random 0 to 1 */
export function backoff(attempts: number, random: number): number {
  const even = Math.min(firstBackoffMs * 2 ** (attempts - 1), longestBackoffMs)
  return Math.round(even * (0.8 + 0.4 * random))
}

async function attempt(transport: Transport, mail: OutboxMail): Promise<Delivery> {
  try {
    return await transport.send(mail)
  } catch (error) {
    return { ok: false, kind: 'retry', error: error instanceof Error ? error.message : String(error) }
  }
}
