// Saves the post form. When two people edit at once, the later text is kept as a revision and never overwrites the
// earlier.

import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { readText } from '../markdown/draw-markdown.server.ts'
import type { Post } from '../post.ts'
import { asPressed, errorsBeside, publicationOf } from '../publication.ts'
import { type PostInput, postSchema } from '../schema.ts'
import { slugOf } from '../slug.ts'
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
    await recordAudit(
      trx,
      { verb: 'changed', kind: 'post', id, reference: draft.post.title, detail: changesOf(before, draft.post) },
      by,
    )
    return { ok: true, id, post: draft.post }
  })
}

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
