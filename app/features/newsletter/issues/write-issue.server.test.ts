import { expect } from 'vitest'
import { findVersion, listVersions } from '#app/features/versions/versions.server.ts'
import type { Db } from '#db/schema.ts'
import type { IssueStatus } from '#db/tables/issues.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { writer } from '#tests/support/issues.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import type { IssueSettings } from './issue-schema.ts'
import { findIssue, findText, listTexts } from './issues.server.ts'
import { issueVersions, restoreRevision } from './revisions.server.ts'
import { changeIssue, createIssue, saveText } from './write-issue.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const by = { actor: writer, now }
const settings: IssueSettings = {
  topic: 'talks',
  isAdvertising: true,
  withoutText: 'nothing',
  version: 1,
}
const save = (db: Db, id: string, version: number, body: string, language: 'en' | 'ko' = 'en') =>
  saveText(db, { id, language, version, text: { subject: 'Spring', preheader: '', body } }, by)

const versionsOf = async (db: Db, id: string, language: 'en' | 'ko' = 'en') =>
  (await listVersions(issueVersions(db, id, language), null, 200)).lines

const create = (db: Db) => createIssue(db, { title: 'Spring' }, by)
const verbs = async (db: Db) =>
  (await db.selectFrom('audit_events').select('verb').orderBy('id').execute()).map(({ verb }) => verb)

const writable: Record<IssueStatus, boolean> = {
  draft: true,
  scheduled: true,
  preparing: false,
  sending: false,
  paused: false,
  sent: false,
  cancelled: false,
}

