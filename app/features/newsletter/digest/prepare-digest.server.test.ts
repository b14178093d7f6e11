import { expect, test } from 'vitest'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { addSubscribers, writer } from '#tests/support/issues.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { findIssue, listTexts } from '../issues/issues.server.ts'
import { moveIssue, scheduleIssue } from '../issues/move-issue.server.ts'
import { saveText } from '../issues/write-issue.server.ts'
import { monthBefore } from './month.ts'
import { type ListPosts, listWaitingDigests, prepareDigest } from './prepare-digest.server.ts'

const hour = 60 * 60_000
/** November begins in Seoul nine hours before UTC. */
const november = Date.UTC(2026, 9, 31, 15)
const october = Date.UTC(2026, 8, 30, 15)
const middle = Date.UTC(2026, 9, 15, 12)

const noPosts: ListPosts = async () => ({ slugs: [], total: 0 })
const posts =
  (of: Partial<Record<Language, string[]>>, more = 0): ListPosts =>
  async ({ language }) => ({
    slugs: of[language] ?? [],
    total: (of[language]?.length ?? 0) + (of[language] ? more : 0),
  })
const issuesIn = async (db: Db) => (await db.selectFrom('newsletter_issues').select('id').execute()).length

test('the month before is that of the office', () => {
  expect(monthBefore(november, 'Asia/Seoul')).toEqual({ month: '2026-10', from: october, until: november })
  expect(monthBefore(november - 1, 'Asia/Seoul').month).toBe('2026-09')
  expect(monthBefore(november, 'Africa/Douala').month).toBe('2026-09')
  expect(monthBefore(Date.UTC(2027, 0, 1), 'UTC').month).toBe('2026-12')
})

