// Posts taken in from files, and all of them given out.
import { type Actor, recordAudit } from '#db/audit.ts'
import { newId } from '#db/id.ts'
import type { Db } from '#db/schema.ts'
import type { Post } from '../post.ts'
import { readPost } from '../store/read-post.server.ts'
import { findFreeSlug } from '../store/slugs.server.ts'
import { writePostRows } from '../store/write-post.server.ts'

export type Incoming = { posts: Post[]; media: ReadonlyMap<string, Uint8Array>; notes: string[] }
export type ReadFile = { ok: true; incoming: Incoming; source: string } | { ok: false; problem: string }

/** A zip of Markdown, what Ghost exports or what WordPress does: told apart by its content. Its reader is loaded then. */
export async function readImport(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readPostArchive } = await import('./post-archive.server.ts')
    const read = readPostArchive(bytes)
    if (!read.ok) return read
    const { posts, media, problems } = read.archive
    const notes = problems.map(({ file, problem }) => `${file} was left out: ${problem}.`)
    return { ok: true, incoming: { posts, media, notes }, source: 'zip' }
  }
  const text = decode(bytes)
  if (text === null) return { ok: false, problem: 'The file is neither a zip nor a text in UTF-8.' }
  const isJson = /^\s*\{/.test(text)
  const read = isJson
    ? (await import('./ghost.server.ts')).importGhost(text)
    : (await import('./wordpress.server.ts')).importWordPress(text)
  if (!read.ok) return read
  return { ok: true, incoming: { ...read.imported, media: new Map() }, source: isJson ? 'Ghost' : 'WordPress' }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const portion = 20

/** In portions, so that others have the database in between. @returns what was done otherwise than the files say */
export async function importPosts(
  db: Db,
  { posts, notes }: Pick<Incoming, 'posts' | 'notes'>,
  { source, actor, now }: { source: string; actor: Actor; now: number },
): Promise<string[]> {
  const told = [...notes]
  // Originals come first, so that translations find theirs.
  const ordered = [...posts].sort((a, b) => Number(a.translationOf !== null) - Number(b.translationOf !== null))
  for (let begin = 0; begin < ordered.length; begin += portion) {
    await db.transaction().execute(async (trx) => {
      for (const post of ordered.slice(begin, begin + portion)) {
        const slug = await findFreeSlug(trx, post.slug)
        if (slug !== post.slug) told.push(`"${post.title}" has the address ${slug}: ${post.slug} was taken.`)
        const publishAt = post.publishAt ?? (post.status === 'draft' ? null : now)
        const writing = { id: newId(), before: null, actor, kind: 'imported', now } as const
        await writePostRows(trx, { ...post, slug, publishAt }, writing)
      }
    })
  }
  const detail = { source, count: posts.length }
  await db.transaction().execute((trx) => recordAudit(trx, actor, { verb: 'imported', kind: 'post', detail }, now))
  return told
}

/** Every post that is not in the trash. */
export async function exportPosts(db: Db, actor: Actor, now: number): Promise<Post[]> {
  const rows = await db.selectFrom('posts').select('id').where('trashed_at', 'is', null).orderBy('seq').execute()
  const posts: Post[] = []
  for (const { id } of rows) {
    const found = await readPost(db, id)
    if (found) posts.push(found.post)
  }
  const detail = { count: posts.length }
  await db.transaction().execute((trx) => recordAudit(trx, actor, { verb: 'exported', kind: 'post', detail }, now))
  return posts
}
