import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { leaseMs, retryWindowMs } from '#app/mail/lease.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { addSubscribers, readers, scheduledIssue, senderTo, writer } from '#tests/support/issues.ts'
import { findIssuePage } from '../archive.server.ts'
import { findIssue } from '../issues/issues.server.ts'
import { moveIssue } from '../issues/move-issue.server.ts'
import type { IssueMove } from '../issues/words.ts'
import { declinedTopics } from '../topics.ts'
import { beginAttempt, claimBatch } from './claim.server.ts'
import { countAudience } from './count-audience.server.ts'
import { recipientCounts } from './health.server.ts'
import { takeIssueNews } from './issue-news.server.ts'
import { freezeIssue, preparePortion } from './prepare.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000

let resend: FakeResend
beforeEach(async () => {
  resend = await startFakeResend()
  return () => resend.close()
})

const move = async (db: Db, id: string, name: IssueMove, now = noon) => {
  const issue = await findIssue(db, id)
  return moveIssue(db, { id, version: issue?.version ?? 0, move: name }, { actor: writer, now })
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const statusOf = async (db: Db, id: string) => (await findIssue(db, id))?.status
const addressees = () => resend.batched.map(({ mail }) => mail.to)
const clock = { now: noon }
const send = (db: Db) => senderTo(db, { url: resend.url, now: () => clock.now })()
/** Acts before the second batch is handed over. */
const sendWith = (db: Db, act: () => Promise<unknown>) => {
  const sleep = async () => {
    if (resend.batched.length > 0) await act()
  }
  return senderTo(db, { url: resend.url, now: () => clock.now, sleep })()
}
beforeEach(() => {
  clock.now = noon
})

/** Its readers are listed, and nothing has left yet. */
async function list(db: Db, id: string) {
  const issue = (await findIssue(db, id)) as IssueRow
  await freezeIssue(db, issue, async (_, { subject, body }) => ({ subject, html: body, text: body }), noon)
  while (await preparePortion(db, id, noon));
}

describeOnBothDialects('an issue', (open) => {
  test('goes once to each reader, in batches of at most a hundred', async ({ db }) => {
    await addSubscribers(db, readers(250), noon)
    const id = await scheduledIssue(db, noon)
    await send(db)
    expect(new Set(addressees()).size).toBe(250)
    expect(addressees()).toHaveLength(250)
    expect(new Set(resend.batched.map(({ key }) => key)).size).toBe(3)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 250, queued: 0, batched: 0 })
    expect(await findIssue(db, id)).toMatchObject({ status: 'sent', prepared: 250, number: 1 })
  })

  test('is listed in portions, and others have their turn between them', async ({ db }) => {
    await addSubscribers(db, readers(3_000), noon)
    const id = await scheduledIssue(db, noon)
    const seen = new Set<number | undefined>()
    const sending = send(db)
    while ((await statusOf(db, id)) !== 'sending') {
      seen.add((await findIssue(db, id))?.prepared)
      await othersTurn()
    }
    expect([1_000, 2_000].filter((prepared) => seen.has(prepared))).not.toEqual([])
    await sending
    // Without statistics each batch would sort all that is queued.
    if (isPostgres(db)) {
      const { rows } = await sql`select 1 from pg_stats where tablename = 'newsletter_recipients'`.execute(db)
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  test('reaches each reader in their language, and others in English', async ({ db }) => {
    const people = [
      { email: 'a@example.com', language: 'fr' as const },
      { email: 'b@example.com', language: 'ko' as const },
      { email: 'c@example.com' },
    ]
    await addSubscribers(db, people, noon)
    await scheduledIssue(db, noon, ['en', 'fr'])
    await send(db)
    const subjects = Object.fromEntries(resend.batched.map(({ mail }) => [mail.to, mail.subject]))
    expect(subjects).toEqual({
      'a@example.com': 'Spring (fr)',
      'b@example.com': 'Spring (en)',
      'c@example.com': 'Spring (en)',
    })
  })

  test('leaves out readers who do not want it', async ({ db }) => {
    const people = [
      { email: 'paused@example.com', frequency: 'paused' as const },
      { email: 'topic@example.com', declined_topics: ',articles,' },
      { email: 'left@example.com', status: 'unsubscribed' as const },
      { email: 'yes@example.com', declined_topics: ',papers,' },
    ]
    await addSubscribers(db, people, noon)
    await scheduledIssue(db, noon)
    await send(db)
    expect(addressees()).toEqual(['yes@example.com'])
    // The others were not even listed.
    expect(await db.selectFrom('newsletter_recipients').select('state').execute()).toHaveLength(1)
  })

  test('is counted for those who get it, and why others do not', async ({ db }) => {
    const people = [
      { email: 'agreed@example.com', marketing_at: noon },
      { email: 'french@example.com', language: 'fr' as const },
      { email: 'paused@example.com', frequency: 'paused' as const },
      { email: 'topic@example.com', declined_topics: ',articles,' },
      { email: 'left@example.com', status: 'unsubscribed' as const },
    ]
    await addSubscribers(db, people, noon)
    const news = { topic: 'articles', is_advertising: 0, without_text: 'English' } as const
    const others = { paused: 1, 'declined topic': 1 }
    expect(await countAudience(db, { ...news, languages: ['en'] })).toEqual({ byLanguage: { en: 2 }, leftOut: others })
    expect(await countAudience(db, { ...news, languages: ['en', 'fr'] })).toMatchObject({
      byLanguage: { en: 1, fr: 1 },
    })
    expect(await countAudience(db, { ...news, without_text: 'nothing', languages: ['en'] })).toEqual({
      byLanguage: { en: 1 },
      leftOut: { ...others, 'no text': 1 },
    })
    expect(await countAudience(db, { ...news, is_advertising: 1, languages: ['en'] })).toEqual({
      byLanguage: { en: 1 },
      leftOut: { ...others, 'no consent to advertising': 1 },
    })
  })

  test('that is advertising is not sent to a reader who withdrew the consent since it was listed', async ({ db }) => {
    await addSubscribers(db, [{ email: 'agreed@example.com', marketing_at: noon }], noon)
    const id = await scheduledIssue(db, noon)
    await db.updateTable('newsletter_issues').set({ is_advertising: 1 }).where('id', '=', id).execute()
    await list(db, id)
    await db.updateTable('subscribers').set({ marketing_at: null }).execute()
    await send(db)
    expect(addressees()).toEqual([])
    const skipped = await db.selectFrom('newsletter_recipients').select(['state', 'reason']).execute()
    expect(skipped).toEqual([{ state: 'skipped', reason: 'has withdrawn the consent to advertising' }])
  })

  test('about all topics leaves out only those who want none', async ({ db }) => {
    const people = [
      { email: 'one@example.com', declined_topics: ',articles,courses,papers,' },
      { email: 'none@example.com', declined_topics: declinedTopics([]) },
    ]
    await addSubscribers(db, people, noon)
    const id = await scheduledIssue(db, noon)
    await db.updateTable('newsletter_issues').set({ topic: 'all' }).where('id', '=', id).execute()
    await send(db)
    expect(addressees()).toEqual(['one@example.com'])
  })

  test('waits for its time', async ({ db }) => {
    await addSubscribers(db, readers(2), noon)
    const id = await scheduledIssue(db, noon + hour)
    await send(db)
    expect(await statusOf(db, id)).toBe('scheduled')
    clock.now = noon + hour
    await send(db)
    expect(await statusOf(db, id)).toBe('sent')
  })

  test('skips a reader who leaves between the listing and the batch', async ({ db }) => {
    await addSubscribers(db, readers(3), noon)
    const id = await scheduledIssue(db, noon)
    await list(db, id)
    await db.updateTable('subscribers').set({ status: 'unsubscribed', email: null }).where('seq', '=', 2).execute()
    await send(db)
    expect(addressees()).toEqual(['reader-0@example.com', 'reader-2@example.com'])
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 2, skipped: 1 })
  })

  test('repeats a batch byte for byte under its key after a lost answer, though a reader has left meanwhile', async () => {
    const db = await open()
    await addSubscribers(db, readers(3), noon)
    const id = await scheduledIssue(db, noon)
    resend.script('garbage')
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ batched: 3 })
    await db.updateTable('subscribers').set({ status: 'unsubscribed', email: null }).where('seq', '=', 2).execute()
    clock.now = noon + hour
    await send(db)
    expect(resend.batched).toHaveLength(3)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 3 })
    expect(await statusOf(db, id)).toBe('sent')
  })

  test('has its batch claimed anew once the lease has ended, and the late holder cannot begin', async ({ db }) => {
    await addSubscribers(db, readers(2), noon)
    const id = await scheduledIssue(db, noon)
    await list(db, id)
    const claim = (now: number) =>
      claimBatch(db, id, { from: 'news@example.com', site: 'https://site.example', bytesOf: () => 1, now })
    const first = await claim(noon)
    expect(await claim(noon + leaseMs - 1)).toEqual({ ok: false, reason: 'later' })
    const second = await claim(noon + leaseMs)
    if (!first.ok || !second.ok) throw new Error('nothing was claimed')
    expect(second.batch.id).toBe(first.batch.id)
    expect(await beginAttempt(db, first.batch, 'digest', noon + leaseMs)).toBeUndefined()
    const begun = await beginAttempt(db, second.batch, 'digest', noon + leaseMs + 5_000)
    expect(begun).toMatchObject({ attempts: 1, digest: 'digest', locked_until: noon + 2 * leaseMs + 5_000 })
  })

  test('leaves a batch without a clear answer for 23 hours to staff', async ({ db }) => {
    await addSubscribers(db, readers(3), noon)
    const id = await scheduledIssue(db, noon)
    resend.script('garbage')
    await send(db)
    clock.now = noon + retryWindowMs
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ unknown: 3 })
    const { error } = await db.selectFrom('newsletter_batches').select('error').executeTakeFirstOrThrow()
    const { reason } = await db.selectFrom('newsletter_recipients').select('reason').executeTakeFirstOrThrow()
    for (const stored of [error, reason]) {
      expect(sayIn('fr')(storedMessage(stored ?? ''))).toBe('Pas de réponse claire en 23 heures.')
      expect(sayIn('ko')(storedMessage(stored ?? ''))).toBe('23시간 동안 분명한 응답이 없습니다.')
    }
    expect(resend.batched).toHaveLength(3)
    expect(await move(db, id, 'send-missed')).toEqual({ ok: true })
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 3, unknown: 0 })
  })

  test('blames a refusal on the one mail that causes it', async ({ db }) => {
    await addSubscribers(db, readers(5), noon)
    const id = await scheduledIssue(db, noon)
    resend.rules.refused.add('reader-3@example.com')
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 4, failed: 1 })
    expect(addressees()).not.toContain('reader-3@example.com')
  })

  test('is sent in smaller batches when one is too large, or refused as a whole', async ({ db }) => {
    await addSubscribers(db, readers(8), noon)
    const id = await scheduledIssue(db, noon)
    resend.script({ status: 413 }, { status: 422 })
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 8 })
    expect(addressees().sort()).toEqual(readers(8).map(({ email }) => email))
  })

  test.each([
    ['the quota of the day', { status: 429, name: 'daily_quota_exceeded' }, /quota/],
    ['a wrong key', { status: 401, message: 'API key is invalid' }, /401/],
  ])('is paused with words by %s, and resumed without a loss', async (_, fault, words) => {
    const db = await open()
    await addSubscribers(db, readers(3), noon)
    const id = await scheduledIssue(db, noon)
    resend.script(fault)
    await send(db)
    expect(await findIssue(db, id)).toMatchObject({ status: 'paused', pause_reason: expect.stringMatching(words) })
    await move(db, id, 'resume')
    clock.now = noon + 10_000
    await send(db)
    expect(await recipientCounts(db, id)).toMatchObject({ accepted: 3 })
  })

  test('is not claimed from after a pause, and its rest is dropped by a cancellation', async ({ db }) => {
    await addSubscribers(db, readers(150), noon)
    const id = await scheduledIssue(db, noon)
    await sendWith(db, () => move(db, id, 'pause'))
    expect(await statusOf(db, id)).toBe('paused')
    await send(db)
    expect(resend.batched).toHaveLength(100)
    expect(await move(db, id, 'cancel')).toEqual({ ok: true })
    await send(db)
    const counts = await recipientCounts(db, id)
    expect(counts).toMatchObject({ accepted: 100, skipped: 50, queued: 0 })
    expect(sum(counts)).toBe(150)
    expect(await statusOf(db, id)).toBe('cancelled')
  })

  test('goes on to those who were missed after a cancellation, and only then counts as sent', async ({ db }) => {
    const language = (index: number) => (index < 2 ? ('en' as const) : ('fr' as const))
    await addSubscribers(
      db,
      readers(5).map((reader, index) => ({ ...reader, language: language(index) })),
      noon,
    )
    const id = await scheduledIssue(db, noon, ['en', 'fr'])
    await sendWith(db, () => move(db, id, 'cancel'))
    expect(addressees()).toHaveLength(2)
    await send(db)
    expect(await findIssuePage(db, 1)).toMatchObject({ isListed: false })
    expect(await move(db, id, 'send-missed')).toEqual({ ok: true })
    expect(await findIssuePage(db, 1)).toMatchObject({ isListed: false })
    await send(db)
    expect(addressees().sort()).toEqual(readers(5).map(({ email }) => email))
    expect(await findIssuePage(db, 1)).toMatchObject({ isListed: true })
  })

  test('stays public, with its day, while those who were missed get it', async ({ db }) => {
    await addSubscribers(db, readers(2), noon)
    const id = await scheduledIssue(db, noon)
    resend.rules.refused.add('reader-1@example.com')
    await send(db)
    clock.now = noon + hour
    await move(db, id, 'send-missed')
    expect(await findIssuePage(db, 1)).toMatchObject({ sentAt: noon })
    resend.rules.refused.clear()
    await send(db)
    expect(await findIssue(db, id)).toMatchObject({ status: 'sent', ended_at: noon })
    expect(await move(db, id, 'send-missed')).toEqual({ ok: false, reason: 'nothing missed' })
  })

  test('that is only scheduled is taken out of the schedule, not cancelled', async ({ db }) => {
    const id = await scheduledIssue(db, noon + hour)
    expect(await move(db, id, 'cancel')).toEqual({ ok: false, reason: 'wrong status' })
    expect(await move(db, id, 'unschedule')).toEqual({ ok: true })
  })

  test('carries the links and headers of each reader', async ({ db }) => {
    await addSubscribers(db, readers(1), noon)
    const id = await scheduledIssue(db, noon)
    await send(db)
    const [sent] = resend.batched
    const key = '0'.repeat(64)
    expect(sent?.mail.headers).toMatchObject({
      'List-Id': '<newsletter.bn.example>',
      'List-Unsubscribe': `<https://bn.example/unsubscribe/${key}>`,
      Precedence: 'bulk',
    })
    expect(sent?.mail.headers).not.toHaveProperty('Auto-Submitted')
    expect(sent?.mail.tags).toEqual([
      { name: 'issue', value: id },
      { name: 'n', value: '1' },
    ])
  })

  test('yields to mails that a person is waiting for', async ({ db }) => {
    await addSubscribers(db, readers(1), noon)
    const id = await scheduledIssue(db, noon)
    const waits: number[] = []
    await addAwaitedMail(db)
    await senderTo(db, {
      url: resend.url,
      now: () => clock.now,
      sleep: async (ms) => {
        waits.push(ms)
        if (waits.length === 3) await db.deleteFrom('outbox').execute()
      },
    })()
    expect(waits.slice(0, 3)).toEqual([250, 250, 250])
    expect(await statusOf(db, id)).toBe('sent')
  })
})

