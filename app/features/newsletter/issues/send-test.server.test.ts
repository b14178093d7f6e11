import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { scheduledIssue, writer } from '#tests/support/issues.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { drawText } from './draw-text.server.ts'
import { findIssue, listTexts } from './issues.server.ts'
import { sendTest } from './send-test.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const findPosts = async () => new Map()
const page = '/newsletter/issues/1'
const later = 'appears here when sending starts'

const testOf = async (db: Db, id: string) => {
  expect(await sendTest(db, { id, to: 'ben@example.com', findPosts }, { actor: writer, now })).toEqual({ ok: true })
  const { text_body, html_body } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  return `${text_body} ${html_body}`.replace(/\s+/g, ' ')
}

describeOnBothDialects('a test mail', () => {
  test('of an issue without a page has no link to it, and says when it will', async ({ db }) => {
    const text = await testOf(db, await scheduledIssue(db, now))
    expect(text).not.toContain(page)
    expect(text).toContain(later)
  })

  test('of an issue that is being sent leads to its page', async ({ db }) => {
    const texts = { en: { subject: 'Spring' } }
    const text = await testOf(db, await makeIssue(db, { number: 1, status: 'sending', texts, at: now }))
    expect(text).toContain(page)
    expect(text).not.toContain(later)
  })
})

describeOnBothDialects('a mail to readers', (open) => {
  test('leads to the page of its issue, which is there once the mail is sent', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const id = await scheduledIssue(db, now)
    const [issue, [text]] = await Promise.all([findIssue(db, id), listTexts(db, id)])
    if (!issue || !text) throw new Error('no issue')
    const { mail } = await drawText(db, issue, text, { findPosts, now, isSent: true })
    expect(mail.html).toContain(page)
    expect(mail.text).toContain(page)
  })
})
