/**
 * Asks once and answers from memory for a while, however many ask; who asks meanwhile waits for the same answer.
 * @param clock a time that never jumps
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
