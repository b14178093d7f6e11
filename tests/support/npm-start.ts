// Starts the site as in the README: by npm, in its own process group.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './server-process.ts'

export type NpmStart = {
  url: string
  npm: ChildProcess
  output: () => string
  /** npm's exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** True while the port still answers. */
  answers: () => Promise<boolean>
}

/** @param args for npm, such as ['start'] @param cwd the working directory */
export async function npmStart(args: string[], cwd: string, settings: Record<string, string>): Promise<NpmStart> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), HOST: '127.0.0.1', ...settings }
  const npm = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(npm, 'exit').then(([code]) => code as number | null)
  const ready = (async () => {
    while (!output.includes('[remix-serve]')) await once(npm.stdout, 'data')
  })()
  await Promise.race([ready, ended])
  const answers = async () => {
    try {
      await (await fetch(`${url}/robots.txt`, { headers: { Connection: 'close' } })).arrayBuffer()
      return true
    } catch {
      return false
    }
  }
  return { url, npm, output: () => output, ended, answers }
}
