// Stores the blog's first articles once, as drafts: staff decide what is published in the owner's name.
import { basename } from 'node:path'
import { theSite } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { readText } from './markdown/draw-markdown.server.ts'
import type { Post } from './post.ts'
import { nextFreeSlug, writePostRows } from './store/write-post.server.ts'

// Bundled with the build, because the sources may be absent where the site runs.
const files = import.meta.glob<string>('../../content/posts/*.md', { query: '?raw', import: 'default' })

/** @throws if a file cannot be read, which its test would have found */
export async function readFirstPosts(): Promise<Post[]> {
  const { readPostFiles } = await import('./transfer/post-archive.server.ts')
  const texts = await Promise.all(
    Object.entries(files).map(async ([path, read]) => [basename(path), Buffer.from(await read())] as const),
  )
  const { posts, problems } = readPostFiles(new Map(texts))
  const [problem] = problems
  if (problem) throw new Error(`${problem.file}: ${problem.problem}`)
  return posts
}

const seeded = 'blog.first-posts'

/** Runs once in a database's life, so that deleted articles do not come back. */
export async function seedFirstPosts(db: Db, now: number): Promise<void> {
  if ((await readSetting(db, seeded)).version > 0) return
  // Originals come first, so that translations find them.
  const posts = (await readFirstPosts()).sort(
    (a, b) => Number(a.translationOf !== null) - Number(b.translationOf !== null),
  )
  const read = await Promise.all(posts.map(async (post) => ({ post, text: await readText(post.content) })))
  await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, seeded)
    if (!(await writeSetting(trx, seeded, true, 0, now))) return
    for (const { post, text } of read) {
      const slug = await nextFreeSlug(trx, post.slug)
      await writePostRows(
        trx,
        { ...post, slug, status: 'draft', publishAt: null },
        { id: newId(), text, before: null, kind: 'imported', origin: 'first' },
        { actor: { id: null, name: post.author ?? theSite.name }, now },
      )
    }
  })
}