const addAwaitedMail = (db: Db) =>
  db
    .insertInto('outbox')
    .values({
      id: 'awaited',
      kind: 'enquiry-acknowledged',
      status: 'queued',
      priority: 1,
      to_address: 'ann@example.com',
      mailbox_key: 'ann@example.com',
      reply_to: null,
      sender: null,
      subject: 'Thank you',
      text_body: '',
      html_body: '',
      headers: '{}',
      sealed: null,
      calendar: null,
      files: null,
      links_end_at: null,
      reference: null,
      attempts: 0,
      first_attempt_at: null,
      next_attempt_at: noon,
      locked_until: null,
      last_error: null,
      provider_id: null,
      message_id: null,
      waits_until: null,
      created_at: noon,
      sent_at: null,
      discarded_at: null,
    })
    .execute()

describeOnBothDialects('reports about an issue’s mails', (open) => {
  const sentTo = async (count: number) => {
    const db = await open()
    await addSubscribers(db, readers(count), noon)
    const id = await scheduledIssue(db, noon)
    await send(db)
    return { db, id }
  }
  const report = (db: Db, issueId: string, n: number, news: 'delivered' | 'bounced' | 'complained') =>
    db.transaction().execute((trx) => takeIssueNews(trx, { issueId, n, news, detail: news, isForGood: true }, noon))

  test('reach its row in any order, and the worst counts', async () => {
    const { db, id } = await sentTo(2)
    for (const news of ['bounced', 'delivered', 'complained', 'bounced'] as const) await report(db, id, 1, news)
    await report(db, id, 2, 'delivered')
    expect(await recipientCounts(db, id)).toMatchObject({ complained: 1, delivered: 1, accepted: 0 })
  })

  test('a complaint ends the newsletter, and nothing else', async () => {
    const { db, id } = await sentTo(1)
    await report(db, id, 1, 'complained')
    expect(await db.selectFrom('subscribers').select('status').executeTakeFirst()).toEqual({ status: 'complained' })
    expect(await db.selectFrom('suppressed_addresses').selectAll().execute()).toEqual([])
  })

  test('a mail that comes back for good suppresses the address', async () => {
    const { db, id } = await sentTo(1)
    await report(db, id, 1, 'bounced')
    expect(await db.selectFrom('suppressed_addresses').select('address').execute()).toEqual([
      { address: 'reader-0@example.com' },
    ])
  })

  test.each([
    ['bounced', 6, /bounced, more than 4%/],
    ['complained', 2, /reported as spam, more than 0.08%/],
  ] as const)(
    'too many of them (%s) pause it, and staff can resume it once they have seen them',
    async (news, many, words) => {
      const { db, id } = await sentTo(100)
      await db.updateTable('newsletter_issues').set({ status: 'sending' }).where('id', '=', id).execute()
      for (let n = 1; n <= many; n += 1) await report(db, id, n, news)
      expect(await findIssue(db, id)).toMatchObject({ status: 'paused', pause_reason: expect.stringMatching(words) })
      await move(db, id, 'resume')
      await report(db, id, 90, 'delivered')
      expect(await statusOf(db, id)).toBe('sending')
    },
  )
})

describeOnBothDialects('several servers', () => {
  test('send each batch once', { tags: 'simultaneous' }, async ({ db }) => {
    await addSubscribers(db, readers(500), noon)
    const id = await scheduledIssue(db, noon)
    await Promise.all([send(db), send(db), send(db)])
    await send(db)
    expect(addressees()).toHaveLength(500)
    expect(new Set(addressees()).size).toBe(500)
    expect(await statusOf(db, id)).toBe('sent')
  })
})
