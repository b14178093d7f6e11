// A first-in, first-out mutex with deadlines.

export type Turns = {
  /** @param deadline on the clock of performance.now() @throws the error made by `refusal` when the deadline passes */
  take: (deadline: number) => Promise<void>
  leave: () => void
}

export function createTurns(refusal: () => Error): Turns {
  let isTaken = false
  const waiting = new Set<() => void>()
  return {
    async take(deadline) {
      if (!isTaken) {
        isTaken = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(go)
          reject(refusal())
        }, deadline - performance.now())
        waiting.add(go)
      })
    },
    leave() {
      const [next] = waiting
      if (!next) isTaken = false
      else {
        waiting.delete(next)
        next()
      }
    },
  }
}
