// The site on a socket that another process holds, as under systemd's site.socket.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './server-process.ts'
import { startFlags } from './start-flags.ts'

type ActivatedServer = {
  url: string
  output: () => string
  /** Sends SIGTERM to the site. @returns once the next process listens */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const holder = 'tests/support/socket-holder.mjs'
const ready = '[remix-serve]'

export async function startActivated(settings: Record<string, string>): Promise<ActivatedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = [process.execPath, ...startFlags, 'app/commands/start.js', '--as-built']
  const child = spawn(process.execPath, [holder, String(port), ...site], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', APP_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const gone = once(child, 'exit')
  /** Waits for the start with this number. */
  const started = async (count: number) => {
    while (output.split(ready).length <= count) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The site ended:\n${output}`)
      await Promise.race([once(child.stdout, 'data'), gone])
    }
  }
  const pid = () => Number([...output.matchAll(/^started (\d+)$/gm)].at(-1)?.[1])
  await started(1)
  return {
    url,
    output: () => output,
    async restart() {
      const count = output.split(ready).length
      process.kill(pid(), 'SIGTERM')
      await started(count)
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid(), 'SIGKILL')
      await gone
    },
  }
}
