// Work in a process of its own: what breaks, hangs or grows there does not reach the site. Each child is a file
// `<name>.child.ts` anywhere in app/, which answers one task (answer-task.ts); the build puts it into build/children/.
import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Limits = {
  /** After it the child is killed. */
  patienceMs: number
  /** Of the child's own objects; what it holds beside them is the child's to watch. */
  heapMegabytes: number
}

/** @returns what the child answered; null when it failed, took too long or ran out of memory */
export function askChild(name: string, task: unknown, { patienceMs, heapMegabytes }: Limits): Promise<unknown> {
  return new Promise((done) => {
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

/** It knows none of the site's secrets. */
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
  // Vite knows when it builds; run from the sources, a command has no `env` there.
  if (import.meta.env?.PROD) return { file: resolve(`build/children/${name}.js`), execArgv: [] }
  const source = readdirSync('app', { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith(`/${name}.child.ts`),
  )
  if (!source) throw new Error(`There is no ${name}.child.ts in app/.`)
  return { file: resolve(join('app', source)), execArgv: ['--import', 'tsx'] }
}
