import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import {
  countSentIssues,
  dropUnsentFromSearch,
  findIssuePage,
  indexIssueText,
  issuesPerPage,
  listIssueTexts,
  listNewestIssues,
  listSentIssues,
  listUnindexedTexts,
} from './archive.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const texts = { fr: { subject: 'Nouvelles' }, ko: { subject: '소식' }, en: { subject: 'News' } }
const entries = (db: Db) => db.selectFrom('search_entries').select(['ref', 'path']).orderBy('seq').execute()

describeOnBothDialects('the archive of the newsletter', (open) => {
  test('has sent issues only, newest first, English first', async ({ db }) => {
    for (const [number, status] of (
      ['sent', 'sending', 'sent', 'paused', 'cancelled', 'scheduled'] as const
    ).entries()) {
      await makeIssue(db, { number: number + 1, status, texts, at: noon + number })
    }
    const { issues, total } = await listSentIssues(db, 1)
    expect([total, await countSentIssues(db)]).toEqual([2, 2])
    expect(issues.map(({ number, sentAt }) => [number, sentAt])).toEqual([
      [3, noon + 2],
      [1, noon],
    ])
    expect(issues[0]?.texts.map(({ subject }) => subject)).toEqual(['News', '소식', 'Nouvelles'])
    expect((await listNewestIssues(db, 1)).map(({ number, texts: [first] }) => [number, first?.body])).toEqual([
      [3, 'Some words.'],
    ])
    expect(await findIssuePage(db, 2)).toMatchObject({ isListed: false, sentAt: noon + 1 })
    expect(await findIssuePage(db, 3)).toMatchObject({ number: 3, topic: 'articles', isListed: true })
    expect((await listIssueTexts(db)).map(({ number, language }) => `${number}${language}`)).toEqual([
      '3en',
      '3fr',
      '3ko',
      '1en',
      '1fr',
      '1ko',
    ])
  })

  test('comes a page at a time', async ({ db }) => {
    for (let number = 1; number <= issuesPerPage + 1; number++) await makeIssue(db, { number, texts: { en: texts.en } })
    const numbersOn = async (page: number) => (await listSentIssues(db, page)).issues.map(({ number }) => number)
    expect((await numbersOn(1)).length).toBe(issuesPerPage)
    expect(await numbersOn(2)).toEqual([1])
    expect(await numbersOn(3)).toEqual([])
  })

  test('is put into the search once, a portion at a time, and taken out when an issue is not public any more', async () => {
    const db = await open()
    const id = await makeIssue(db, { number: 1, texts, at: noon })
    await makeIssue(db, { number: 2, status: 'sending', texts })
    const portions: number[] = []
    for (let left = 3; left > 0; left--) {
      const found = await listUnindexedTexts(db, 2)
      portions.push(found.length)
      for (const text of found) await indexIssueText(db, text, { path: `/${text.language}`, body: 'b', unseen: 'u' })
    }
    expect(portions).toEqual([2, 1, 0])
    const refs = (await entries(db)).map(({ ref }) => ref).sort()
    expect(refs).toEqual([`${id}.en`, `${id}.fr`, `${id}.ko`])
    await dropUnsentFromSearch(db, 10)
    expect(await entries(db)).toHaveLength(3)
    await db.deleteFrom('newsletter_issues').execute()
    await dropUnsentFromSearch(db, 10)
    expect(await entries(db)).toEqual([])
  })
})
