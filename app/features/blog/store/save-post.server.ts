// Saves the post form. When two people edit at once, the later text is kept as a revision and never overwrites the
// earlier.

import { z } from 'zod'
import { readText } from '#app/features/blog/markdown/draw-markdown.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import { type PostInput, postSchema, undescribed } from '#app/features/blog/schema.ts'
import { slugOf } from '#app/features/blog/slug.ts'
import { describePictures } from '#app/features/texts/pictures.server.ts'
import { picturesIn } from '#app/forms/document/picture-address.ts'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import { isClock } from '#app/time/clock.ts'
import { hasPassed, isDate, momentOf } from '#app/time/zoned-time.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { addRevision, missingPictures, nextFreeSlug, takenBy, writePostRows } from './write-post.server.ts'

type Saved =
  | { ok: true; id: string; post: Post }
  | { ok: false; reason: 'refused'; errors: Errors }
  | { ok: false; reason: 'gone' }
  /** Someone else saved first; the typed text is kept as this revision. */
  | { ok: false; reason: 'conflict'; revision: string; version: number }

export async function createPost(db: Db, input: PostInput, by: By): Promise<Saved> {
  const text = await readText(input.content)
  return db.transaction().execute(async (trx): Promise<Saved> => {
    const draft = await postFrom(trx, input, null, by.now)
    if ('errors' in draft) return { ok: false, reason: 'refused', errors: draft.errors }
    const errors = await missingPictures(trx, draft.post, null)
    if (errors) return { ok: false, reason: 'refused', errors }
    const id = newId()
    await writePostRows(trx, draft.post, { id, text, before: null, kind: 'saved' }, by)
    await describePictures(trx, shownIn(draft.post), by)
    const { slug, title, status } = draft.post
    await recordAudit(trx, { verb: 'created', kind: 'post', id, reference: title, detail: { slug, status } }, by)
    return { ok: true, id, post: draft.post }
  })
}

/** @param version the post's version when the form was opened */
export async function updatePost(
  db: Db,
  { id, version, input }: { id: string; version: number; input: PostInput },
  by: By,
): Promise<Saved> {
  const text = await readText(input.content)
  return db.transaction().execute(async (trx): Promise<Saved> => {
    const before = await lockPost(trx, id)
    if (!before || before.trashed_at !== null) return { ok: false, reason: 'gone' }
    const draft = await postFrom(trx, input, before, by.now)
    if ('errors' in draft) return { ok: false, reason: 'refused', errors: draft.errors }
    if (before.version !== version) {
      const snapshot = JSON.stringify({ ...draft.post, author: draft.post.author ?? by.actor.name })
      const revision = await addRevision(trx, { post_id: id, version, kind: 'conflict', snapshot }, by)
      const detail = { on: version, now: before.version }
      await recordAudit(trx, { verb: 'conflict-kept', kind: 'post', id, reference: before.title, detail }, by)
      return { ok: false, reason: 'conflict', revision, version: before.version }
    }
    const errors = await missingPictures(trx, draft.post, id)
    if (errors) return { ok: false, reason: 'refused', errors }
    await writePostRows(trx, draft.post, { id, text, before, kind: 'saved' }, by)
    await describePictures(trx, shownIn(draft.post), by)
    await recordAudit(
      trx,
      { verb: 'changed', kind: 'post', id, reference: draft.post.title, detail: changesOf(before, draft.post) },
      by,
    )
    return { ok: true, id, post: draft.post }
  })
}

const shownIn = ({ content, image }: Post) => [...picturesIn(content), ...(image ? [image] : [])]

export async function lockPost(trx: Trx, id: string): Promise<PostRow | undefined> {
  await takeAdvisoryLock(trx, `post ${id}`)
  return trx.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
}

const changesOf = (before: PostRow, { slug, status }: Post) => ({
  status: before.status === status ? status : `${before.status} → ${status}`,
  slug: before.slug === slug ? slug : `${before.slug} → ${slug}`,
})

