// A picture is either kept or not shown, whatever is written while it is deleted.
import { expect } from 'vitest'
import { postSchema } from '#app/features/blog/schema.ts'
import { postVersions, restoreRevision as restorePost } from '#app/features/blog/store/revisions.server.ts'
import { createPost, updatePost } from '#app/features/blog/store/save-post.server.ts'
import { listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { moveIssue } from '#app/features/newsletter/issues/move-issue.server.ts'
import { issueVersions, restoreRevision } from '#app/features/newsletter/issues/revisions.server.ts'
import { createIssue, saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import { listVersions } from '#app/features/versions/versions.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { writer } from '#tests/support/issues.ts'
import { addPicture, removePicture, type Uploaded } from '#tests/support/media.ts'
import { typedPost } from '#tests/support/posts.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { listMedia, usesOf } from './media.server.ts'

const by = { actor: writer, now: Date.UTC(2026, 10, 24, 12) }
const remove = (db: Db, picture: Uploaded) => removePicture(db, picture, by)
const showing = ({ src }: Uploaded) => `Look:\n\n![Hills](${src})`

const saveIssue = (db: Db, id: string, version: number, body: string) =>
  saveText(db, { id, language: 'en', version, text: { subject: 'Spring', preheader: '', body } }, by)
const postOf = (content: string, image = '') => postSchema.parse(typedPost({ content, image, imageAlt: 'Hills' }))
const savePost = (db: Db, id: string, version: number, content: string) =>
  updatePost(db, { id, version, input: postOf(content) }, by)

describeOnBothDialects('a picture of an issue', () => {
  test('is in use while the issue is a draft, and after it was sent', async ({ db }) => {
    const [drafted, sent, free] = [await addPicture(db), await addPicture(db), await addPicture(db)]
    const id = await createIssue(db, { title: 'Spring' }, by)
    expect(await saveIssue(db, id, 0, showing(drafted))).toMatchObject({ ok: true })
    await saveText(
      db,
      { id, language: 'fr', version: 0, text: { subject: 'Printemps', preheader: '', body: showing(drafted) } },
      by,
    )
    const old = await makeIssue(db, { number: 1, texts: { ko: { subject: '봄', body: showing(sent) } } })
    expect((await usesOf(db, drafted.id)).issues).toEqual([{ id, title: 'Spring', status: 'draft' }])
    expect((await usesOf(db, sent.id)).issues).toEqual([{ id: old, title: 'Issue 1', status: 'sent' }])
    for (const used of [drafted, sent]) expect(await remove(db, used)).toEqual({ ok: false, reason: 'used' })
    expect(await remove(db, free)).toMatchObject({ ok: true })
    expect(await moveIssue(db, { id, version: 1, move: 'delete' }, by)).toEqual({ ok: true })
    expect(await remove(db, drafted)).toMatchObject({ ok: true })
  })

  test('that was deleted is refused in its text, and does not come back with an earlier one', async ({ db }) => {
    const gone = await addPicture(db)
    const id = await createIssue(db, { title: 'Spring' }, by)
    await saveIssue(db, id, 0, showing(gone))
    await saveIssue(db, id, 1, 'No picture.')
    await remove(db, gone)
    const body = ['A picture is no longer in the media library']
    expect(await saveIssue(db, id, 2, showing(gone))).toEqual({ ok: false, errors: { body } })
    const first = (await listVersions(issueVersions(db, id, 'en'))).lines.at(-1)
    expect(await restoreRevision(db, { id, language: 'en', revision: first?.id ?? '', version: 2 }, by)).toEqual({
      ok: false,
      reason: 'picture',
    })
    expect((await listTexts(db, id)).map((text) => text.body)).toEqual(['No picture.'])
  })
})

describeOnBothDialects('a picture of a post that was deleted', () => {
  test('is refused in its text and as its cover; what it showed already stays', async ({ db }) => {
    const [gone, kept] = [await addPicture(db), await addPicture(db)]
    const made = await createPost(db, postOf(showing(gone)), by)
    if (!made.ok) throw new Error(made.reason)
    await savePost(db, made.id, 1, showing(kept))
    await remove(db, gone)
    expect(await createPost(db, postOf(showing(gone), gone.src), by)).toEqual({
      ok: false,
      reason: 'refused',
      errors: {
        content: ['A picture of the text is no longer in the media library'],
        image: ['This picture is no longer in the media library'],
      },
    })
    expect(await savePost(db, made.id, 2, showing(gone))).toMatchObject({ reason: 'refused' })
    const first = (await listVersions(postVersions(db, made.id))).lines.at(-1)
    expect(await restorePost(db, { id: made.id, version: 2, revision: first?.id ?? '' }, by)).toEqual({
      ok: false,
      reason: 'picture',
    })
    // As after an import without its pictures.
    await db.deleteFrom('media').where('id', '=', kept.id).execute()
    expect(await savePost(db, made.id, 2, `Again. ${showing(kept)}`)).toMatchObject({ ok: true })
  })
})

describeOnBothDialects('what is typed to describe a picture', () => {
  test('becomes its alternative text in the library, which keeps one that it has', async ({ db }) => {
    const pictures = [await addPicture(db), await addPicture(db), await addPicture(db), await addPicture(db)]
    const [inText, cover, described, inIssue] = pictures as [Uploaded, Uploaded, Uploaded, Uploaded]
    await db.updateTable('media').set({ alt: 'A lake' }).where('id', '=', described.id).execute()
    const content = `![A \\[red\\] ship](${inText.src}) ![](${cover.src}) ![Not this](${described.src})`
    const made = await createPost(db, postOf(content, cover.src), by)
    if (!made.ok) throw new Error(made.reason)
    await savePost(db, made.id, 1, content.replace('red', 'blue'))
    const id = await createIssue(db, { title: 'Spring' }, by)
    await saveIssue(db, id, 0, showing(inIssue))
    const ids = pictures.map((picture) => picture.id)
    const stored = await db
      .selectFrom('media')
      .select(['alt', 'version'])
      .where('id', 'in', ids)
      .orderBy('seq')
      .execute()
    expect(stored).toEqual([
      { alt: 'A [red] ship', version: 2 },
      { alt: 'Hills', version: 2 },
      { alt: 'A lake', version: 1 },
      { alt: 'Hills', version: 2 },
    ])
    const told = await db.selectFrom('audit_events').select('verb').where('verb', '=', 'described').execute()
    expect(told).toEqual(Array(3).fill({ verb: 'described' }))
    expect((await listMedia(db, { search: 'ship' })).items.map((item) => item.id)).toEqual([inText.id])
  })
})

type Writing = { prepare: (db: Db) => Promise<(db: Db, version: number, text: string) => Promise<{ ok: boolean }>> }

const written: Record<string, Writing> = {
  issue: {
    prepare: async (db) => {
      const id = await createIssue(db, { title: 'Spring' }, by)
      await saveIssue(db, id, 0, 'Empty')
      return (on, version, text) => saveIssue(on, id, version, text)
    },
  },
  post: {
    prepare: async (db) => {
      const made = await createPost(db, postOf('Empty'), by)
      return (on, version, text) => savePost(on, made.ok ? made.id : '', version, text)
    },
  },
}

describeOnBothDialects('a picture that is deleted', (open) => {
  test.each(Object.entries(written))(
    'at the moment when an %s is saved is either kept or not shown',
    { tags: 'simultaneous' },
    async (_, kind) => {
      const db = await open()
      const save = await kind.prepare(db)
      for (let version = 1, round = 0; round < 12; round += 1) {
        const one = await addPicture(db)
        const writing = () => save(db, version, showing(one))
        const [saved, removed] = await (round % 2
          ? Promise.all([writing(), remove(db, one)])
          : Promise.all([remove(db, one), writing()]).then(([second, first]) => [first, second] as const))
        expect(saved.ok).toBe(!removed.ok)
        const { posts, issues } = await usesOf(db, one.id)
        expect(posts.length + issues.length).toBe(saved.ok ? 1 : 0)
        if (saved.ok) version += 1
      }
    },
  )
})
