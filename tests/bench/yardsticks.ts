// Yardsticks for our figures: minimal servers, each in its own process.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from '#tests/support/server-process.ts'
import { startFlags } from '#tests/support/start-flags.ts'

type Process = { url: string; pid: number; stop: () => unknown }

const bareSource = `
const bytes = Buffer.alloc(Number(process.env.BYTES), 'a')
const headers = JSON.parse(process.env.HEADERS)
require('node:http').createServer((_, response) => response.writeHead(200, headers).end(bytes))
  .listen(Number(process.env.PORT), '127.0.0.1')
`

/** Node alone. @param headers names and values in turn */
export const bareNode = (bytes: number, headers: string[]) =>
  begin(['-e', bareSource], { settings: { BYTES: String(bytes), HEADERS: JSON.stringify(headers) } })

/** The minimal headers of a page, in the order of bareNode. */
export const fewestHeaders = (bytes: number) => [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Length',
  String(bytes),
]

/** An uncompressed answer, without the headers that Node adds to every one. */
export async function answerOf(url: string): Promise<{ bytes: number; headers: string[] }> {
  const answer = await fetch(url, { headers: identity })
  const headers = [...answer.headers].filter(([name]) => !/^(connection|date|keep-alive)$/.test(name)).flat()
  return { bytes: (await answer.arrayBuffer()).byteLength, headers }
}

export const identity = { 'accept-encoding': 'identity' }

/** remix-serve with an empty site of one route. */
export const emptyRemixServe = () =>
  begin([createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'), 'tests/bench/empty-site.js'])

/** The site, logging to a file like an operator's: reading a pipe here would be measured with it. */
export async function ourSite(settings: Record<string, string>, logFile: string): Promise<Process> {
  const log = openSync(logFile, 'a')
  const port = await freePort()
  return begin([...startFlags, 'app/commands/start.js', '--as-built'], {
    settings: { ...settings, APP_URL: `http://127.0.0.1:${port}` },
    port,
    output: log,
  })
}

type Beginning = {
  /** Environment variables. */
  settings?: Record<string, string>
  port?: number
  output?: number | 'ignore'
  cwd?: string
}

/** Starts a Node server and waits until it answers. */
async function begin(
  args: string[],
  { settings = {}, port, output = 'ignore', cwd }: Beginning = {},
): Promise<Process> {
  const listening = port ?? (await freePort())
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(listening), ...settings },
    stdio: ['ignore', output, 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${listening}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} has ended`)
    await sleep(4)
  }
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return { url, pid: child.pid ?? 0, stop }
}

type Target = { url: string; headers?: Record<string, string> }

const rounds = 3
const seconds = 3

const hasWrk = spawnSync('which', ['wrk']).status === 0

/**
 * Requests per second of each target, the median of three rounds in turn. Uses wrk where it is installed: autocannon is a
 * Node process itself, and takes as long for a request as a fast server for its response.
 */
export async function inTurn(targets: Target[], connections = 20): Promise<number[]> {
  const measured = targets.map((): number[] => [])
  const ask = hasWrk ? askByWrk : askByAutocannon
  // A warm-up of the same length: the first round would measure compilation.
  for (const target of targets) await ask(target, connections, seconds)
  for (let round = 0; round < rounds; round++) {
    for (const [at, target] of targets.entries()) measured[at]?.push(await ask(target, connections, seconds))
  }
  return measured.map((figures) => figures.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
}

async function askByAutocannon({ url, headers }: Target, connections: number, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration,
    setupClient: ignoreBodies,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}`)
  return requests.average
}

/**
 * autocannon decodes each body as text. That takes longer than sending it, and twice as long if it is not ASCII, so it would
 * compare the alphabets of two pages and not their servers.
 */
function ignoreBodies(client: autocannon.Client) {
  Object.assign(Reflect.get(client, 'pipelinedRequests'), { addBody: () => {} })
}

function askByWrk({ url, headers = {} }: Target, connections: number, duration: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, ...named, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += data
  })
  return new Promise((resolve, reject) => {
    child.once('close', () => {
      const figure = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
      if (/Non-2xx|Socket errors/.test(said) || Number.isNaN(figure)) reject(new Error(`${url}: ${said}`))
      else resolve(figure)
    })
  })
}
