// Adds back-pressure. Remix streams a route's output without waiting for the browser: a long table on a slow connection
// would be held in memory.
import type { ServerResponse } from 'node:http'

/** @returns a function that resolves when the browser has taken all written data */
export function roomToWrite(response: ServerResponse): () => Promise<void> {
  let isFull: boolean | undefined
  let waiting: (() => void)[] = []
  const wake = () => {
    for (const goOn of waiting) goOn()
    waiting = []
  }
  const watchWrites = () => {
    isFull = response.writableNeedDrain
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
    if (!isFull || response.destroyed) return
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }
}
