// Adds back-pressure. Remix streams a route's output without waiting for the browser: a long table on a slow connection
// would be held in memory.
import type { ServerResponse } from 'node:http'

/** Ends a connection on which nothing was taken for so long. */
const stalledMs = 120_000

/** @returns a function that resolves when the browser has taken all written data; false once it has gone */
export function roomToWrite(response: ServerResponse): () => Promise<boolean> {
  let isFull: boolean | undefined
  let waiting: (() => void)[] = []
  const wake = () => {
    for (const goOn of waiting) goOn()
    waiting = []
  }
  const watchWrites = () => {
    isFull = response.writableNeedDrain
    response.setTimeout(stalledMs)
    const write = response.write.bind(response) as (...args: unknown[]) => boolean
    response.write = (...args: unknown[]) => {
      const isTaken = write(...args)
      isFull = !isTaken
      return isTaken
    }
    response.on('drain', () => {
      isFull = false
      wake()
    })
    response.once('close', wake)
  }
  return async () => {
    if (isFull === undefined) watchWrites()
    if (isFull && !response.destroyed) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    }
    return !response.destroyed
  }
}
