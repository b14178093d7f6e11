import { expect } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { unreadable } from '#app/mail/transport.server.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { findIssue } from '../issues/issues.server.ts'
import { waitsOf } from './waits.server.ts'

const now = Date.UTC(2026, 0, 15, 12)

async function issue(db: Db, number: number, values: Partial<IssueRow>): Promise<string> {
  const id = await makeIssue(db, { number, texts: { en: { subject: `Issue ${number}` } } })
  await db.updateTable('newsletter_issues').set(values).where('id', '=', id).execute()
  return id
}

describeOnBothDialects('what an issue waits for', () => {
  const waitOf = async (db: Db, id: string, hasMailService = true, language: Language = 'en') => {
    const found = await findIssue(db, id)
    if (!found) throw new Error('There is no issue')
    return (await waitsOf(db, [found], { hasMailService, now, say: sayIn(language) })).get(id)
  }

  test('is its time, then the mail service, then the next look of the job', async ({ db }) => {
    const id = await issue(db, 1, { status: 'scheduled', send_at: now + 1 })
    expect(await waitOf(db, id, false)).toEqual({ for: 'time', at: now + 1 })
    await db.updateTable('newsletter_issues').set({ send_at: now }).execute()
    expect(await waitOf(db, id, false)).toEqual({ for: 'mail service' })
    expect(await waitOf(db, id)).toEqual({ for: 'turn' })
  })

  test('is an earlier issue that is being sent, and not one that is paused', async ({ db }) => {
    const first = await issue(db, 1, { status: 'sending', send_at: now - 3 })
    const second = await issue(db, 2, { status: 'preparing', send_at: now - 2 })
    const third = await issue(db, 3, { status: 'scheduled', send_at: now - 1 })
    expect(await waitOf(db, first)).toEqual({ for: 'pace', left: 0 })
    for (const id of [second, third]) expect(await waitOf(db, id)).toEqual({ for: 'issue', title: 'Issue 1' })
    await db.updateTable('newsletter_issues').set({ status: 'paused' }).where('id', '=', first).execute()
    expect(await waitOf(db, first)).toBeUndefined()
    expect(await waitOf(db, second)).toEqual({ for: 'pace', left: 0 })
    expect(await waitOf(db, third)).toEqual({ for: 'issue', title: 'Issue 2' })
  })

  test('is the pace of the mails that are left, or the next attempt after trouble', async ({ db }) => {
    const id = await issue(db, 1, { status: 'sending', send_at: now })
    const mail = { issue_id: id, language: 'en' as const, changed_at: now }
    const states = ['accepted', 'queued', 'batched'] as const
    for (const [index, state] of states.entries())
      await db
        .insertInto('newsletter_recipients')
        .values({ ...mail, n: index + 1, subscriber_id: `reader-${index}`, state })
        .execute()
    expect(await waitOf(db, id)).toEqual({ for: 'pace', left: 2 })
    const batch = { issue_id: id, language: 'en' as const, state: 'open' as const, attempts: 1, created_at: now }
    const times = { first_attempt_at: now, locked_until: null, digest: null, sealed: 'x' }
    await db
      .insertInto('newsletter_batches')
      .values({ ...batch, ...times, id: 'later', next_attempt_at: now + 9, error: 'It answered 503.' })
      .execute()
    await db
      .insertInto('newsletter_batches')
      .values({ ...batch, ...times, id: 'soon', next_attempt_at: now + 5, error: 'It answered 429.' })
      .execute()
    expect(await waitOf(db, id)).toEqual({ for: 'retry', at: now + 5, error: 'It answered 429.' })
    await db.updateTable('newsletter_batches').set({ error: unreadable.error }).execute()
    const inFrench = 'Le service d’e-mail a donné une réponse incompréhensible.'
    expect(await waitOf(db, id, true, 'fr')).toEqual({ for: 'retry', at: now + 5, error: inFrench })
    await db.updateTable('newsletter_batches').set({ next_attempt_at: now }).execute()
    expect(await waitOf(db, id)).toEqual({ for: 'pace', left: 2 })
  })
})
