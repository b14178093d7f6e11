// npm run prove:nodes [-- 20 24] [-- --load <seconds>] [-- --without-tests]: a fresh clone on the newest Node of each line
// in package.json, or of the given lines. The registry's package `node` provides the binary. Lines that work without
// better-sqlite3-12 get no compiler for it. A complete run fills the table in docs/performance.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { contactKey, sendEnquiry } from '#tests/support/enquiry-load.ts'
import { freePort } from '#tests/support/server-process.ts'
import { fillTable } from './fill-table.ts'

type Environment = Record<string, string>
type Outcome = { ok: boolean; figure: string }
type Step = (place: Place) => Promise<Outcome>
/** @param environment for every program that runs there: the line's own Node comes first on PATH */
type Place = { line: string; clone: string; environment: Environment }

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const supported = [...engines.node.matchAll(/\^(\d+)/g)].map(([, line = '']) => line)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'string', default: '60' }, 'without-tests': { type: 'boolean', default: false } },
})
const loadMs = Number(values.load) * 1000
const paths = ['/', '/services', '/blog', '/contact', '/robots.txt', '/search?q=cloud']

const steps: Record<string, Step> = {
  'npm ci': install,
  'npm start on an empty folder, and load': startAndLoad,
  ...(values['without-tests'] ? {} : { 'unit and HTTP tests': runTests }),
}

const isWhole = positionals.length === 0 && !values['without-tests']
const rows: string[][] = []
for (const line of positionals.length > 0 ? positionals : supported) {
  const folder = mkdtempSync(join(tmpdir(), `node-${line}-`))
  try {
    rows.push(await tryLine(line, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
if (isWhole) fillTable('docs/performance.md', 'nodes', ['Node', ...Object.keys(steps)], rows)

async function tryLine(line: string, folder: string): Promise<string[]> {
  const home = join(folder, 'node')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  await must(run('npm', ['install', '--no-audit', '--no-fund', `node@${line}`], home, null))
  const bin = join(home, 'node_modules/node/bin')
  const environment = environmentOf(line, bin)
  const { output: version } = await must(run(join(bin, 'node'), ['--version'], folder, environment))
  const clone = join(folder, 'clone')
  await must(run('git', ['clone', '--quiet', resolve('.'), clone], folder, null))
  const cells: string[] = []
  for (const [name, step] of Object.entries(steps)) {
    const began = performance.now()
    const { ok, figure } = await step({ line, clone, environment }).catch(
      (error: unknown): Outcome => ({ ok: false, figure: String(error) }),
    )
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${ok ? 'ok' : 'NOT OK'}  ${version.trim()}, ${name}: ${figure} (${seconds} s)`)
    cells.push(ok ? figure : `**${figure.trim().split('\n').at(-1)}**`)
    if (!ok) process.exitCode = 1
  }
  return [version.trim().slice(1), ...cells]
}

/** Like the shell of a person with this Node, without any of the site's settings. */
function environmentOf(line: string, bin: string): Environment {
  const { PATH = '' } = process.env
  const machine = Object.entries(process.env).filter(([name]) => /^(HOME|LANG|SSL_|NODE_EXTRA_CA)|_proxy$/i.test(name))
  const kept = Object.fromEntries(machine.map(([name, value = '']) => [name, value]))
  const noCompiler = { CC: '/bin/false', CXX: '/bin/false', npm_config_nodedir: '/nonexistent' }
  return { ...kept, PATH: bin + delimiter + PATH, CI: 'true', ...(line === '20' ? {} : noCompiler) }
}

async function install({ clone, environment }: Place): Promise<Outcome> {
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], clone, environment)
  const check = "console.log(require('node:fs').existsSync('node_modules/better-sqlite3-12/build'))"
  const compiled = await must(run('node', ['-e', check], clone, environment))
  const figure = `installed ${compiled.output.trim() === 'true' ? 'with' : 'without'} better-sqlite3-12`
  return code === 0 ? { ok: true, figure } : { ok: false, figure: output }
}

async function startAndLoad({ clone, environment }: Place): Promise<Outcome> {
  const port = await freePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', TRUSTED_PROXIES: '1' }
  const npm = spawn('env', inside({ ...environment, ...settings }, 'npm', ['start']), { cwd: clone, detached: true })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-20_000)
    })
  }
  const ended = once(npm, 'exit')
  const url = `http://127.0.0.1:${port}`
  while ((await statusOf(url)) !== 200) {
    if (npm.exitCode !== null || npm.signalCode !== null) return { ok: false, figure: output }
    await sleep(500)
  }
  const { answered, failed } = await loadFor(url, loadMs)
  process.kill(-(npm.pid ?? 0), 'SIGTERM')
  const [code] = await ended
  const figure = `${answered} answers in ${loadMs / 1000} s of load, ${failed} errors, exit ${code}`
  return { ok: failed === 0 && answered > 0 && code === 0, figure }
}

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Pages by six readers, enquiries by two visitors concurrently. */
async function loadFor(url: string, ms: number) {
  const key = await contactKey(url)
  const until = performance.now() + ms
  let [answered, failed] = [0, 0]
  const goOn = async (ask: (turn: number) => Promise<boolean>) => {
    for (let turn = 0; performance.now() < until; turn++) {
      if (await ask(turn)) answered += 1
      else failed += 1
    }
  }
  const read = async (turn: number) => (await statusOf(url + paths[turn % paths.length])) === 200
  const write = async () => (await sendEnquiry(url, key)).status === 303
  await Promise.all([...Array.from({ length: 6 }, () => goOn(read)), goOn(write), goOn(write)])
  return { answered, failed }
}

async function runTests({ clone, environment }: Place): Promise<Outcome> {
  const { output } = await run('npx', ['vitest', 'run', '--root', '.', '--config', 'tests/vitest.config.ts'], clone, {
    ...environment,
    NO_COLOR: '1',
  })
  const failures = output.match(/^ ?FAIL .*$/gm) ?? []
  const summary = /^\s*Tests\s+(.*?)\s*\(/m.exec(output)?.[1] ?? output.slice(-500)
  if (failures.length > 0) console.log([...new Set(failures)].join('\n'))
  return { ok: /^\d+ passed/.test(summary), figure: summary }
}

/** For the program `env`: clears this process's settings, or passes them all. */
function inside(environment: Environment | null, program: string, args: string[]): string[] {
  const settings = environment ? ['-i', ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)] : []
  return [...settings, program, ...args]
}

type Ran = { code: number | null; output: string }

async function run(program: string, args: string[], cwd: string, environment: Environment | null): Promise<Ran> {
  const child = spawn('env', inside(environment, program, args), { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

async function must(running: Promise<Ran>): Promise<Ran> {
  const ran = await running
  if (ran.code !== 0) throw new Error(ran.output)
  return ran
}
