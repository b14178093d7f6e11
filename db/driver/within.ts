import { setTimeout as sleep } from 'node:timers/promises'

/** What comes of the work in this time; it goes on when it is late, and nobody hears how it ends. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  const settled = new AbortController()
  work.catch(() => {})
  try {
    return await Promise.race([work, sleep(ms, 'late' as const, { signal: settled.signal })])
  } finally {
    settled.abort()
  }
}
