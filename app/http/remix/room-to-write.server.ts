// Remix writes what a route streams without asking whether the browser takes it: a long table for a slow line would be
// held in memory.
import type { ServerResponse } from 'node:http'

/** @returns what a long answer waits for before its next portion: that the browser has taken what was written */
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
