// The site as shipped according to the docs: exactly the listed files, and the packages of `npm ci --omit=dev`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Ran } from './run-command.ts'

type Entry = { dev?: boolean }

/** The files to ship, as listed in docs/operations.md. */
export function shippedFiles(): string[] {
  const [, list = ''] = /^# ship (.+), then there:$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  return list.split(' ').filter(Boolean)
}

/** Copies instead of links: a linked package would find the build tools beside it here. */
export function shipTo(folder: string) {
  for (const path of shippedFiles()) copy(path, join(folder, path))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
  const installed = Object.keys(packages).filter((path) => path && !packages[path]?.dev && existsSync(path))
  for (const path of installed) copy(path, join(folder, path))
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  // A package's own node_modules has its own entries in the lockfile.
  cpSync(from, to, { recursive: true, filter: (path) => path === from || basename(path) !== 'node_modules' })
}

/** An environment without this process's settings, like an operator's shell. */
const plainEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production' as const,
})

/** Runs a script of package.json. @param args such as ['backup', '--', '--prove'] */
export const npmRun = (folder: string, args: string[], settings: Record<string, string> = {}) =>
  runIn(folder, 'npm', ['run', '--silent', ...args], settings)

/** Runs the line of a script as npm would, without the time that npm takes. */
export const runLine = (folder: string, line: string) => runIn(folder, 'sh', ['-c', line])

async function runIn(
  folder: string,
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Ran> {
  const child = spawn(program, args, { cwd: folder, env: { ...plainEnvironment(), ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  child.stdin.end()
  const [code] = await once(child, 'close')
  return { code, output }
}
