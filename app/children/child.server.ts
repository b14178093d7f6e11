// Runs a task in a child process, so that a crash, a hang or a leak there does not affect the site. Each child is a file
// `<name>.child.ts` anywhere in app/, which answers one task (answer-task.ts); the build puts it into build/children/.
import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Limits = {
  /** The timeout, after which the child is killed. */
  patienceMs: number
  /** The limit of the JavaScript heap; the child itself limits its memory outside the heap. */
  heapMegabytes: number
  /** The number of children of this name that run concurrently; further tasks queue and use no memory until then. */
  atOnce: number
}

type Line = { running: number; waiting: (() => void)[] }
const lines = new Map<string, Line>()

/** @returns the child's answer; null when it failed, timed out or ran out of memory */
export async function askChild(name: string, task: unknown, { atOnce, ...limits }: Limits): Promise<unknown> {
  const line = lines.get(name) ?? { running: 0, waiting: [] }
  lines.set(name, line)
  if (line.running < atOnce) line.running += 1
  else await new Promise<void>((turn) => line.waiting.push(turn))
  try {
    return await runChild(name, task, limits)
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.running -= 1
  }
}

function runChild(name: string, task: unknown, { patienceMs, heapMegabytes }: Omit<Limits, 'atOnce'>) {
  return new Promise<unknown>((done) => {
    const child = forkChild(name, heapMegabytes)
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    const finish = (answer: unknown) => {
      clearTimeout(timer)
      done(answer)
    }
    child.once('message', finish)
    child.once('error', () => finish(null))
    child.once('exit', () => finish(null))
    child.send({ task }, () => {})
  })
}

/** The child inherits none of the site's secrets. */
function forkChild(name: string, heapMegabytes: number): ChildProcess {
  const { file, execArgv } = findChild(name)
  return fork(file, [], {
    env: { NODE_ENV: 'production' },
    execArgv: [...execArgv, `--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

type Started = { file: string; execArgv: string[] }

function findChild(name: string): Started {
  // Vite sets `env` in a build; a command that runs from the sources has none.
  if (import.meta.env?.PROD) return { file: resolve(`build/children/${name}.js`), execArgv: [] }
  const source = readdirSync('app', { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith(`/${name}.child.ts`),
  )
  if (!source) throw new Error(`There is no ${name}.child.ts in app/.`)
  return { file: resolve(join('app', source)), execArgv: ['--import', 'tsx'] }
}
