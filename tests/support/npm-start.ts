// The site started as the README says: by npm, in a process group of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './server-process.ts'

export type NpmStart = {
  url: string
  npm: ChildProcess
  output: () => string
  /** The exit code of npm; null when a signal ended it. */
  ended: Promise<number | null>
  /** Whether somebody still answers at the port. */
  answers: () => Promise<boolean>
}

/** @param args for npm, as ['start'] @param cwd the folder it is called in */
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
