import { expect } from 'vitest'
import { searchedWords } from '#app/features/search/related-words.ts'
import { listVersions, newestVersion } from '#app/features/versions/versions.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { changePost, makePost, removePost, typedPost } from '#tests/support/posts.ts'
import { type PostInput, postSchema } from '../schema.ts'
import { seedFirstPosts } from '../seed-first-posts.server.ts'
import { findTag } from './collections.server.ts'
import { countFirstPosts, publishFirstPosts, trashFirstPosts } from './first-posts.server.ts'
import { countMatchingPosts, countPosts, findPost, listPosts } from './list-posts.server.ts'
import {
  featuredPosts,
  findPreview,
  listPublished,
  lookUpPublished,
  makePreview,
  neighboursOf,
  type PostFilter,
  relatedPosts,
  slugsIn,
  translationsOf,
} from './published.server.ts'
import { postVersions, restoreRevision } from './revisions.server.ts'
import { createPost, updatePost } from './save-post.server.ts'
import { purgeTrash, trashPost, untrashPost } from './trash.server.ts'

const now = Date.UTC(2026, 5, 15, 12)
const hour = 60 * 60_000
const actor = { ...theSite, name: 'Ada' }

const input = (values: Partial<Record<keyof PostInput, string>> = {}) => postSchema.parse(typedPost(values))
const make = (db: Db, values: Partial<Record<keyof PostInput, string>> = {}, at = now) => makePost(db, values, at)

const change = (db: Db, id: string, values: Partial<Record<keyof PostInput, string>>, at = now) =>
  changePost(db, id, values, at)

const titles = async (
  db: Db,
  { query = '', ...filter }: Omit<PostFilter, 'words'> & { query?: string } = {},
  at = now,
  page = 1,
) =>
  (await listPublished(db, { ...filter, words: searchedWords(query) }, { now: at, page })).posts.map(
    ({ title }) => title,
  )

