// The home page beside prerendered pages of the same size from Astro and Next: npm run bench:peers
// Both are installed into a separate folder (--folder keeps it), never into this project.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answerOf, bareNode, begin, fewestHeaders, identity, inTurn, ourSite, type Process } from './yardsticks.ts'

const packages = ['astro@5', '@astrojs/node@9', 'next@15', 'react@19', 'react-dom@19']
const { values } = parseArgs({ options: { folder: { type: 'string' } } })
const folder = resolve(values.folder ?? join(tmpdir(), 'bench-peers'))
const data = mkdtempSync(join(tmpdir(), 'bench-peers-site-'))

mkdirSync(folder, { recursive: true })
const ours = await ourSite(
  { DATABASE_URL: `file:${join(data, 'site.db')}`, SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough' },
  join(data, 'log'),
)
const { bytes, headers } = await answerOf(ours.url)
write('package.json', JSON.stringify({ private: true, type: 'module' }))
if (!existsSync(join(folder, 'node_modules'))) run('npm', ['install', '--no-audit', '--no-fund', ...packages])
// Minus about as much markup as Astro and Next add themselves.
const words = `<p>${'Nine words of a page that was drawn ahead. '.repeat(Math.ceil(bytes / 43)).slice(0, bytes - 700)}</p>`
const astro = await startAstro()
const next = await startNext()
const same = await bareNode(bytes, headers)
const fewest = await bareNode(bytes, fewestHeaders(bytes))
const servers: [string, Process][] = [
  ['this site, /', ours],
  ['Astro, drawn ahead', astro],
  ['Next, drawn ahead', next],
  ['bare Node, the same headers', same],
  ['bare Node, two headers', fewest],
]
// With gzip, like browsers, and without: Next compresses each answer anew, Astro none.
const gzip = { 'accept-encoding': 'gzip' }
const plain = await inTurn(servers.map(([, { url }]) => ({ url, headers: identity })))
const packed = await inTurn(servers.map(([, { url }]) => ({ url, headers: gzip })))
const rate = (figures: number[], at: number) => Math.round(figures[at] ?? 0).toLocaleString('en')
const timesOurs = (figures: number[], at: number) => `${((figures[0] ?? 0) / (figures[at] ?? 0)).toFixed(2)} ×`
console.log('| server | bytes | a second | this site is | a second with gzip | this site is |')
console.log('|---|---:|---:|---:|---:|---:|')
for (const [at, [name, { url }]] of servers.entries()) {
  const cells = [rate(plain, at), timesOurs(plain, at), rate(packed, at), timesOurs(packed, at)]
  console.log(`| ${name} | ${(await answerOf(url)).bytes} | ${cells.join(' | ')} |`)
}
for (const [, { stop }] of servers) stop()
rmSync(data, { recursive: true, force: true })

async function startAstro(): Promise<Process> {
  write(
    'astro/astro.config.mjs',
    `import node from '@astrojs/node'
export default { output: 'server', adapter: node({ mode: 'standalone' }), telemetry: false }`,
  )
  write(
    'astro/src/pages/index.astro',
    `---
export const prerender = true
---
<html lang="en"><head><title>A page</title></head><body><Fragment set:html={${JSON.stringify(words)}} /></body></html>`,
  )
  write('astro/package.json', JSON.stringify({ private: true, type: 'module' }))
  run(process.execPath, [join(folder, 'node_modules/astro/astro.js'), 'build'], join(folder, 'astro'))
  return begin([join(folder, 'astro/dist/server/entry.mjs')], { cwd: join(folder, 'astro') })
}

async function startNext(): Promise<Process> {
  write(
    'next/pages/index.js',
    `const html = { __html: ${JSON.stringify(words)} }
export default function Page() { return <div dangerouslySetInnerHTML={html} /> }`,
  )
  write('next/package.json', JSON.stringify({ private: true }))
  const cli = join(folder, 'node_modules/next/dist/bin/next')
  run(process.execPath, [cli, 'build'], join(folder, 'next'))
  return begin([cli, 'start'], { cwd: join(folder, 'next'), settings: { HOSTNAME: '127.0.0.1' } })
}

function write(name: string, text: string) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function run(command: string, args: string[], cwd = folder) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
