// Converts a post to the values of its form. And the form after an earlier save.
import type { z } from 'zod'
import { offices } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import type { PostFormChoices } from '#app/features/blog/post-form.tsx'
import type { postEditSchema } from '#app/features/blog/schema.ts'
import { findPost, listOriginals, listVersions, stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { postVersions } from '#app/features/blog/store/revisions.server.ts'
import { listMedia } from '#app/features/media/media.server.ts'
import { newestVersion } from '#app/features/versions/versions.server.ts'
import type { Option } from '#app/forms/fields/option.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn } from '#app/languages/message.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { conflictProblem } from '#app/routes/admin/versions/versions.server.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { drawForStaff } from './post-checks.server.ts'

/** @param given the post that is to be translated, and the language */
export async function newPostValues(author: string, zone: string, given: URLSearchParams): Promise<FormValues> {
  const { post = null } = (await findPost(db, given.get('original') ?? '')) ?? {}
  return {
    category: post?.category ?? 'Technology',
    tags: post?.tags.join(', ') ?? '',
    status: 'draft',
    language: languages.find((known) => known === given.get('language')) ?? 'en',
    translationOf: post?.slug ?? '',
    author,
    zone,
  }
}

/** A stored post as its page shows it; null if there is none. */
export async function readPostForm(id: string, zone: string, { now, say }: { now: number; say: Say }) {
  const found = await findPost(db, id)
  if (!found) return null
  const { row, post } = found
  const { html, ...about } = await drawForStaff(post, say)
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    version: row.version,
    publishAt: row.publish_at,
    savedAt: row.changed_at,
    now,
    state: stateOf(row, now),
    clocks: offices.map(({ city, zone }) => ({ city, zone })),
    versions: await languageVersions(row),
    about,
    values: postValues(row, post, zone, now),
    choices: await formChoices(zone, row.id, say),
  }
}

/** The post in each other language; an original without one can be translated. */
async function languageVersions(row: PostRow) {
  const versions = await listVersions(db, row)
  return languages
    .filter((language) => language !== row.language)
    .map((language) => ({ language, id: versions.find((one) => one.language === language)?.id ?? null }))
    .filter(({ id }) => id !== null || row.original_id === null)
}

function postValues(row: PostRow, post: Post, zone: string, now: number): FormValues {
  const moment = post.publishAt === null ? null : localTime(post.publishAt, zone)
  const state = stateOf({ ...row, trashed_at: null }, now)
  return {
    title: post.title,
    category: post.category,
    excerpt: post.excerpt ?? '',
    content: post.content,
    image: post.image?.src ?? '',
    imageAlt: post.image?.alt ?? '',
    author: post.author ?? '',
    date: moment?.date ?? '',
    time: moment?.time ?? '',
    zone,
    slug: post.slug,
    tags: post.tags.join(', '),
    featured: post.featured ? 'yes' : '',
    language: post.language,
    translationOf: post.translationOf ?? '',
    status: state === 'trash' ? 'draft' : state,
    version: String(row.version),
  }
}

export async function formChoices(zone: string, postId: string | null, say: Say): Promise<PostFormChoices> {
  const [originals, { items }] = await Promise.all([listOriginals(db, postId), listMedia(db, {})])
  return {
    zones: zonesFor(zone, say),
    originals,
    media: items.map(({ src, name, alt }) => ({ src, name, alt })),
  }
}

// The time zones that a form with a moment offers.

/** Seoul, Buea and the reader's own zone. */
export function zonesFor(own: string, say: Say): Option[] {
  const officeZones = offices.map(({ city, zone }) => ({ value: zone, label: city }))
  return officeZones.some(({ value }) => value === own)
    ? officeZones
    : [...officeZones, { value: own, label: drawn(say('Yours ({zone})', { zone: own })) }]
}

type Kept = { revision: string; version: number }

/** The form after the same post was saved elsewhere first. */
export async function bothTexts(
  { id, value: typed, staff }: Pick<Asked, 'id' | 'staff'> & { value: z.output<typeof postEditSchema> },
  { revision, version }: Kept,
) {
  const { tags, featured, content: mine, ...others } = typed
  const theirs = (await findPost(db, id))?.post.content
  const values = (content: string): FormValues => ({
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, value === null ? '' : String(value)])),
    tags: tags.join(', '),
    featured: featured ? 'yes' : '',
    content,
    version: String(version),
  })
  const versions = postVersions(db, id)
  const stored = await newestVersion(versions)
  const ownAt = stored?.actor_id === staff.id ? stored.at : null
  const texts = { label: 'Content', version: typed.version, mine, theirs }
  return conflictProblem('post', versions, { ...texts, revision, values, ownAt }, staff)
}
