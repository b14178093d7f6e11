// The blog with 100 and with 10,000 posts: response times for readers and editors may double at most.
// Run: npm run bench:blog
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostInput, postSchema } from '#app/features/blog/schema.ts'
import { createPost } from '#app/features/blog/store/save-post.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { theSite } from '#db/audit.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

const sizes = [100, 10_000] as const
const rounds = 60
const secret = 'a-secret-for-benchmarks-only-long-enough'
const password = 'Correct Horse 7'
const paths = {
  '/blog': '/blog',
  'the last page': '/blog?page=LAST',
  'a category': '/blog?category=Design',
  'a search, few hits': '/blog?q=needle',
  'a search, every post': '/blog?q=paragraph',
  'site search, few hits': '/search?q=needle',
  'a post': '/blog/post-50',
  'the manager’s list': '/admin-controls',
  'the manager’s search': '/admin-controls?q=needle',
}

const results = new Map<string, number[]>()
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  await migrate(db, url)
  await fill(db, size)
  await db.destroy()
  const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: secret })
  const staff = new Visitor(server.url)
  await staff.submit(await staff.visit('/login'), '#login', { email: 'ada@example.com', password })
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [name, path] of Object.entries(paths)) {
    const address = server.url + path.replace('LAST', String(Math.ceil((size + 8) / 6)))
    // A session cookie bypasses the response cache; a foreign one is ignored.
    const headers = { Cookie: path.startsWith('/admin') ? cookie : 'session=none' }
    results.set(name, [...(results.get(name) ?? []), await median(address, headers)])
  }
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
for (const [name, [few = 0, many = 0]] of results) {
  console.log(`${name}: ${few.toFixed(1)} ms at 100, ${many.toFixed(1)} ms at 10,000, ${(many / few).toFixed(2)} ×`)
}

async function median(address: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const answer = await fetch(address, { headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

/** Writes one post with the form, then copies its rows, which is faster. */
async function fill(db: Db, count: number) {
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, Date.now())
  const hash = await hashPassword(password)
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', hash))
  const content = Array.from(
    { length: 40 },
    (_, n) => `## Part ${n}\n\nA paragraph with **words** of some length, number ${n}.`,
  )
  const typed: Partial<Record<keyof PostInput, string>> = {
    title: 'Post 0',
    category: 'Design',
    excerpt: 'An excerpt',
    content: content.join('\n\n'),
    tags: 'one, two',
    image: '',
    imageAlt: '',
    author: '',
    date: '',
    time: '',
    zone: 'UTC',
    slug: 'post-0',
    featured: '',
    language: 'en',
    translationOf: '',
    status: 'published',
  }
  await createPost(db, postSchema.parse(typed), { actor: theSite, now: 1 })
  const { seq, ...post } = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow()
  const { seq: _, ...entry } = await db.selectFrom('search_entries').selectAll().executeTakeFirstOrThrow()
  for (let begin = 1; begin < count; begin += 500) {
    await db.transaction().execute(async (trx) => {
      for (let n = begin; n < Math.min(begin + 500, count); n++) {
        const own = { id: newId(), slug: `post-${n}`, title: `Post ${n}`, live_from: n }
        const word = n % (count / 10) === 5 ? '  needle' : ''
        const searched = `${post.search_text}${word}`
        await trx
          .insertInto('posts')
          .values({ ...post, ...own, seq: Number(seq) + n, search_text: searched })
          .execute()
        await trx.insertInto('post_slugs').values({ slug: own.slug, post_id: own.id }).execute()
        for (const [position, tag] of ['one', 'two'].entries()) {
          await trx.insertInto('post_tags').values({ post_id: own.id, tag_key: tag, tag, position }).execute()
        }
        const found = { ref: own.id, path: `/blog/${own.slug}`, title: own.title, live_from: n }
        await trx
          .insertInto('search_entries')
          .values({ ...entry, ...found, search_text: `${entry.search_text}${word}` })
          .execute()
      }
    })
  }
}
