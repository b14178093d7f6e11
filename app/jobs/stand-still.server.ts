// Stops the jobs of this process while its database is moved, and starts them again where a move is given up.
import { log } from '#app/process/log.server.ts'
import { movingMessage, troubleWords } from '#db/driver/trouble.ts'
import { noteTrouble } from '#db/driver/trouble-watch.ts'
import { findMark, isForJobs, type MoveMark } from '#db/move/standstill.ts'
import type { Db } from '#db/schema.ts'

const lookEveryMs = 1_000

type Jobs = { start(): void; stop(): void }

/** Starts the jobs unless a move is under way, and looks for one every second. @returns a function that ends both */
export async function workUnlessMoving(db: Db, jobs: Jobs): Promise<() => void> {
  let isWorking: boolean | undefined
  const look = async () => {
    const found = await findMark(db)
    const mark = isForJobs(found, Date.now()) ? found : null
    if (mark && mark.state !== 'announced') noteTrouble(db, new Error(movingMessage(0)))
    if (isWorking === !mark) return
    isWorking = !mark
    if (mark) {
      jobs.stop()
      tell(mark)
    } else jobs.start()
  }
  await look()
  // Requests and other jobs report a database in trouble.
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  return () => {
    clearInterval(timer)
    jobs.stop()
  }
}

const tell = ({ state, to }: MoveMark) => log('jobs-stand-still', { state, to, words: troubleWords.moving.operator })
