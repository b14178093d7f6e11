// The site as the docs ship it: exactly the files that they list, and the packages that `npm ci --omit=dev` installs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Ran } from './run-command.ts'

type Entry = { dev?: boolean }

/** What docs/operations.md says to ship. */
export function shippedFiles(): string[] {
  const [, list = ''] = /^# ship (.+), then there:$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  return list.split(' ').filter(Boolean)
}

/** Copies, not links: a package that is linked finds what lies beside it here, the build tools included. */
export function shipTo(folder: string) {
  for (const path of shippedFiles()) copy(path, join(folder, path))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
  const installed = Object.keys(packages).filter((path) => path && !packages[path]?.dev && existsSync(path))
  for (const path of installed) copy(path, join(folder, path))
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  // What lies in a package's own node_modules is an entry of the lockfile by itself.
  cpSync(from, to, { recursive: true, filter: (path) => path === from || basename(path) !== 'node_modules' })
}

/** None of the settings of this process: an operator's shell has none of them. */
export const plainEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production' as const,
})

/** A script of package.json as an operator types it. @param args as in ['backup', '--', '--prove'] */
export async function npmRun(folder: string, args: string[], settings: Record<string, string> = {}): Promise<Ran> {
  const child = spawn('npm', ['run', '--silent', ...args], { cwd: folder, env: { ...plainEnvironment(), ...settings } })
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
