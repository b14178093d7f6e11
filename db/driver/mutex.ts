// A first-in, first-out mutex with deadlines.

export type Mutex = {
  /** @param deadline on the clock of performance.now() @throws the error made by `refusal` when the deadline passes */
  acquire: (deadline: number) => Promise<void>
  release: () => void
}

export function createMutex(refusal: () => Error): Mutex {
  let isTaken = false
  const waiting = new Set<() => void>()
  return {
    async acquire(deadline) {
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
    release() {
      const [next] = waiting
      if (!next) isTaken = false
      else {
        waiting.delete(next)
        next()
      }
    },
  }
}
