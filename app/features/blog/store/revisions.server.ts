// The versions of a post's text: listed, compared and restored.

import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { PostRevision } from '#db/tables/blog.ts'
import { type Post, postStatuses } from '../post.ts'
import { differencesOf } from '../revisions/compare-texts.ts'
import { missingPictures } from './pictures.server.ts'
import { categoryOf, readText } from './post-row.ts'
import { findPost } from './read-post.server.ts'
import { lockPost } from './save-post.server.ts'
import { writePostRows } from './write-post.server.ts'

type RevisionLine = Omit<PostRevision, 'snapshot'>
type Revision = RevisionLine & { post: Post }

const listLength = 100

/** @property words the first of its texts that differs from the revision before, in both */
type ListedRevision = RevisionLine & { words: readonly [before: string, after: string] }

/** Newest first. */
export async function listRevisions(db: Db, postId: string): Promise<ListedRevision[]> {
  const rows = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(listLength + 1)
    .execute()
  const revisions = rows.map(toRevision)
  return revisions.slice(0, listLength).map(({ post, ...line }, at) => {
    const earlier = revisions.slice(at + 1).find(({ kind }) => kind !== 'conflict')?.post
    const texts = [post, earlier].map((one) => [one?.title ?? '', one?.excerpt ?? '', one?.content ?? ''])
    const place = texts[0]?.findIndex((text, index) => text !== texts[1]?.[index]) ?? -1
    return { ...line, words: [texts[1]?.[place] ?? '', texts[0]?.[place] ?? ''] }
  })
}

async function findRevision(db: Db, postId: string, id: string): Promise<Revision | null> {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toRevision(row) : null
}

/** A revision with its differences from the post as it is now; null if one of them does not exist. */
export async function compareRevision(db: Db, postId: string, id: string) {
  const [found, revision] = await Promise.all([findPost(db, postId), findRevision(db, postId, id)])
  if (!found || !revision) return null
  const { title, version, trashed_at } = found.row
  const { post, ...line } = revision
  const differences = differencesOf(post, found.post)
  const isCurrent = isDeepStrictEqual(restoredPost(post, found.post), found.post)
  return { postId, title, version, isTrashed: trashed_at !== null, isCurrent, revision: line, differences }
}

/** The post's text in this version. */
export async function findPostVersion(db: Db, postId: string, version: number): Promise<Revision | null> {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('version', '<=', version)
    .where('kind', '!=', 'conflict')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toRevision(row) : null
}

/** The earlier post with the present address and publication. */
const restoredPost = (old: Post, { slug, status, publishAt, featured, translationOf }: Post): Post => ({
  ...old,
  slug,
  status,
  publishAt,
  featured,
  translationOf,
})

/** `picture`: it shows one that was deleted meanwhile. */
type Restored = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'picture' }

/** Restores text, title, excerpt, picture and tags; address and publication stay as they are. */
export async function restoreRevision(
  db: Db,
  { id, version, revision }: { id: string; version: number; revision: string },
  by: By,
): Promise<Restored> {
  const old = await findRevision(db, id, revision)
  if (!old) return { ok: false, reason: 'gone' }
  const text = await readText(old.post.content)
  return db.transaction().execute(async (trx): Promise<Restored> => {
    const before = await lockPost(trx, id)
    const found = await findPost(trx, id)
    if (!before || before.trashed_at !== null || !found) return { ok: false, reason: 'gone' }
    if (before.version !== version) return { ok: false, reason: 'changed' }
    const post = restoredPost(old.post, found.post)
    if (await missingPictures(trx, post, id)) return { ok: false, reason: 'picture' }
    await writePostRows(trx, post, { id, text, before, kind: 'restored' }, by)
    const detail = { version: old.version }
    await recordAudit(trx, { verb: 'revision-restored', kind: 'post', id, reference: post.title, detail }, by)
    return { ok: true }
  })
}

const snapshotSchema = z.object({
  title: z.string(),
  slug: z.string(),
  category: z.string().transform(categoryOf),
  excerpt: z.string().nullable(),
  content: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }).nullable(),
  author: z.string().nullable(),
  publishAt: z.number().nullable(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  language: z.enum(languages),
  translationOf: z.string().nullable(),
  status: z.enum(postStatuses),
})

function toRevision({ snapshot, ...line }: PostRevision): Revision {
  return { ...line, post: snapshotSchema.parse(JSON.parse(snapshot)) }
}
