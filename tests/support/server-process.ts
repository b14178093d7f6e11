// The site in its own process, started by the script of npm start.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { startFlags } from './start-flags.ts'

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** The output so far. */
  output: () => string
  /** Ends it and waits until it is gone. @returns the exit code, or null when a signal ended it */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * @param settings environment variables; DATABASE_URL should name a database of the test's own
 * @param flags for Node
 */
export async function startServer(settings: Record<string, string>, flags = startFlags): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: url,
    ...settings,
  }
  const child = spawn(process.execPath, [...flags, 'app/commands/start.js', '--as-built'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const gone = once(child, 'exit')
  const ready = (async () => {
    while (!output.includes('[remix-serve]')) await once(child.stdout, 'data')
  })()
  await Promise.race([ready, gone])
  if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output}`)
  return {
    url,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await gone
      return code as number | null
    },
  }
}

/**
 * A port for a program that the test starts: below those that the system gives to connections, and no other test's, because
 * each is claimed by a socket's name, which belongs to this process until it ends.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const claim = process.platform === 'linux' ? await listening(`\0site-tests-port-${port}`) : null
    const probe = await listening({ port, host: '127.0.0.1' })
    probe?.close()
    if (probe && (claim || process.platform !== 'linux')) return port
    claim?.close()
  }
}

/** Null if the place is taken. */
async function listening(place: string | { port: number; host: string }): Promise<Server | null> {
  const server = createServer().unref()
  return new Promise((done) => {
    server.once('error', () => done(null))
    server.listen(typeof place === 'string' ? { path: place } : place, () => done(server))
  })
}
