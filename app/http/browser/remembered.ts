/**
 * Caches the result of `ask` for a while; concurrent callers share one request.
 * @param clock a monotonic time
 */
export function remembered<T>(forMs: number, ask: () => Promise<T>, clock: () => number = () => performance.now()) {
  let answer: Promise<T> | undefined
  let endsAt = Number.NEGATIVE_INFINITY
  return (): Promise<T> => {
    if (answer && clock() < endsAt) return answer
    endsAt = Number.POSITIVE_INFINITY
    answer = ask().finally(() => {
      endsAt = clock() + forMs
    })
    return answer
  }
}
