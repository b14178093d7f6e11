// Measures npm run move with many records, into PostgreSQL: npx tsx tests/bench/move.ts file:./data/bench.db
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { launchPostgres } from '#tests/support/postgres-server.ts'

const [from = ''] = process.argv.slice(2)
if (!from.startsWith('file:')) {
  console.error('npx tsx tests/bench/move.ts file:./data/bench.db   (npm run bench:fill makes it)')
  process.exit(1)
}
const postgres = await launchPostgres()
if (!postgres) throw new Error('PostgreSQL is not installed')
try {
  await move(from, postgres.url)
} finally {
  postgres.remove()
}

async function move(source: string, target: string) {
  const began = performance.now()
  const child = spawn(process.execPath, ['app/commands/run.js', 'move', '--to', target], {
    env: { ...process.env, DATABASE_URL: source, SESSION_SECRET: 'a-secret-for-benches-long-enough' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, residentOf(child.pid ?? 0))
  }, 500)
  const gone = once(child, 'exit')
  child.stdout.on('data', (lines) => {
    for (const line of String(lines).trim().split('\n'))
      if (!line.startsWith('  ')) console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${line}`)
  })
  const [code] = await gone
  clearInterval(watch)
  console.log(`Exit ${code} after ${((performance.now() - began) / 1000).toFixed(1)} s; at most ${memory} MB resident.`)
}

function residentOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return 0
  }
}
