/** Runs tasks in order, at most `limit` of them at a time. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await task()
    } finally {
      // The place passes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
