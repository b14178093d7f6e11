// Carries out the instructions of docs/deploy/Dockerfile in folders, on Debian 13 from debootstrap.
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Stage } from '#tests/support/dockerfile.ts'
import { must, run, runInRoot } from './roots.ts'

/** The slim images lack these folders of Debian's smallest system. */
const leftOut = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/lib/apt/lists',
  'var/cache/apt',
]
/** The host's way to the registry, as a build on it would have. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(SSL_|NODE_EXTRA_CA|npm_config_registry)|_proxy$/i.test(name)),
) as Record<string, string>

type Place = { folder: string; context: string }

/**
 * Makes the images underneath: `node` has Node of the given version with npm, `debian` has neither.
 * @param made a folder with what debootstrap makes, to save its minutes
 */
export async function makeBases({ folder }: Place, version: string, made?: string) {
  const debian = join(folder, 'debian')
  if (made) await must(run('cp', ['-a', made, debian]))
  else await must(run('debootstrap', ['--variant=minbase', 'trixie', debian]))
  await must(run('rm', ['-rf', ...leftOut.map((path) => join(debian, path))]))
  for (const path of ['var/lib/apt/lists/partial', 'var/cache/apt/archives/partial'])
    mkdirSync(join(debian, path), { recursive: true })
  // Docker brings it.
  writeFileSync(join(debian, 'etc/hosts'), '127.0.0.1 localhost\n')
  const node = join(folder, 'node')
  await must(run('cp', ['-a', debian, node]))
  // The registry's package `node` has the binary of each release.
  const fetched = join(folder, 'fetched')
  mkdirSync(fetched)
  writeFileSync(join(fetched, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  await must(run('npm', ['install', '--prefix', fetched, '--no-audit', '--no-fund', `node@${version}`]))
  cpSync(join(fetched, 'node_modules/node/bin/node'), join(node, 'usr/local/bin/node'))
  const modules = (await must(run('npm', ['root', '--global']))).trim()
  cpSync(join(modules, 'npm'), join(node, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(node, 'usr/local/bin/npm'))
  for (const file of ['/root/.npmrc', process.env.NODE_EXTRA_CA_CERTS ?? ''])
    if (existsSync(file)) cpSync(file, join(node, file))
}

/** Copies what the ignore file lets a build see. */
export function makeContext({ context }: Place) {
  const lines = readFileSync('docs/deploy/Dockerfile.dockerignore', 'utf8').split('\n')
  mkdirSync(context)
  for (const path of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
    cpSync(path, join(context, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
}

/** @returns how many steps were carried out */
export async function buildStage({ folder, context }: Place, { name, from, instructions }: Stage): Promise<number> {
  const root = join(folder, name)
  const base = from.startsWith('node:') ? 'node' : from.startsWith('debian:') ? 'debian' : from
  await must(run('cp', ['-a', join(folder, base), root]))
  const variables: Record<string, string> = { HOME: '/root', ...network }
  let [at, steps] = ['/', 0]
  for (const { name: kind, flags, value } of instructions) {
    if (kind === 'WORKDIR') {
      at = value
      mkdirSync(join(root, at), { recursive: true })
    } else if (kind === 'RUN') {
      await must(runInRoot(root, at, variables, value))
    } else if (kind === 'COPY') {
      await copy(flags.from ? join(folder, flags.from) : context, (path) => join(root, resolve(at, path)), value)
    } else continue
    steps += 1
  }
  return steps
}

/** @param inRoot the place of a path in the image */
async function copy(source: string, inRoot: (path: string) => string, value: string) {
  const paths = value.split(' ')
  const target = paths.pop() ?? ''
  for (const path of paths) {
    const from = join(source, path)
    const isFolder = statSync(from).isDirectory()
    const to = inRoot(isFolder || !target.endsWith('/') ? target : join(target, basename(path)))
    mkdirSync(isFolder ? to : dirname(to), { recursive: true })
    await must(run('cp', ['-a', '--no-preserve=ownership', isFolder ? `${from}/.` : from, to]))
  }
}
