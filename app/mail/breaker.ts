// Tells a mail service that fails from a mail that fails. Its time is a stopwatch's: no clock that is set can hold mails up.

/** So many failures in a row, of different mails, are the service's. */
const patience = 3
const firstQuietMs = 1000
const longestQuietMs = 2 * 60_000
/** A service that asks for more patience than this is asked again anyway. */
const longestRequestedMs = 60 * 60_000

export type Breaker = ReturnType<typeof createBreaker>

/** @param elapsed milliseconds of a clock that nobody can set @param random 0 to 1 */
export function createBreaker(elapsed: () => number, random: () => number) {
  let failures = 0
  let quietUntil = Number.NEGATIVE_INFINITY

  function beQuiet(atLeast: number, doublings: number) {
    const pause = Math.min(firstQuietMs * 2 ** doublings, longestQuietMs)
    quietUntil = elapsed() + Math.max(atLeast, spread(pause, random()))
  }

  return {
    /** For how long nothing may be sent; 0 or less when something may. */
    quietFor: () => quietUntil - elapsed(),
    /** Whether the service counts as failing, so that one mail at a time tries it. */
    isOpen: () => failures >= patience,
    /** How many attempts have failed since the service last worked. */
    failures: () => failures,
    succeeded() {
      failures = 0
      quietUntil = Number.NEGATIVE_INFINITY
    },
    failed() {
      failures += 1
      if (failures >= patience) beQuiet(0, failures - patience)
    },
    /** The service itself says that it takes no more for now. */
    refused(retryAfterMs = 0) {
      failures = Math.max(failures + 1, patience)
      beQuiet(Math.min(retryAfterMs, longestRequestedMs), failures - patience)
    },
  }
}

/** Give or take a fifth, so that many do not come back at once. */
export const spread = (ms: number, random: number) => Math.round(ms * (0.8 + 0.4 * random))
