// Starts the shipped build on an empty site, and on one in which much waits.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const counts = { mails: 50_000, erasures: 50_000, posts: 5_000 }

export type Started = { statuses: number[]; megabytes: number; ms: number }

/** @param folder an empty one */
export async function startWithMuch(folder: string): Promise<{ empty: Started; full: Started }> {
  const file = join(folder, 'site.db')
  // The first makes the database.
  await measureStart(file)
  const empty = await measureStart(file)
  fill(file)
  return { empty, full: await measureStart(file) }
}

async function measureStart(file: string): Promise<Started> {
  const began = performance.now()
  const server = await startServer({ DATABASE_URL: `file:${file}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' })
  const ms = performance.now() - began
  const statuses: number[] = []
  for (const path of ['/healthcheck', '/', '/blog']) {
    const response = await fetch(server.url + path)
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  const megabytes = resident(server)
  await server.stop()
  return { statuses, megabytes, ms }
}

const resident = ({ child }: ServerProcess) =>
  Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

function fill(file: string) {
  const database = new SQLite(file)
  const site = database.prepare('select min(timestamp) from kysely_migration').pluck().get()
  const upTo = (count: number) => `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`
  database.exec('begin')
  database.exec(`${upTo(counts.mails)} insert into outbox (id, kind, status, priority, to_address, mailbox_key, subject,
      text_body, html_body, headers, attempts, next_attempt_at, created_at)
    select printf('mail-%06d', i), 'enquiry-received', 'queued', 1, 'ada' || i || '@example.com',
      'ada' || i || '@example.com', 'Your message', printf('%.1000c', 'x'), printf('%.5000c', 'x'), '{}', 0, 0, i from n`)
  const posts = database.prepare('select name from pragma_table_info(?)').pluck().all('posts') as string[]
  const changed: Record<string, string> = {
    id: `printf('post-%05d', i)`,
    seq: '1000 + i',
    slug: `'post-' || i`,
    status: `'published'`,
    publish_at: 'i',
    live_from: 'i',
    original_id: 'null',
  }
  database.exec(`${upTo(counts.posts)} insert into posts (${posts.join()})
    select ${posts.map((name) => changed[name] ?? name).join()} from n, (select * from posts limit 1)`)
  database.exec(`${upTo(counts.erasures)} insert into erasures (id, address_hash, key_mark, at, cleaned_at)
    select printf('erasure-%06d', i), printf('%.64c', 'a'), printf('%.64c', 'b'), i, i from n`)
  database.exec('commit')
  database.close()
  const [address, key] = ['a'.repeat(64), 'b'.repeat(64)]
  const lines = Array.from({ length: counts.erasures }, (_, at) =>
    JSON.stringify({ id: `erasure-${String(at + 1).padStart(6, '0')}`, at, site, address, key }),
  )
  writeFileSync(join(dirname(file), 'erasures.jsonl'), `${lines.join('\n')}\n`)
}