/** A post with the form's values, a free address and its time of publication. */
async function postFrom(
  trx: Trx,
  typed: PostInput,
  before: PostRow | null,
  now: number,
): Promise<{ post: Post } | { errors: Errors }> {
  const input = asPressed(typed)
  const publication = publicationOf(input, now, before && liveSince(before, now))
  await takeAdvisoryLock(trx, 'post slugs')
  const slug = input.slug ?? before?.slug ?? (await nextFreeSlug(trx, slugOf(input.title)))
  const other = await takenBy(trx, slug, before?.id)
  const { title, category, excerpt, content, author, tags, featured, language, translationOf, status } = input
  const image = input.image ? { src: input.image, alt: input.imageAlt ?? '' } : null
  if (!publication.ok || other) {
    const pictures = await missingPictures(trx, { content, image }, before?.id ?? null)
    return { errors: { ...pictures, ...(publication.ok ? {} : publication.errors), ...(other && taken(other)) } }
  }
  const { publishAt } = publication
  return {
    post: {
      title,
      slug,
      category,
      excerpt,
      content,
      image,
      author,
      publishAt,
      tags,
      featured,
      language,
      translationOf,
      status,
    },
  }
}

const taken = (title: string): Errors => ({
  slug: [message('This address belongs to "{title}". Please choose another', { title })],
})

/** The errors of rules beyond single fields, for a form that is refused for those already. @param id null for a new post */
export const lateErrors = (db: Db, values: FormValues, id: string | null, now: number): Promise<Errors> =>
  db.transaction().execute(async (trx) => {
    const before = id === null ? undefined : await lockPost(trx, id)
    const slug = postSchema.shape.slug.safeParse(values.slug)
    const other = slug.data ? await takenBy(trx, slug.data, before?.id) : null
    const image = { src: String(values.image), alt: '' }
    return {
      ...(await missingPictures(trx, { content: String(values.content), image }, id)),
      ...errorsBeside(values, now, before ? liveSince(before, now) : null),
      ...(other && taken(other)),
    }
  })

/** When visitors began to see a stored post; null before. */
const liveSince = ({ status, publish_at }: PostRow, now: number) =>
  status === 'draft' || publish_at === null || publish_at > now ? null : publish_at

// The status and time of publication from the form's values.

type Publication = { ok: true; publishAt: number | null } | { ok: false; errors: Errors }

type Asked = Pick<PostInput, 'status' | 'date' | 'time' | 'zone'>

const passed = 'This time has passed. Choose a later one, or publish the post now'

/**
 * The date and time count for a scheduled post, and correct those of a post that visitors see already.
 * @param since when the stored post went live; null if it has not
 */
export function publicationOf({ status, date, time, zone }: Asked, now: number, since: number | null): Publication {
  if (status === 'draft') return { ok: true, publishAt: null }
  const isPlanned = status === 'scheduled'
  if (!isPlanned && (since === null || !date)) return { ok: true, publishAt: since ?? now }
  const errors: Errors = {
    ...(!date && { date: ['Date is required for a scheduled post'] }),
    ...(date && !isDate(date) && { date: ['Date must be a day, written like 2026-03-31'] }),
    ...(isPlanned && !time && { time: ['Time is required for a scheduled post'] }),
    ...(isPlanned && date && hasPassed({ date, time: time ?? '' }, zone, now) && { date: [passed] }),
    ...(time && !isClock(time) && { time: ['Time must be a time of day, written like 09:30'] }),
  }
  if (!date || Object.keys(errors).length > 0) return { ok: false, errors }
  const publishAt = momentOf({ date, time: time ?? '00:00' }, zone)
  if (!isPlanned && publishAt > now) {
    return { ok: false, errors: { date: ['This time is in the future. Choose "Scheduled", or an earlier date'] } }
  }
  return { ok: true, publishAt }
}

/** The errors of rules over several fields, for a form that is refused for single ones already. @param since as above */
export function errorsBeside(values: FormValues, now: number, since: number | null): Errors {
  const { status, publish, date, time, zone, image, imageAlt } = postSchema.shape
  const timed = z.object({ status, publish, date, time, zone }).safeParse(values)
  const publication = timed.success ? publicationOf(asPressed(timed.data), now, since) : null
  const pictured = z.object({ image, imageAlt }).safeParse(values)
  const isUndescribed = pictured.success && pictured.data.image && !pictured.data.imageAlt
  return {
    ...(publication?.ok === false ? publication.errors : {}),
    ...(isUndescribed ? { imageAlt: [undescribed] } : {}),
  }
}

/** Applies the pressed button to the chosen status. */
export function asPressed<T extends Pick<PostInput, 'status' | 'publish'>>(input: T): T {
  if (!input.publish) return input
  const isPlanned = input.publish === 'due' && input.status === 'scheduled'
  return { ...input, status: isPlanned ? 'scheduled' : 'published' }
}
