// A circuit breaker: tells a failing mail service from a failing mail. Its clock is monotonic, so that setting the time
// delays nothing.

/** The number of failures in a row, of different mails, that are blamed on the service. */
const patience = 3
const firstQuietMs = 1000
const longestQuietMs = 2 * 60_000
/** A longer Retry-After is cut to this. */
const longestRequestedMs = 60 * 60_000
const firstBackoffMs = 30_000
const longestBackoffMs = 60 * 60_000

export type Breaker = ReturnType<typeof createBreaker>

/** @param elapsed milliseconds of a monotonic clock @param random 0 to 1 */
export function createBreaker(elapsed: () => number, random: () => number) {
  let failures = 0
  let quietUntil = Number.NEGATIVE_INFINITY

  function beQuiet(atLeast: number, doublings: number) {
    const pause = Math.min(firstQuietMs * 2 ** doublings, longestQuietMs)
    quietUntil = elapsed() + Math.max(atLeast, spread(pause, random()))
  }

  return {
    /** The remaining pause; 0 or less when sending is allowed. */
    quietFor: () => quietUntil - elapsed(),
    /** True while the service counts as failing, and only one mail at a time probes it. */
    isOpen: () => failures >= patience,
    /** The number of failed attempts since the last success. */
    failures: () => failures,
    succeeded() {
      failures = 0
      quietUntil = Number.NEGATIVE_INFINITY
    },
    failed() {
      failures += 1
      if (failures >= patience) beQuiet(0, failures - patience)
    },
    /** The service asks for a pause. */
    refused(retryAfterMs = 0) {
      failures = Math.max(failures + 1, patience)
      beQuiet(Math.min(retryAfterMs, longestRequestedMs), failures - patience)
    },
  }
}

/** Adds a jitter of a fifth either way, so that many do not retry at once. */
const spread = (ms: number, random: number) => Math.round(ms * (0.8 + 0.4 * random))

/** The back-off: 30 s, doubled with every attempt, at most an hour, with a jitter of a fifth. @param random 0 to 1 */
export const backoff = (attempts: number, random: number): number =>
  spread(Math.min(firstBackoffMs * 2 ** (attempts - 1), longestBackoffMs), random)
