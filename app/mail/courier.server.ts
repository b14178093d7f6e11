// Hands due mails from the outbox to the provider. It never uses the network inside a transaction.
import { setTimeout as wait } from 'node:timers/promises'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { hasServiceWorked, holdBacklog, recordServiceWorks } from './backlog.server.ts'
import { type Breaker, backoff, createBreaker } from './breaker.ts'
import { openMail } from './encrypted-mail.server.ts'
import { releaseLost, stopRetrying } from './lease.server.ts'
import {
  claimNextMail,
  claimProbe,
  isMailDue,
  recordDead,
  recordFailed,
  recordNotTried,
  recordRetry,
  recordSent,
  recordUncertain,
} from './outbox/claim.server.ts'
import { outboxPause, pauseOutbox, resumeOutbox } from './outbox/health.server.ts'
import { rememberLimit, reserveRequest } from './pace.server.ts'
import { deliverRound } from './rounds.ts'
import type { Delivery, Failure, Transport } from './transport.server.ts'

const overdue = {
  status: 'unknown',
  why: 'No clear answer for 23 hours: the mail may or may not have been sent.',
} as const
const probeGapMs = 5 * 60_000
/** A longer pause is left to a later round. */
const longestWaitMs = 5_000

type CourierOptions = {
  db: Db
  transport: Transport
  now?: () => number
  /** Milliseconds of a monotonic clock, for all waiting. */
  elapsed?: () => number
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

export type Courier = {
  /** Sends all due mails, or stops when aborted. @returns the number accepted */
  deliverDue(signal?: AbortSignal): Promise<number>
}

export function createCourier(options: CourierOptions): Courier {
  const { db, transport, now = Date.now, elapsed = () => performance.now(), random = Math.random } = options
  const sleep = options.sleep ?? ((ms) => wait(ms, undefined, { ref: false }))
  const breaker = createBreaker(elapsed, random)
  // A new process probes a paused outbox at once: the operator may have restarted it with a corrected key.
  let nextProbeAt = Number.NEGATIVE_INFINITY
  const probeLater = () => {
    nextProbeAt = elapsed() + probeGapMs
  }
  const outcomes = createOutcomes({ db, now, random, breaker, probeLater })

  async function take(isPaused: boolean, signal?: AbortSignal): Promise<OutboxMail | undefined> {
    if (!(await isMailDue(db, now()))) return undefined
    const early = await reserveRequest(db, now())
    if (early > 0) await sleep(early)
    if (signal?.aborted || breaker.quietFor() > 0) return undefined
    if (isPaused) return claimProbe(db, now(), 'any')
    if (!breaker.isOpen()) return claimNextMail(db, now())
    // Probes now and then with a new mail, in case only those tried before make the provider fail.
    return claimProbe(db, now(), breaker.failures() % 4 === 0 ? 'any' : 'tried')
  }

  /** @returns whether there may be more to send */
  async function deliverOne(signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted || breaker.quietFor() > 0) return false
    const isPaused = (await outboxPause(db)) !== undefined
    if (isPaused && elapsed() < nextProbeAt) return false
    const mail = await take(isPaused, signal)
    if (!mail) return !isPaused && isMailDue(db, now())
    const opened = openMail(mail, now())
    if (!opened.ok) {
      await recordDead(db, mail, opened)
      return true
    }
    const delivery = await attempt(transport, opened.mail)
    await outcomes.record(mail, delivery)
    if (delivery.ok && delivery.limitPerSecond !== null) await rememberLimit(db, delivery.limitPerSecond)
    if (!isPaused) return true
    if (delivery.ok) await resumeOutbox(db, { actor: theSite, now: now() })
    else if (!isRefusal(delivery.kind)) probeLater()
    return delivery.ok
  }

  /** Waits if the provider asks for a short pause only. @returns whether it waited */
  async function waitForProvider(signal?: AbortSignal) {
    const quiet = breaker.quietFor()
    if (signal?.aborted || quiet <= 0 || quiet > longestWaitMs) return false
    await sleep(Math.ceil(quiet))
    return true
  }

  return {
    async deliverDue(signal) {
      const before = outcomes.accepted()
      await releaseLost(db, 'outbox', now())
      await stopRetrying(db, 'outbox', overdue, now())
      await holdBacklog(db, now())
      do await deliverRound(() => deliverOne(signal))
      while (await waitForProvider(signal))
      const sent = outcomes.accepted() - before
      if (sent > 0 && !(await hasServiceWorked(db))) await recordServiceWorks(db, now())
      return sent
    },
  }
}

type OutcomesOptions = Required<Pick<CourierOptions, 'db' | 'now' | 'random'>> & {
  breaker: Breaker
  probeLater: () => void
}

/** Stores each delivery's outcome, and counts the accepted mails. @param probeLater after a configuration error */
function createOutcomes({ db, now, random, breaker, probeLater }: OutcomesOptions) {
  let accepted = 0
  /** Mails refused with a configuration error, with the number of mails accepted before. */
  const refusedAt = new Map<string, number>()

  async function record(mail: OutboxMail, delivery: Delivery) {
    if (delivery.ok) {
      accepted += 1
      refusedAt.delete(mail.id)
      breaker.succeeded()
      return recordSent(db, mail, delivery.providerId, now())
    }
    if (delivery.kind === 'busy') {
      breaker.refused(delivery.retryAfterMs)
      return recordNotTried(db, mail, delivery.error, now())
    }
    if (delivery.kind === 'unavailable') breaker.failed()
    else breaker.succeeded()
    if (isRefusal(delivery.kind)) return recordFailed(db, mail, delivery.error)
    if (delivery.kind === 'uncertain') return recordUncertain(db, mail, delivery.error)
    if (delivery.kind === 'configuration') return recordConfigurationError(mail, delivery.error)
    // While the provider fails, the breaker's pause applies to all mails alike.
    const pause = breaker.isOpen() ? 0 : backoff(mail.attempts, random())
    return recordRetry(db, mail, delivery.error, now() + pause)
  }

  async function recordConfigurationError(mail: OutboxMail, error: string) {
    const before = refusedAt.get(mail.id)
    refusedAt.set(mail.id, accepted)
    // Other mails were accepted meanwhile, so the refusal concerns this one.
    if (before !== undefined && before < accepted) {
      refusedAt.delete(mail.id)
      return recordFailed(db, mail, error)
    }
    probeLater()
    await recordNotTried(db, mail, error, now())
    await pauseOutbox(db, error, now())
  }

  return { record, accepted: () => accepted }
}

/** This mail will never be accepted, and others may be. */
const isRefusal = (kind: Failure['kind']) => kind === 'permanent' || kind === 'too large'

async function attempt(transport: Transport, mail: OutboxMail): Promise<Delivery> {
  try {
    return await transport.send(mail)
  } catch (error) {
    return { ok: false, kind: 'unavailable', error: error instanceof Error ? error.message : String(error) }
  }
}
