// Stages the content of a file until staff have seen the result of importing it.

import { setImmediate as pause } from 'node:timers/promises'
import { z } from 'zod'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Made } from '#app/languages/with-values.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { ImportPost, ImportRow } from '#db/tables/blog.ts'
import type { Post } from '../post.ts'
import type { ReadFile } from './read-import.server.ts'

type Read = Extract<ReadFile, { ok: true }>

/** The characters stored at a time, so that other requests can use the database in between. */
const portion = 500_000
const mostNotes = 2_000

/** @returns the import's id; nothing is stored as a post yet */
export async function stageImport(
  db: Db,
  { name, incoming }: Read & { name: string },
  { actor, now }: By,
): Promise<string> {
  const id = newId()
  const notes = JSON.stringify(incoming.notes.slice(0, mostNotes))
  const row = {
    id,
    name,
    status: 'read',
    options: null,
    notes,
    created_at: now,
    created_by: actor.name,
  } as const
  await db
    .insertInto('imports')
    .values({ ...row, finished_at: null })
    .execute()
  // Originals come first, so that translations find them.
  const posts = [...incoming.posts].sort(
    (a, b) => Number(a.post.translationOf !== null) - Number(b.post.translationOf !== null),
  )
  let waiting: ReturnType<typeof rowOf>[] = []
  let size = 0
  const store = async () => {
    if (waiting.length > 0) await db.insertInto('import_posts').values(waiting).execute()
    waiting = []
    size = 0
    await pause()
  }
  for (const [position, post] of posts.entries()) {
    const made = rowOf(id, position, post)
    waiting.push(made)
    size += made.content.length
    if (size > portion || waiting.length >= 50) await store()
  }
  await store()
  for (const [path, bytes] of incoming.files) {
    if (bytes.byteLength > heaviest) continue
    await db
      .insertInto('import_files')
      .values({ import_id: id, path, content: Buffer.from(bytes).toString('base64') })
      .execute()
    await pause()
  }
  const detail = { count: posts.length }
  await db
    .transaction()
    .execute((trx) => recordAudit(trx, { verb: 'import-read', kind: 'post', detail }, { actor, now }))
  return id
}

/** The media library's limit for a picture. */
const heaviest = 8_000_000

const rowOf = (id: string, position: number, { key, post, isRestricted, told }: Read['incoming']['posts'][number]) => ({
  import_id: id,
  position,
  source_key: key,
  title: post.title,
  told: JSON.stringify(told),
  is_restricted: isRestricted ? 1 : 0,
  content: JSON.stringify(post),
  outcome: 'waiting' as const,
  post_id: null,
  post_version: null,
})

const words = z.array(z.union([z.string(), z.custom<Made<Phrase>>((value) => typeof value === 'object')]))
/** Files that were read by an earlier release have sentences in English. */
export const readWords = (json: string): Made<Phrase>[] =>
  words.parse(JSON.parse(json)).map((told) => (typeof told === 'string' ? drawn(told) : told))

/** The column is written only here, from a Post. */
export const readStagedPost = (content: string): Post => JSON.parse(content) as Post

export const findImport = async (db: Db, id: string): Promise<ImportRow | null> =>
  (await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

const shown = ['id', 'name', 'status', 'created_at', 'created_by'] as const

export type ImportLine = Pick<ImportRow, (typeof shown)[number]>

export const listImports = (db: Db, after?: Cursor): Promise<Page<ImportLine>> =>
  // Ids sort by time.
  readPage(db.selectFrom('imports').select(shown).where('status', '!=', 'read'), { by: ['id'], after, size: 10 })

const listed = ['position', 'title', 'told', 'is_restricted', 'outcome', 'post_id'] as const
type ListedImportPost = Pick<ImportPost, (typeof listed)[number]>

const importPageSize = 100

/** In the order of the file; on request only the posts with losses. */
export function listImportPosts(
  db: Db,
  id: string,
  { onlyTold = false } = {},
  after?: Cursor,
): Promise<Page<ListedImportPost>> {
  const posts = db.selectFrom('import_posts').select(listed).where('import_id', '=', id)
  const shown = onlyTold ? posts.where('told', '!=', '[]') : posts
  return readPage(shown, { by: ['position'], after, size: importPageSize, isRising: true })
}

export async function countImportPosts(db: Db, id: string): Promise<Record<ImportPost['outcome'] | 'told', number>> {
  const rows = await db
    .selectFrom('import_posts')
    .select((e) => ['outcome', e.fn.countAll<number>().as('count')])
    .where('import_id', '=', id)
    .groupBy('outcome')
    .execute()
  const { count } = await db
    .selectFrom('import_posts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('import_id', '=', id)
    .where('told', '!=', '[]')
    .executeTakeFirstOrThrow()
  const counts = { waiting: 0, made: 0, known: 0, removed: 0, kept: 0, told: Number(count) }
  return Object.assign(counts, Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)])))
}

/** Deletes staged files that were not imported by this time. */
export async function purgeStagedImports(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('status', '=', 'read')
    .where('created_at', '<=', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const stagedFilePaths = async (db: Db, importId: string): Promise<string[]> => {
  const rows = await db.selectFrom('import_files').select('path').where('import_id', '=', importId).execute()
  return rows.map(({ path }) => path)
}

export const findStagedFile = async (db: Db, importId: string, path: string): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', importId)
    .where('path', '=', path)
    .executeTakeFirst()
  return row ? Buffer.from(row.content, 'base64') : null
}
