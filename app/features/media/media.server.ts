// The media library: the pictures that staff uploaded, the files made from each, and the posts, texts and issues that use them.

import { z } from 'zod'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { describePicture, lockPictures } from '#app/features/texts/pictures.server.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import { pictureHash } from '#app/forms/document/picture-address.ts'
import { fileName } from '#app/forms/fields/file-name.ts'
import { drawn } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, readPage } from '#db/queries/page.ts'
import { nextSeq } from '#db/queries/rising-number.ts'
import { searchText, selectMatching } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Media } from '#db/tables/blog.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import type { FileStore } from './file-store.ts'
import { processImage } from './process-image.server.ts'

const filesSchema = z.array(
  z.object({ name: z.string(), type: z.string(), width: z.number(), height: z.number(), bytes: z.number() }),
)

/** One file of a picture, as pages refer to it. */
type MediaFile = { src: string; type: string; width: number; height: number; bytes: number }
export type MediaItem = Pick<Media, 'id' | 'hash' | 'name' | 'alt' | 'width' | 'height' | 'bytes' | 'version'> &
  Pick<Media, 'uploaded_at' | 'uploaded_by'> & { files: MediaFile[]; src: string }

const toItem = ({ files, search_text, seq, ...media }: Media): MediaItem => {
  const fileList = filesSchema.parse(JSON.parse(files)).map(({ name, ...file }) => ({ src: `/media/${name}`, ...file }))
  return { ...media, files: fileList, src: addressOf(fileList) }
}

/** The address for posts: the file that every browser can show. */
const addressOf = (files: MediaFile[]) =>
  files.find(({ type }) => type === 'image/jpeg' || type === 'image/png')?.src ?? files[0]?.src ?? ''

/** Looks up all pictures in one query. @returns a function that finds the picture of an address */
export async function imageLookup(db: Db, addresses: readonly string[]): Promise<(src: string) => MediaItem | null> {
  const hashes = [...new Set(addresses.map(pictureHash).filter((hash) => hash !== null))]
  const rows =
    hashes.length > 0
      ? await db.selectFrom('media').selectAll().where('hash', 'in', hashes.slice(0, 500)).execute()
      : []
  const byHash = new Map(rows.map((row) => [row.hash, toItem(row)]))
  return (src) => byHash.get(pictureHash(src) ?? '') ?? null
}

/** Every address of our own pictures in a text. */
export const addressesIn = (text: string): string[] => text.match(/\/media\/[0-9a-f]{24}-\d+\.\w+/g) ?? []

const mediaPageSize = 24

export async function listMedia(
  db: Db,
  { search = '', isUndescribed = false }: { search?: string; isUndescribed?: boolean },
  after?: Cursor,
): Promise<{ items: MediaItem[]; next: Cursor | null }> {
  const query = selectMatching(db, 'media', search)
    .selectAll('media')
    .$if(isUndescribed, (all) => all.where('alt', '=', ''))
  const { rows, next } = await readPage(query, { by: ['seq'], after, size: mediaPageSize })
  return { items: rows.map(toItem), next }
}

/** All pictures, and those without a description. */
export async function countMedia(db: Db): Promise<{ all: number; undescribed: number }> {
  const { all, undescribed } = await db
    .selectFrom('media')
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('alt', '=', '').as('undescribed'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), undescribed: Number(undescribed) }
}

export async function findMedia(db: Db, id: string): Promise<MediaItem | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toItem(row) : null
}

export async function usesOf(db: Db, hash: string) {
  const [posts, texts, issues] = await Promise.all([
    postsWith(db, hash),
    listTextsUsing(db, hash),
    listIssuesUsing(db, hash),
  ])
  return { posts, texts, issues }
}

/** The posts that show a picture, including those in the trash. */
const postsWith = (db: Db, hash: string) =>
  db
    .selectFrom('post_media')
    .innerJoin('posts', 'posts.id', 'post_media.post_id')
    .select(['posts.id', 'posts.title', 'posts.trashed_at'])
    .where('post_media.hash', '=', hash)
    .orderBy('posts.id', 'desc')
    .limit(50)
    .execute()

type Upload = { bytes: Uint8Array; name: string; alt: string }
export type Uploaded = { ok: true; item: MediaItem; isNew: boolean } | { ok: false; problem: Message }

/**
 * Files are written before the row that names them: a failure may leave unused files, but never a picture without
 * files.
 */
export async function uploadMedia(db: Db, store: FileStore, { bytes, name, alt }: Upload, by: By): Promise<Uploaded> {
  const { actor, now } = by
  const processed = await processImage(bytes, name)
  if (!processed.ok) return processed
  const { hash, width, height, files } = processed.image
  const existing = await findByHash(db, hash)
  if (existing) {
    if (alt && !existing.alt) await describeMedia(db, { ...existing, alt }, by)
    return { ok: true, item: existing, isNew: false }
  }
  for (const file of files) await store.put(file.name, file.bytes)
  const listed = files.map((file) => ({ ...file, bytes: file.bytes.byteLength }))
  const shownName = fileName(name) || 'Picture'
  return db.transaction().execute(async (trx): Promise<Uploaded> => {
    const row: Omit<Media, 'seq'> = {
      id: newId(),
      hash,
      name: shownName,
      alt,
      width,
      height,
      files: JSON.stringify(listed),
      bytes: listed.reduce((sum, file) => sum + file.bytes, 0),
      search_text: searchText(shownName, alt),
      uploaded_at: now,
      uploaded_by: actor.name,
      version: 1,
    }
    const inserted = await trx
      .insertInto('media')
      .values({ ...row, seq: nextSeq(trx, 'media') })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return { ok: true, item: (await findByHash(trx, hash)) ?? toItem({ ...row, seq: 0 }), isNew: false }
    const detail = { width, height, bytes: row.bytes }
    await recordAudit(trx, { verb: 'uploaded', kind: 'media', id: row.id, reference: shownName, detail }, by)
    return { ok: true, item: toItem({ ...row, seq: 0 }), isNew: true }
  })
}

