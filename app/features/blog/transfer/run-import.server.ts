// Imports the staged posts one after the other, and undoes the import as a whole.

import { setImmediate as pause } from 'node:timers/promises'
import { z } from 'zod'
import { message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Made } from '#app/languages/with-values.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import { dropSearchEntry } from '#db/queries/site-search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ImportPost } from '#db/tables/blog.ts'
import { readText } from '../markdown/draw-markdown.server.ts'
import { type Post, postPath } from '../post.ts'
import { nextFreeSlug, writePostRows } from '../store/write-post.server.ts'
import { findImport, readStagedPost, readWords } from './stage-import.server.ts'

const importOptions = z.object({
  /** `draft`: every post becomes a draft. `kept`: posts keep the state in their file, except restricted ones. */
  publish: z.enum(['draft', 'kept']),
})
export type ImportOptions = z.output<typeof importOptions>

/**
 * Copies a post's pictures into the media library. @returns the post with its new pictures, and messages about those
 * left out
 */
type TakePictures = (post: Post) => Promise<{ post: Post; notes: Made<Phrase>[] }>

export type ImportOutcome = { ok: true; made: number } | { ok: false; reason: 'gone' }

/** Resumes where an interrupted import stopped. */
export async function runImport(
  db: Db,
  id: string,
  options: ImportOptions,
  takePictures: TakePictures,
  by: By,
): Promise<ImportOutcome> {
  const found = await findImport(db, id)
  if (!found || found.status === 'done' || found.status === 'undone') return { ok: false, reason: 'gone' }
  const begun = { status: 'begun', options: JSON.stringify(options) } as const
  await db.updateTable('imports').set(begun).where('id', '=', id).execute()
  let made = 0
  for (let next = await nextWaiting(db, id); next; next = await nextWaiting(db, id)) {
    const isMade = await takeIn(db, next, options, takePictures, by)
    if (isMade) made += 1
    await pause()
  }
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('imports').set({ status: 'done', finished_at: by.now }).where('id', '=', id).execute()
    await trx.deleteFrom('import_files').where('import_id', '=', id).execute()
    const detail = { count: made, publish: options.publish }
    await recordAudit(trx, { verb: 'imported', kind: 'post', detail }, by)
  })
  return { ok: true, made }
}

const nextWaiting = (db: Db, id: string): Promise<ImportPost | undefined> =>
  db
    .selectFrom('import_posts')
    .selectAll()
    .where('import_id', '=', id)
    .where('outcome', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

async function takeIn(db: Db, staged: ImportPost, options: ImportOptions, takePictures: TakePictures, by: By) {
  const read = readStagedPost(staged.content ?? '{}')
  const existingTitle = await findKnown(db, staged, read)
  const { post, notes } = existingTitle === null ? await takePictures(read) : { post: read, notes: [] }
  const text = await readText(existingTitle === null ? post.content : '')
  return db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, `import ${staged.import_id}`)
    const messages = [...readWords(staged.told), ...notes]
    const row = trx
      .updateTable('import_posts')
      .where('import_id', '=', staged.import_id)
      .where('position', '=', staged.position)
      .where('outcome', '=', 'waiting')
    if (existingTitle !== null) {
      const allMessages = JSON.stringify([
        message('Not imported: "{title}" is already here', { title: existingTitle }),
        ...messages,
      ])
      await row.set({ outcome: 'known', content: null, told: allMessages }).execute()
      return false
    }
    await takeAdvisoryLock(trx, 'post slugs')
    const slug = await nextFreeSlug(trx, post.slug)
    if (slug !== post.slug)
      messages.push(message('Its address is {slug}, because {taken} was taken', { slug, taken: post.slug }))
    const status = options.publish === 'draft' || staged.is_restricted === 1 ? 'draft' : post.status
    const publishAt = post.publishAt ?? (status === 'draft' ? null : by.now)
    const postId = newId()
    const isMine = await row
      .set({ outcome: 'made', content: null, told: JSON.stringify(messages) })
      .returning('position')
      .executeTakeFirst()
    if (!isMine) return false
    const writing = { id: postId, text, before: null, kind: 'imported' } as const
    const version = await writePostRows(trx, { ...post, slug, status, publishAt }, writing, by)
    await trx
      .updateTable('import_posts')
      .set({ post_id: postId, post_version: version })
      .where('import_id', '=', staged.import_id)
      .where('position', '=', staged.position)
      .execute()
    return true
  })
}

/** The title of an existing post that is the same one: imported before, or with equal address, title and text. */
async function findKnown(db: Db, staged: ImportPost, post: Post): Promise<string | null> {
  const before = await db
    .selectFrom('import_posts')
    .innerJoin('posts', 'posts.id', 'import_posts.post_id')
    .select('posts.title')
    .where('import_posts.source_key', '=', staged.source_key)
    .executeTakeFirst()
  if (before) return before.title
  const same = await db
    .selectFrom('posts')
    .select(['title', 'content'])
    .where('slug', '=', post.slug)
    .where('title', '=', post.title)
    .executeTakeFirst()
  return same && same.content === post.content ? same.title : null
}

type Undone = { ok: true; removed: number; kept: number } | { ok: false; reason: 'gone' }

/**
 * Deletes everything that the import made, including redirects. Posts changed since then stay, because the file does
 * not contain that work.
 */
export async function undoImport(
  db: Db,
  id: string,
  removeRedirects: (trx: Trx, to: string) => Promise<void>,
  by: By,
): Promise<Undone> {
  const found = await findImport(db, id)
  if (!found || (found.status !== 'done' && found.status !== 'begun')) return { ok: false, reason: 'gone' }
  await db
    .updateTable('import_posts')
    .set({ outcome: 'known', content: null })
    .where('import_id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute()
  const counts = { removed: 0, kept: 0 }
  for (let next = await nextMade(db, id); next; next = await nextMade(db, id)) {
    counts[await takeBack(db, next, removeRedirects)] += 1
    await pause()
  }
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('imports').set({ status: 'undone', finished_at: by.now }).where('id', '=', id).execute()
    await trx.deleteFrom('import_files').where('import_id', '=', id).execute()
    await recordAudit(trx, { verb: 'import-undone', kind: 'post', detail: counts }, by)
  })
  return { ok: true, ...counts }
}

const nextMade = (db: Db, id: string) =>
  db
    .selectFrom('import_posts')
    .select(['import_id', 'position', 'post_id', 'post_version'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'made')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

type MadePost = NonNullable<Awaited<ReturnType<typeof nextMade>>>

function takeBack(db: Db, made: MadePost, removeRedirects: (trx: Trx, to: string) => Promise<void>) {
  return db.transaction().execute(async (trx) => {
    const post = made.post_id
      ? await trx
          .selectFrom('posts')
          .select(['id', 'version', 'slug'])
          .where('id', '=', made.post_id)
          .executeTakeFirst()
      : undefined
    const isChanged = post !== undefined && post.version !== made.post_version
    const outcome = isChanged ? 'kept' : 'removed'
    if (post && !isChanged) {
      await removeRedirects(trx, postPath(post.slug))
      await dropSearchEntry(trx, 'post', post.id)
      await trx.deleteFrom('post_slugs').where('post_id', '=', post.id).execute()
      await trx.deleteFrom('posts').where('id', '=', post.id).execute()
    }
    await trx
      .updateTable('import_posts')
      .set({ outcome })
      .where('import_id', '=', made.import_id)
      .where('position', '=', made.position)
      .execute()
    return outcome
  })
}
