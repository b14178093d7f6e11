// Resident memory of the site: idle, and after a hundred thousand page requests, with and without a cookie, for more URLs
// than the page cache holds.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '#tests/support/server-process.ts'
import { startFlags } from '#tests/support/start-flags.ts'
import { type Proof, runAlone } from './proof.ts'

const paths = [
  '/',
  '/contact',
  '/about',
  '/services/cloud-solutions',
  '/careers',
  '/technologies',
  '/products',
  '/privacy/ko',
]

/** @param settings environment variables for the site, such as NODE_OPTIONS */
async function proveMemory(amount = 100_000, settings: Record<string, string> = {}): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const server = await startServer(
    {
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
      SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
      ...settings,
    },
    // Like npm start, unless NODE_OPTIONS is set.
    process.env.NODE_OPTIONS ? [] : startFlags,
  )
  const resident = () => {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })
    return Math.round(Number(kilobytes) / 1024)
  }
  await (await fetch(server.url)).text()
  const idle = resident()
  let next = 0
  const began = performance.now()
  await autocannon({
    url: server.url,
    connections: 20,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          const number = next++
          const path = paths[number % paths.length] ?? '/'
          const headers = { 'accept-encoding': 'br', ...(number % 10 === 0 ? { cookie: 'theme=dark' } : {}) }
          return { ...request, path: number % 3 === 0 ? `${path}?n=${number % 5_000}` : path, headers }
        },
      },
    ],
  })
  const seconds = (performance.now() - began) / 1000
  const after = resident()
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  const rate = `${Math.round(amount / seconds)}/s`
  return {
    name: 'Resident memory',
    figure: `${idle} MB idle, ${after} MB after ${amount} requests (${rate})`,
    ok: after < 450,
  }
}

await runAlone(import.meta.url, proveMemory)