async function findByHash(db: Db, hash: string): Promise<MediaItem | null> {
  const row = await db.selectFrom('media').selectAll().where('hash', '=', hash).executeTakeFirst()
  return row ? toItem(row) : null
}

type Description = { id: string; version: number; alt: string }
type Changed = { ok: true } | { ok: false; reason: 'gone' | 'changed' }

/** Changes a picture's alternative text, which is suggested wherever it is used from now on. */
export function describeMedia(db: Db, { id, version, alt }: Description, by: By): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const media = await trx.selectFrom('media').select('name').where('id', '=', id).executeTakeFirst()
    if (!media) return { ok: false, reason: 'gone' }
    const isChanged = await describePicture(trx, { id, name: media.name, version, alt }, by)
    return isChanged ? { ok: true } : { ok: false, reason: 'changed' }
  })
}

type Deleted = { ok: true; name: string } | { ok: false; reason: 'gone' | 'used' }

/** Refused while a post, a text or an issue uses it, even as a draft. The row is deleted first: a file without a row does no harm. */
export async function deleteMedia(db: Db, store: FileStore, id: string, by: By): Promise<Deleted> {
  const item = await findMedia(db, id)
  if (!item) return { ok: false, reason: 'gone' }
  const outcome = await db.transaction().execute(async (trx): Promise<Deleted> => {
    await lockPictures(trx)
    const deleted = await trx
      .deleteFrom('media')
      .where('id', '=', id)
      .where((e) => e.not(e.exists(e.selectFrom('post_media').select('post_id').where('hash', '=', item.hash))))
      .where((e) => e.not(e.exists(textsUsing(trx, item.hash))))
      .where((e) => e.not(e.exists(issuesUsing(trx, item.hash))))
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return { ok: false, reason: 'used' }
    await recordAudit(trx, { verb: 'deleted', kind: 'media', id, reference: item.name }, by)
    return { ok: true, name: item.name }
  })
  if (outcome.ok) for (const { src } of item.files) await store.remove(src.replace('/media/', ''))
  return outcome
}

// The newsletter issues that use a picture of the media library: drafts, and those that were sent, whose mails still show it.
const issuesUsing = (db: Db | Trx, hash: string) =>
  db
    .selectFrom('newsletter_texts as text')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'text.issue_id')
    .select(['issue.id', 'issue.title', 'issue.status'])
    .where('text.body', 'like', `%/media/${hash}-%`)

type IssueUse = Pick<IssueRow, 'id' | 'title' | 'status'>

/** Each issue once, newest first. */
const listIssuesUsing = (db: Db, hash: string): Promise<IssueUse[]> =>
  issuesUsing(db, hash).distinct().orderBy('issue.id', 'desc').limit(50).execute()

// The texts that use a picture of the media library, whether they are published, planned or drafts.
/** Texts of hidden entries count, for they can be shown again; those of removed entries do not. */
const textsUsing = (db: Db | Trx, hash: string) =>
  db
    .selectFrom('texts')
    .innerJoin('text_versions as v', (join) =>
      join.onRef('v.kind', '=', 'texts.kind').onRef('v.number', '=', 'texts.number'),
    )
    .select(['texts.kind', 'texts.key', 'texts.language', 'texts.state'])
    .where('v.document', 'like', `%/media/${hash}-%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('text_order')
            .select('text_order.key')
            .whereRef('text_order.kind', '=', 'texts.kind')
            .whereRef('text_order.key', '=', 'texts.key')
            .where('text_order.state', '=', 'removed'),
        ),
      ),
    )

type TextUse = { kind: string; key: string; language: Language; kindTitle: Message; title?: string; isDraft: boolean }

/** Each text once, with its kind and title. */
async function listTextsUsing(db: Db, hash: string): Promise<TextUse[]> {
  const rows = await textsUsing(db, hash).orderBy('texts.kind').orderBy('texts.key').limit(50).execute()
  const places = new Map(rows.map((row) => [`${row.kind} ${row.key} ${row.language}`, row]))
  const uses = [...places.values()].map(async ({ kind: name, key, language }) => {
    const kind = findKind(name)
    const title = (kind && (await textTitle(db, kind, { key, language }))) || undefined
    const states = rows.filter((row) => row.kind === name && row.key === key && row.language === language)
    const isDraft = states.every(({ state }) => state === 'draft')
    return { kind: name, key, language, kindTitle: kind?.title ?? drawn(name), title, isDraft }
  })
  return Promise.all(uses)
}

export type PictureChoice = { src: string; name: string; alt: string; thumbnail: string }

/** Pictures of the media library to choose from, with a small file of each. */
export async function listChoices(
  db: Db,
  asked: { search?: string },
  after?: Cursor,
): Promise<{ pictures: PictureChoice[]; next: Cursor | null }> {
  const { items, next } = await listMedia(db, asked, after)
  return { pictures: items.map(toChoice), next }
}

/** Wide enough for a thumbnail on a dense screen. */
const thumbnailWidth = 320

function toChoice({ src, name, alt, files }: MediaItem): PictureChoice {
  const byWidth = [...files].sort((a, b) => a.width - b.width)
  const thumbnail = byWidth.find(({ width, type }) => width >= thumbnailWidth && type !== 'image/avif')
  return { src, name, alt, thumbnail: thumbnail?.src ?? src }
}
