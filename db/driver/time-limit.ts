import { setTimeout as sleep } from 'node:timers/promises'

/** Waits this long for the work. Late work carries on, and its result is ignored. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  const settled = new AbortController()
  work.catch(() => {})
  try {
    return await Promise.race([work, sleep(ms, 'late' as const, { signal: settled.signal })])
  } finally {
    settled.abort()
  }
}
