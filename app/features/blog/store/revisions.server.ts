// The versions of a post's text, and restoring one.
import { z } from 'zod'
import { languageNames, languages } from '#app/content/languages.ts'
import { findVersion, type Version } from '#app/features/versions/versions.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readText } from '../markdown/draw-markdown.server.ts'
import { type Post, postStatuses } from '../post.ts'
import { categoryOf, findPost } from './list-posts.server.ts'
import { lockPost } from './save-post.server.ts'
import { missingPictures, writePostRows } from './write-post.server.ts'

export const postVersions = (db: Db | Trx, postId: string) => ({
  db,
  rows: db
    .selectFrom('post_revisions')
    .select(['id', 'version as number', 'kind', 'at', 'actor_id', 'actor_name as by', 'snapshot'])
    .where('post_id', '=', postId),
  textsOf: (version: Version & { snapshot: string }) => textsOf(postIn(version)),
})

const postIn = ({ snapshot }: { snapshot: string }): Post => snapshotSchema.parse(JSON.parse(snapshot))

/** All that restoring brings back, by the labels of the form. */
export const textsOf = ({ image, tags, ...post }: Post) =>
  ({
    Title: post.title,
    Excerpt: post.excerpt ?? '',
    Content: post.content,
    Category: post.category,
    Tags: tags.join(', '),
    Author: post.author ?? '',
    Language: languageNames[post.language],
    Picture: image?.src ?? '',
    'Alternative text': image?.alt ?? '',
  }) satisfies Partial<Record<Phrase, string>>

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
  const old = await findVersion(postVersions(db, id), revision)
  if (!old) return { ok: false, reason: 'gone' }
  const earlier = postIn(old)
  const text = await readText(earlier.content)
  return db.transaction().execute(async (trx): Promise<Restored> => {
    const before = await lockPost(trx, id)
    const found = await findPost(trx, id)
    if (!before || before.trashed_at !== null || !found) return { ok: false, reason: 'gone' }
    if (before.version !== version) return { ok: false, reason: 'changed' }
    const post = restoredPost(earlier, found.post)
    if (await missingPictures(trx, post, id)) return { ok: false, reason: 'picture' }
    await writePostRows(trx, post, { id, text, before, kind: 'restored' }, by)
    const detail = { version: old.number }
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
