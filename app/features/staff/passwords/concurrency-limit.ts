/** The queue is so long that another task would wait too long. */
export class TooBusy extends Error {
  readonly headers = { 'Retry-After': '5' }
}

/**
 * Runs tasks in order, at most `limit` at a time and urgent ones first. @throws TooBusy when `longestLine` of the same
 * kind are waiting
 */
export function limitConcurrency(limit: number, longestLine = Number.POSITIVE_INFINITY) {
  const first: (() => void)[] = []
  const others: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>, goesFirst = false): Promise<T> => {
    const line = goesFirst ? first : others
    if (running < limit) running += 1
    else if (line.length >= longestLine) throw new TooBusy()
    else await new Promise<void>((start) => line.push(start))
    try {
      return await task()
    } finally {
      // The slot passes directly to the next in line, so that no other task can take it.
      const next = first.shift() ?? others.shift()
      if (next) next()
      else running -= 1
    }
  }
}