describeOnBothDialects('posts', () => {
  test('become public at their time without any action', async ({ db }) => {
    await make(db, { title: 'Out' })
    await make(db, { title: 'Later', status: 'scheduled', date: '2026-06-15', time: '13:00', tags: 'Brass' })
    await make(db, { title: 'Draft', status: 'draft' })
    expect(await titles(db)).toEqual(['Out'])
    expect(await titles(db, {}, now + hour)).toEqual(['Later', 'Out'])
    expect(await lookUpPublished(db, 'later', now)).toEqual({ is: 'unknown' })
    expect(await lookUpPublished(db, 'later', now + hour)).toMatchObject({ is: 'live' })
    expect(await lookUpPublished(db, 'draft', now + hour)).toEqual({ is: 'unknown' })
    expect(await findTag(db, 'brass', now)).toBeNull()
    expect(await findTag(db, 'brass', now + hour)).toBe('Brass')
    expect(await countPosts(db, now)).toEqual({ draft: 1, scheduled: 1, published: 1, trash: 0 })
    expect(await countPosts(db, now + hour)).toEqual({ draft: 1, scheduled: 0, published: 2, trash: 0 })
  })

  test('keep every address that they have had, and no other post gets one', async ({ db }) => {
    const id = await make(db, { title: 'First name' })
    expect(await change(db, id, { title: 'First name', slug: 'second-name' })).toMatchObject({ ok: true })
    expect(await lookUpPublished(db, 'first-name', now)).toEqual({ is: 'moved', slug: 'second-name' })
    expect(await createPost(db, input({ slug: 'first-name' }), { actor, now })).toMatchObject({
      ok: false,
      errors: {
        slug: [
          {
            phrase: 'This address belongs to "{title}". Please choose another',
            values: { title: 'First name' },
          },
        ],
      },
    })
    const other = await make(db, { title: 'First name' })
    expect((await findPost(db, other))?.post.slug).toBe('first-name-2')
    // A post may take its own earlier address back.
    expect(await change(db, id, { title: 'First name', slug: 'first-name' })).toMatchObject({ ok: true })
    expect(await lookUpPublished(db, 'second-name', now)).toEqual({ is: 'moved', slug: 'first-name' })
  })

  test('go into the trash and are restored unchanged, or answer 410 once deleted', async ({ db }) => {
    const id = await make(db, { title: 'Public' })
    const draft = await make(db, { title: 'Never seen', status: 'draft' })
    for (const one of [id, draft]) {
      expect(await trashPost(db, { id: one, version: 1 }, { actor, now: now + hour })).toMatchObject({ ok: true })
    }
    expect(await lookUpPublished(db, 'public', now + hour)).toEqual({ is: 'gone' })
    expect(await lookUpPublished(db, 'never-seen', now + hour)).toEqual({ is: 'unknown' })
    expect(await titles(db, { query: 'words' })).toEqual([])
    expect(await trashPost(db, { id, version: 2 }, { actor, now })).toEqual({ ok: false, reason: 'gone' })
    expect(await untrashPost(db, { id, version: 1 }, { actor, now })).toEqual({ ok: false, reason: 'changed' })
    expect(await untrashPost(db, { id, version: 2 }, { actor, now: now + hour })).toMatchObject({ ok: true })
    expect(await titles(db, { query: 'words' }, now + hour)).toEqual(['Public'])
    expect(await trashPost(db, { id, version: 3 }, { actor, now: now + hour })).toMatchObject({ ok: true })
    expect(await purgeTrash(db, now + hour - 1, 10)).toBe(0)
    expect(await purgeTrash(db, now + hour, 10)).toBe(2)
    expect(await lookUpPublished(db, 'public', now + hour)).toEqual({ is: 'gone' })
    expect(await lookUpPublished(db, 'never-seen', now + hour)).toEqual({ is: 'unknown' })
    expect(await db.selectFrom('post_revisions').select('id').execute()).toEqual([])
    // The address is free again.
    await make(db, { title: 'Public' })
    expect(await lookUpPublished(db, 'public', now)).toMatchObject({ is: 'live' })
  })

  test('keep both texts when two people change them at once', async ({ db }) => {
    const id = await make(db, { content: 'One\n\nTwo' })
    expect(
      await updatePost(db, { id, version: 1, input: input({ content: 'One!\n\nTwo' }) }, { actor, now }),
    ).toMatchObject({ ok: true })
    const late = await updatePost(db, { id, version: 1, input: input({ content: 'One\n\nTwo?' }) }, { actor, now })
    expect(late).toMatchObject({ ok: false, reason: 'conflict', version: 2 })
    expect((await findPost(db, id))?.post.content).toBe('One!\n\nTwo')
    const versions = postVersions(db, id)
    const { lines } = await listVersions(versions)
    expect(lines.map(({ kind, number }) => [kind, number])).toEqual([
      ['conflict', 1],
      ['saved', 2],
      ['saved', 1],
    ])
    const kept = lines[0]?.id ?? ''
    expect(await restoreRevision(db, { id, version: 2, revision: kept }, { actor, now })).toEqual({ ok: true })
    expect((await findPost(db, id))?.post.content).toBe('One\n\nTwo?')
    expect((await newestVersion(versions, { number: 3 }))?.snapshot).toContain('One!\\n\\nTwo')
  })

  test('are listed newest first by category, tag and author, six a page', async ({ db }) => {
    for (let count = 1; count <= 8; count++) {
      const values = { title: `Post ${count}`, tags: count % 2 ? 'Odd, Numbers' : 'Numbers', author: 'Ann Lee' }
      await make(db, { ...values, category: count > 6 ? 'Business' : 'Design' }, now + count)
    }
    const later = now + hour
    expect(await titles(db, {}, later)).toEqual(['Post 8', 'Post 7', 'Post 6', 'Post 5', 'Post 4', 'Post 3'])
    expect(await titles(db, {}, later, 2)).toEqual(['Post 2', 'Post 1'])
    expect(await titles(db, { category: 'Business' }, later)).toEqual(['Post 8', 'Post 7'])
    expect(await titles(db, { tag: 'odd' }, later)).toEqual(['Post 7', 'Post 5', 'Post 3', 'Post 1'])
    expect((await listPublished(db, { author: 'ann-lee' }, { now: later })).total).toBe(8)
    expect(await titles(db, { query: 'post', category: 'Business' }, later)).toEqual(['Post 8', 'Post 7'])
    const found = await lookUpPublished(db, 'post-7', later)
    if (found.is !== 'live') throw new Error(found.is)
    expect(await neighboursOf(db, found.post, later)).toMatchObject({
      previous: { title: 'Post 6' },
      next: { title: 'Post 8' },
    })
    expect((await relatedPosts(db, found.post, later)).map(({ title }) => title)).toEqual([
      'Post 5',
      'Post 3',
      'Post 1',
    ])
    const { rows, next } = await listPosts(db, { now: later, search: 'lee POST' }, undefined, 5)
    expect(rows.map(({ title }) => title)).toEqual(['Post 8', 'Post 7', 'Post 6', 'Post 5', 'Post 4'])
    expect((await listPosts(db, { now: later }, next ?? undefined, 5)).rows).toHaveLength(3)
  })

  test('are found by staff in any state outside the trash by the words of their text', async ({ db }) => {
    await make(db, { title: 'Out', content: 'The **harbour** of Douala' })
    await make(db, { title: 'Draft', status: 'draft', content: 'Another harbour' })
    await removePost(db, await make(db, { title: 'Removed', content: 'An old harbour' }))
    const found = async (search: string) => (await listPosts(db, { now, search })).rows.map(({ title }) => title)
    expect(await found('HARBOUR')).toEqual(['Draft', 'Out'])
    expect(await found('harbour douala')).toEqual(['Out'])
    expect(await countMatchingPosts(db, { now, search: 'harbour' }, 10)).toBe(2)
    expect(await countMatchingPosts(db, { now, search: 'harbour' }, 0)).toBe(1)
  })

  test('are found by title, excerpt, text and tags, ignoring case and accents, in Korean too', async ({ db }) => {
    await make(db, { title: 'Café culture', excerpt: 'A résumé', content: 'Deep `inside` the text', tags: 'C#, Go' })
    await make(db, {
      title: '두 시간대에서',
      content: '서울과 부에아는 여덟 시간 떨어져 있습니다.',
      language: 'ko',
      slug: 'ko',
    })
    for (const query of ['cafe', 'CAFÉ', 'resume', 'inside text', 'go', 'c#', 'ulture']) {
      expect([query, await titles(db, { query })]).toEqual([query, ['Café culture']])
    }
    for (const query of ['서울', '부에아', '시간대', '두'])
      expect([query, await titles(db, { query })]).toEqual([query, ['두 시간대에서']])
    expect(await titles(db, { query: 'cafe missing' })).toEqual([])
    for (const query of [
      '"',
      `'`,
      '%',
      '_',
      '\\',
      '"a" OR "b"',
      'NEAR(a b)',
      'text*',
      '-text',
      'a:b',
      '(((',
      'x'.repeat(100),
    ]) {
      expect([query, await titles(db, { query })]).toEqual([query, []])
    }
  })

  test('link to their translations', async ({ db }) => {
    const en = await make(db, { title: 'English' })
    await make(db, { title: 'Korean', language: 'ko', translationOf: 'english' })
    await make(db, { title: 'French', language: 'fr', translationOf: 'korean' })
    const row = await lookUpPublished(db, 'french', now)
    if (row.is !== 'live') throw new Error(row.is)
    expect((await translationsOf(db, row.post, now)).map(({ slug }) => slug)).toEqual(['english', 'korean'])
    expect(row.post.original_id).toBe(en)
  })

  test('are named in another language where they are public in it', async ({ db }) => {
    await make(db, { title: 'Alpha' })
    await make(db, { title: 'Alpha fr', language: 'fr', translationOf: 'alpha' })
    await make(db, { title: 'Alpha ko', language: 'ko', translationOf: 'alpha' })
    await make(db, { title: 'Beta' })
    await make(db, { title: 'Beta fr', language: 'fr', translationOf: 'beta', status: 'draft' })
    const named = (language: 'en' | 'fr' | 'ko', ...slugs: string[]) => slugsIn(db, { slugs, language }, now)
    expect(await named('fr', 'beta', 'alpha', 'unknown')).toEqual(['beta', 'alpha-fr', 'unknown'])
    expect(await named('ko', 'alpha-fr')).toEqual(['alpha-ko'])
    expect(await named('en', 'alpha-ko', 'beta')).toEqual(['alpha', 'beta'])
    expect(await named('en')).toEqual([])
  })

  test('can be previewed by a link for a week', async ({ db }) => {
    const id = await make(db, { status: 'draft' })
    const token = (await makePreview(db, id, { actor, now })) ?? ''
    expect(await findPreview(db, token, now + 7 * 24 * hour - 1)).toBe(id)
    expect(await findPreview(db, token, now + 7 * 24 * hour)).toBeNull()
    expect(await findPreview(db, `${token}x`, now)).toBeNull()
    await trashPost(db, { id, version: 1 }, { actor, now })
    expect(await findPreview(db, token, now)).toBeNull()
  })

  test('have neighbours and related posts in their own language only', async ({ db }) => {
    const languages = ['en', 'ko', 'en', 'fr', 'ko', 'en', 'fr'] as const
    for (const [count, language] of languages.entries()) {
      await make(db, { title: `Post ${count}`, tags: 'Shared', language }, now + count)
    }
    const later = now + hour
    const lists = {
      neighbours: async (post: PostRow) => Object.values(await neighboursOf(db, post, later)),
      related: (post: PostRow) => relatedPosts(db, post, later),
    }
    for (const count of languages.keys()) {
      const found = await lookUpPublished(db, `post-${count}`, later)
      if (found.is !== 'live') throw new Error(found.is)
      for (const [name, list] of Object.entries(lists)) {
        const shown = (await list(found.post)).flatMap((post) => (post ? [post.language] : []))
        expect([name, shown.length > 0, new Set([...shown, found.post.language]).size]).toEqual([name, true, 1])
      }
    }
  })

  test('supplied with the site are drafts until they are published, each once', async ({ db }) => {
    await seedFirstPosts(db, now)
    expect((await listPublished(db, {}, { now })).total).toBe(0)
    expect(await titles(db, { query: '두 시간대' })).toEqual([])
    expect(await countFirstPosts(db)).toEqual({ all: 8, drafts: 8 })
    expect(await publishFirstPosts(db, { actor, now: now + hour })).toBe(8)
    expect(await publishFirstPosts(db, { actor, now: now + hour })).toBe(0)
    expect(await countFirstPosts(db)).toEqual({ all: 8, drafts: 0 })
    const { total, posts } = await listPublished(db, {}, { now: now + hour, size: 8 })
    expect(total).toBe(8)
    expect(posts.map(({ publishedAt }) => (now + hour - publishedAt) / 60_000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('supplied with the site are featured and found once published, and are trashed together', async ({ db }) => {
    await seedFirstPosts(db, now)
    await publishFirstPosts(db, { actor, now })
    expect(await featuredPosts(db, now, 'en')).toHaveLength(3)
    expect(await titles(db, { query: '두 시간대' })).toEqual(['두 시간대에서 함께 일하기'])
    expect(await trashFirstPosts(db, { actor, now })).toBe(8)
    await seedFirstPosts(db, now)
    expect((await listPublished(db, {}, { now })).total).toBe(0)
    expect(await trashFirstPosts(db, { actor, now })).toBe(0)
  })
})