describeOnBothDialects('the monthly digest', (openEmpty) => {
  /** With a reader who wants one mail a month. */
  async function open() {
    const db = await openEmpty()
    await addSubscribers(db, [{ email: 'monthly@example.com', frequency: 'monthly' }], october)
    return db
  }

  test('is a draft with a text in each language, made once', async () => {
    const db = await open()
    await makeIssue(db, { number: 1, at: middle, texts: { en: { subject: 'A *star* [1]' }, ko: { subject: '별' } } })
    await makeIssue(db, { number: 2, at: middle, status: 'paused', texts: { en: { subject: 'Second' } } })
    const id = await prepareDigest(db, posts({ en: ['a', 'b'], fr: ['c'] }, 3), november)
    expect(await findIssue(db, id ?? '')).toMatchObject({
      title: 'Digest of October 2026',
      status: 'draft',
      frequency: 'monthly',
      topic: 'all',
      number: null,
      without_text: 'English',
      created_by: 'The site',
    })
    const texts = await listTexts(db, id ?? '')
    expect(texts.map(({ language, subject }) => [language, subject])).toEqual([
      ['en', 'October 2026 in brief'],
      ['fr', 'En bref\u00a0: octobre 2026'],
      ['ko', '2026년 10월 소식 모음'],
    ])
    expect(texts[0]?.body).toBe(
      [
        '## Issues of the month',
        '- [Second](/newsletter/issues/2)\n- [A \\*star\\* \\[1\\]](/newsletter/issues/1)',
        '## New posts',
        '{{post: a}}',
        '{{post: b}}',
        '3 more posts are on the [blog](/blog).',
      ].join('\n\n'),
    )
    expect(texts[2]?.body).toContain('- [별](/ko/newsletter/issues/1)')
    expect(await listWaitingDigests(db)).toEqual([{ id, month: '2026-10' }])
    expect(await prepareDigest(db, posts({ en: ['a'] }), november + hour)).toBeNull()
    expect(await issuesIn(db)).toBe(3)
  })

  test('lists at most ten issues, and says how many more there are', async () => {
    const db = await open()
    for (let number = 1; number <= 12; number++) {
      await makeIssue(db, { number, at: middle, texts: { fr: { subject: `No. ${number}` } } })
    }
    const id = await prepareDigest(db, noPosts, november)
    const [text] = await listTexts(db, id ?? '')
    expect(text?.body.match(/^- /gm)).toHaveLength(10)
    expect(text?.body).toContain('- [No\\. 12](')
    expect(text?.body).toContain('2 autres numéros')
    expect(await findIssue(db, id ?? '')).toMatchObject({ without_text: 'nothing' })
  })

  test('is of the month by the calendar of the primary office', async () => {
    const db = await open()
    const texts = { en: { subject: 'Edge' } }
    for (const [at, number] of [october - 1, october, november - 1, november].entries()) {
      await makeIssue(db, { number: at + 1, at: number, texts })
    }
    const asked: unknown[] = []
    const listPosts: ListPosts = async ({ from, until }) => {
      asked.push([from, until])
      return { slugs: [], total: 0 }
    }
    expect(await prepareDigest(db, noPosts, november - 1)).not.toBeNull()
    const id = await prepareDigest(db, listPosts, november)
    const [text] = await listTexts(db, id ?? '')
    expect(text?.body.match(/issues\/\d/g)).toEqual(['issues/3', 'issues/2'])
    expect(asked).toEqual(Array(3).fill([october, november]))
  })

  test('is not made of nothing, of other digests or of advertisements', async () => {
    const db = await open()
    const texts = { en: { subject: 'Issue' } }
    const inOctober = { at: middle, texts }
    await makeIssue(db, { ...inOctober, number: 1, more: { frequency: 'monthly' } })
    await makeIssue(db, { ...inOctober, number: 2, more: { is_advertising: 1 } })
    await makeIssue(db, { ...inOctober, number: 3, status: 'scheduled' })
    await makeIssue(db, { ...inOctober, number: 4, status: 'cancelled' })
    expect(await prepareDigest(db, noPosts, november)).toBeNull()
    expect(await issuesIn(db)).toBe(4)
    expect(await listWaitingDigests(db)).toEqual([])
    // A post published later belongs to the next month's digest.
    expect(await prepareDigest(db, posts({ en: ['late'] }), november + hour)).toBeNull()
  })

  test('is not made while no subscriber wants one mail a month', async () => {
    const db = await openEmpty()
    await addSubscribers(db, [{ email: 'each@example.com' }], october)
    expect(await prepareDigest(db, posts({ en: ['a'] }), november)).toBeNull()
    expect(await issuesIn(db)).toBe(0)
  })

  test('of two servers is made by one', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const made = await Promise.all(Array.from({ length: 4 }, () => prepareDigest(db, posts({ en: ['a'] }), november)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await issuesIn(db)).toBe(1)
  })

  test('is made whole or not at all, and by the next run after a failure', async () => {
    const db = await open()
    await db.schema.dropTable('newsletter_revisions').execute()
    await expect(prepareDigest(db, posts({ en: ['a'] }), november)).rejects.toThrow()
    expect(await issuesIn(db)).toBe(0)
    expect(await db.selectFrom('newsletter_digests').selectAll().execute()).toEqual([])
  })

  test('that staff edited, scheduled or deleted is not made again', async () => {
    const db = await open()
    const by = { actor: writer, now: november }
    const id = (await prepareDigest(db, posts({ en: ['a'] }), november)) ?? ''
    const text = { subject: 'Ours', preheader: '', body: 'Ours' }
    expect(await saveText(db, { id, language: 'en', version: 1, text }, by)).toMatchObject({ ok: true, version: 2 })
    expect(await prepareDigest(db, posts({ en: ['a'] }), november + hour)).toBeNull()
    const schedule = { id, version: 1, sendAt: november + hour, zone: 'Asia/Seoul' }
    expect(await scheduleIssue(db, schedule, by)).toEqual({ ok: true })
    expect(await listWaitingDigests(db)).toEqual([])
    expect((await listTexts(db, id)).map(({ body }) => body)).toEqual(['Ours'])

    const next = Date.UTC(2026, 10, 30, 15)
    const second = (await prepareDigest(db, posts({ en: ['b'] }), next)) ?? ''
    expect(await moveIssue(db, { id: second, version: 1, move: 'delete' }, by)).toEqual({ ok: true })
    expect(await listWaitingDigests(db)).toEqual([])
    expect(await prepareDigest(db, posts({ en: ['b'] }), next + hour)).toBeNull()
    expect(await issuesIn(db)).toBe(1)
  })
})
