// Runs a job at intervals, never concurrently, without keeping the process alive or bringing it down.
import { logError } from '#app/process/log.server.ts'

type Repeated = {
  /** Runs the job now, or once more after the current run. */
  run(): void
  stop(): void
}

export function repeat(job: string, everyMs: number, work: (signal: AbortSignal) => Promise<unknown>): Repeated {
  const stopping = new AbortController()
  let running = false
  let isRunRequested = false

  async function run() {
    isRunRequested = true
    if (running) return
    running = true
    while (isRunRequested && !stopping.signal.aborted) {
      isRunRequested = false
      try {
        await work(stopping.signal)
      } catch (error) {
        logError(error, { job })
      }
    }
    running = false
  }

  const timer = setInterval(run, everyMs).unref()
  return {
    run: () => void run(),
    stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}
