// Runs a job now and then, never twice at once, and never lets it keep the process alive or bring it down.
import { logError } from '#app/process/log.server.ts'

export type Repeated = {
  /** Runs the job now; if it is running, once more when it ends. */
  run(): void
  stop(): void
}

export function repeat(job: string, everyMs: number, work: (signal: AbortSignal) => Promise<unknown>): Repeated {
  const stopping = new AbortController()
  let running = false
  let wanted = false

  async function run() {
    wanted = true
    if (running) return
    running = true
    while (wanted && !stopping.signal.aborted) {
      wanted = false
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