describeOnBothDialects('writing an issue', (open) => {
  test.each(Object.entries(writable))('that is %s is possible: %s', async (status, isWritable) => {
    const db = await open()
    const id = await makeIssue(db, { number: 1, status: status as IssueStatus, texts: { en: { subject: 'Old' } } })
    const before = [await findIssue(db, id), await listTexts(db, id)]
    const begun = { ok: false, reason: 'begun' }
    expect(await save(db, id, 1, 'New')).toEqual(isWritable ? { ok: true, version: 2 } : begun)
    expect(await save(db, id, 0, '새 글', 'ko')).toEqual(isWritable ? { ok: true, version: 1 } : begun)
    // A conflict is not kept either: nothing changes any more.
    expect(await save(db, id, 7, 'Late')).toMatchObject(isWritable ? { reason: 'conflict' } : begun)
    expect(await changeIssue(db, id, settings, by)).toEqual(isWritable ? { ok: true } : begun)
    if (!isWritable) expect([await findIssue(db, id), await listTexts(db, id)]).toEqual(before)
    const kept = ['text-saved', 'text-saved', 'conflict-kept', 'changed']
    expect(await verbs(db)).toEqual(isWritable ? kept : [])
  })

  test('that is gone says so', async ({ db }) => {
    const gone = { ok: false, reason: 'gone' }
    expect(await save(db, 'none', 0, 'x')).toEqual(gone)
    expect(await changeIssue(db, 'none', settings, by)).toEqual(gone)
    expect(await restoreRevision(db, { id: 'none', language: 'en', revision: 'none', version: 0 }, by)).toEqual(gone)
  })

  test('stores its settings in the version that the form showed only', async ({ db }) => {
    const id = await create(db)
    expect(await changeIssue(db, id, { ...settings, version: 2 }, by)).toEqual({ ok: false, reason: 'changed' })
    expect(await findIssue(db, id)).toMatchObject({ topic: 'articles', version: 1 })
    expect(await changeIssue(db, id, settings, by)).toEqual({ ok: true })
    expect(await findIssue(db, id)).toMatchObject({
      title: 'Spring',
      topic: 'talks',
      is_advertising: 1,
      without_text: 'nothing',
      version: 2,
      status: 'draft',
    })
  })

  test('is named by its subject in English, and before by that of another text', async ({ db }) => {
    const id = await create(db)
    const named = async (language: 'en' | 'ko', version: number, subject: string) => {
      await saveText(db, { id, language, version, text: { subject, preheader: '', body: 'Hello' } }, by)
      return (await findIssue(db, id))?.title
    }
    expect(await named('ko', 0, '봄')).toBe('봄')
    expect(await named('en', 0, 'Spring')).toBe('Spring')
    expect(await named('ko', 1, '봄 소식')).toBe('Spring')
    expect(await named('en', 1, 'News of spring')).toBe('News of spring')
  })

  test('counts the versions of each text by itself, and leaves that of the settings', async ({ db }) => {
    const id = await create(db)
    expect(await save(db, id, 0, 'One')).toEqual({ ok: true, version: 1 })
    expect(await save(db, id, 1, 'Two')).toEqual({ ok: true, version: 2 })
    expect(await save(db, id, 0, '하나', 'ko')).toEqual({ ok: true, version: 1 })
    expect((await listTexts(db, id)).map(({ language, version, body }) => [language, version, body])).toEqual([
      ['en', 2, 'Two'],
      ['ko', 1, '하나'],
    ])
    expect(await findIssue(db, id)).toMatchObject({ version: 1 })
    expect((await versionsOf(db, id)).map(({ kind, number }) => [kind, number])).toEqual([
      ['saved', 2],
      ['saved', 1],
    ])
  })

  test('keeps the later of two texts as a revision, and never loses the earlier', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const id = await create(db)
    const [first, second] = await Promise.all([save(db, id, 0, 'Mine'), save(db, id, 0, 'Mine too')])
    const kept = [first, second].find((saved) => !saved.ok)
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1)
    if (!kept || !('reason' in kept) || kept.reason !== 'conflict') throw new Error('no conflict')
    const stored = first.ok ? 'Mine' : 'Mine too'
    expect(kept.theirs).toMatchObject({ body: stored, version: 1 })
    expect(await findText(db, id, 'en')).toMatchObject({ body: stored, version: 1 })
    expect(await findVersion(issueVersions(db, id, 'en'), kept.revision)).toMatchObject({
      kind: 'conflict',
      number: 0,
      body: first.ok ? 'Mine too' : 'Mine',
    })
    expect(await verbs(db)).toEqual(['created', 'text-saved', 'conflict-kept'])
    // An older version conflicts too, and so does one that never was.
    for (const version of [0, 5]) expect(await save(db, id, version, 'Lost?')).toMatchObject({ reason: 'conflict' })
    expect(await versionsOf(db, id)).toHaveLength(4)
  })

  test('an equal save from another tab or by a double click succeeds, and keeps no second version', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const id = await create(db)
    const saves = await Promise.all([1, 2, 3].map(() => save(db, id, 0, 'Hello')))
    expect(saves).toEqual([1, 2, 3].map(() => ({ ok: true, version: 1 })))
    expect(await save(db, id, 1, 'Hello again')).toEqual({ ok: true, version: 2 })
    expect(await save(db, id, 1, 'Hello again')).toEqual({ ok: true, version: 2 })
    expect(await save(db, id, 2, 'Hello again')).toEqual({ ok: true, version: 2 })
    expect(await versionsOf(db, id)).toHaveLength(2)
    const change = () => changeIssue(db, id, settings, by)
    expect(await Promise.all([change(), change()])).toEqual([{ ok: true }, { ok: true }])
    expect(await findIssue(db, id)).toMatchObject({ topic: 'talks', version: 2 })
    expect(await changeIssue(db, id, { ...settings, topic: 'papers' }, by)).toEqual({ ok: false, reason: 'changed' })
    expect(await verbs(db)).toEqual(['created', 'text-saved', 'text-saved', 'changed'])
  })

  test('a double click makes one issue; an equal one is made once the first is written in, by another person, or a day later', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const [id, ...others] = await Promise.all([1, 2, 3].map(() => create(db)))
    expect(others).toEqual([id, id])
    expect(await verbs(db)).toEqual(['created'])
    const another = { actor: { ...writer, name: 'Ada' }, now }
    expect(await createIssue(db, { title: 'Spring' }, another)).not.toBe(id)
    expect(await createIssue(db, { title: 'Summer' }, by)).not.toBe(id)
    expect(await create(db)).toBe(id)
    const tomorrow = { ...by, now: now + 24 * 60 * 60_000 }
    expect(await createIssue(db, { title: 'Spring' }, tomorrow)).not.toBe(id)
    const written = await create(db)
    await save(db, written, 0, 'Hello')
    expect(await create(db)).not.toBe(written)
  })

  test('brings an earlier text back as a new version, from the version that was compared only', async ({ db }) => {
    const id = await create(db)
    await save(db, id, 0, 'One')
    await save(db, id, 1, 'Two')
    const revision = (await versionsOf(db, id)).at(-1)?.id ?? ''
    const restore = (version: number) => restoreRevision(db, { id, language: 'en', revision, version }, by)
    expect(await restore(1)).toEqual({ ok: false, reason: 'changed' })
    expect(await restore(2)).toEqual({ ok: true, version: 3 })
    expect(await findText(db, id, 'en')).toMatchObject({ body: 'One', version: 3 })
  })

  test('keeps the last hundred versions of a text', async ({ db }) => {
    const id = await create(db)
    await save(db, id, 0, 'Korean', 'ko')
    for (let version = 0; version < 103; version += 1) await save(db, id, version, `Text ${version + 1}`)
    const versions = (await versionsOf(db, id)).map(({ number }) => number)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([100, 103, 4])
    expect(await versionsOf(db, id, 'ko')).toHaveLength(1)
  })
})
