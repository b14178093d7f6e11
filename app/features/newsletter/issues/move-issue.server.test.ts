// What each move does in each status: its outcome, the row it leaves, and its entry in the audit log.
import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import type { IssueStatus, RecipientState } from '#db/tables/issues.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { writer } from '#tests/support/issues.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { findIssue } from './issues.server.ts'
import { moveIssue, scheduleIssue, tryToSchedule } from './move-issue.server.ts'
import type { IssueMove } from './words.ts'
import { createIssue, saveText } from './write-issue.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const by = { actor: writer, now }

/** The status after each move that is possible; 'gone' once it is deleted. */
const after: Record<IssueMove, Partial<Record<IssueStatus, IssueStatus | 'gone'>>> = {
  unschedule: { scheduled: 'draft' },
  pause: { preparing: 'paused', sending: 'paused' },
  resume: { paused: 'sending' },
  cancel: { preparing: 'cancelled', sending: 'cancelled', paused: 'cancelled' },
  'send-missed': { sent: 'sending', cancelled: 'sending' },
  delete: { draft: 'gone' },
}
const verbs: Record<IssueMove, string> = {
  unschedule: 'unscheduled',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
  'send-missed': 'missed-sent',
  delete: 'deleted',
}
const statuses: IssueStatus[] = ['draft', 'scheduled', 'preparing', 'sending', 'paused', 'sent', 'cancelled']
const moves = Object.keys(after) as IssueMove[]

const texts = { en: { subject: 'Spring' } }

/** An issue in a status, with one mail that was refused. */
async function issueIn(db: Db, status: IssueStatus): Promise<string> {
  const id = await makeIssue(db, { number: 1, status, texts, at: now })
  if (status === 'draft') await db.updateTable('newsletter_issues').set({ number: null }).execute()
  await addMail(db, id, 'failed')
  return id
}

let mails = 0
async function addMail(db: Db, id: string, state: RecipientState, batch: string | null = null) {
  mails += 1
  const mail = { issue_id: id, n: mails, subscriber_id: `s${mails}`, language: 'en' as const, state, batch_id: batch }
  await db
    .insertInto('newsletter_recipients')
    .values({ ...mail, reason: null, provider_id: null, changed_at: now })
    .execute()
  return mails
}

const audited = async (db: Db) => {
  const rows = await db.selectFrom('audit_events').select(['verb', 'record_kind']).orderBy('id').execute()
  return rows.filter(({ record_kind }) => record_kind === 'issue').map(({ verb }) => verb)
}

describeOnBothDialects('a move of an issue', (open) => {
  test.each(moves)('%s is possible in its statuses only, and changes nothing in others', async (move) => {
    for (const status of statuses) {
      const db = await open()
      const id = await issueIn(db, status)
      const before = await findIssue(db, id)
      const outcome = await moveIssue(db, { id, version: 1, move }, by)
      const issue = await findIssue(db, id)
      const expected = after[move][status]
      if (expected) {
        expect(outcome, status).toEqual({ ok: true })
        expect(issue?.status ?? 'gone', status).toBe(expected)
        if (issue) expect(issue.version, status).toBe(2)
        expect(await audited(db), status).toEqual([verbs[move]])
      } else {
        expect(outcome, status).toEqual({ ok: false, reason: 'wrong status' })
        expect(issue, status).toEqual(before)
        expect(await audited(db), status).toEqual([])
      }
    }
  })

  test('of one that is gone says so', async ({ db }) => {
    const gone = { ok: false, reason: 'gone' }
    for (const move of moves) expect(await moveIssue(db, { id: 'none', version: 1, move }, by)).toEqual(gone)
    expect(await scheduleIssue(db, { id: 'none', version: 1, sendAt: now, zone: 'UTC' }, by)).toEqual(gone)
  })

  test('is not scheduled with something to mend, nor at once for nobody', async ({ db }) => {
    const id = await issueIn(db, 'draft')
    const value = { when: 'now', date: null, time: null, zone: 'UTC', version: 1 } as const
    const trySo = (errors: string[]) => tryToSchedule(db, { id, value, findErrors: async () => errors }, by)
    expect(await trySo(['a dead link'])).toEqual({ ok: false, reason: 'error', found: ['a dead link'] })
    expect(await trySo([])).toEqual({ ok: false, reason: 'nobody' })
    expect(await findIssue(db, id)).toMatchObject({ status: 'draft', version: 1 })
  })

  test('asks for the version of a draft, and for the status alone later', async ({ db }) => {
    const draft = await issueIn(db, 'draft')
    expect(await moveIssue(db, { id: draft, version: 0, move: 'delete' }, by)).toEqual({ ok: false, reason: 'changed' })
    const sending = await makeIssue(db, { number: 2, status: 'sending', texts })
    expect(await moveIssue(db, { id: sending, version: 0, move: 'pause' }, by)).toEqual({ ok: true })
  })

  test('deletes only a draft that never had a number, with its texts', async ({ db }) => {
    const one = await makeIssue(db, { number: 1, status: 'draft', texts })
    expect(await moveIssue(db, { id: one, version: 1, move: 'delete' }, by)).toEqual({
      ok: false,
      reason: 'has a number',
    })
    await db.updateTable('newsletter_issues').set({ number: null }).execute()
    expect(await moveIssue(db, { id: one, version: 1, move: 'delete' }, by)).toEqual({ ok: true })
    expect(await db.selectFrom('newsletter_texts').selectAll().execute()).toEqual([])
  })

  test('takes the time of an unscheduled one, and keeps its number', async ({ db }) => {
    const id = await issueIn(db, 'scheduled')
    await db.updateTable('newsletter_issues').set({ send_at: now, zone: 'UTC' }).execute()
    await moveIssue(db, { id, version: 1, move: 'unschedule' }, by)
    expect(await findIssue(db, id)).toMatchObject({ send_at: null, zone: null, number: 1 })
  })

  test('names who paused it; going on forgets that, and takes up where it was', async ({ db }) => {
    for (const [status, prepared_at] of [
      ['sending', now],
      ['preparing', null],
    ] as const) {
      await db.deleteFrom('newsletter_issues').execute()
      const id = await makeIssue(db, { number: 1, status, texts, more: { prepared_at } })
      await moveIssue(db, { id, version: 1, move: 'pause' }, by)
      expect(await findIssue(db, id)).toMatchObject({
        pause_reason: JSON.stringify({ phrase: 'Paused by {name}.', values: { name: 'Ben' } }),
      })
      await addMail(db, id, 'bounced')
      await moveIssue(db, { id, version: 2, move: 'resume' }, by)
      expect(await findIssue(db, id)).toMatchObject({ status, pause_reason: null, tolerated_bounces: 1 })
    }
  })

  test('leaves mails of a cancelled one unknown if they were handed over, and only those', async ({ db }) => {
    const id = await makeIssue(db, { number: 1, status: 'sending', texts })
    const batch = {
      issue_id: id,
      language: 'en' as const,
      state: 'open' as const,
      created_at: now,
      sealed: 'x',
    }
    const times = { first_attempt_at: null, next_attempt_at: now, locked_until: null, digest: null, error: null }
    for (const [key, attempts] of [
      ['tried', 1],
      ['waiting', 0],
    ] as const) {
      await db
        .insertInto('newsletter_batches')
        .values({ id: key, attempts, ...batch, ...times })
        .execute()
      await addMail(db, id, 'batched', key)
    }
    await moveIssue(db, { id, version: 1, move: 'cancel' }, by)
    expect(await findIssue(db, id)).toMatchObject({ status: 'cancelled', ended_at: now })
    const rows = await db.selectFrom('newsletter_recipients').select(['batch_id', 'state']).orderBy('n').execute()
    expect(rows).toEqual([
      { batch_id: 'tried', state: 'unknown' },
      { batch_id: 'waiting', state: 'batched' },
    ])
    const batches = await db.selectFrom('newsletter_batches').select(['state', 'sealed']).execute()
    expect(batches).toEqual(Array(2).fill({ state: 'unknown', sealed: null }))
  })

  test('sends to those who were missed, unless there are none', async ({ db }) => {
    const id = await makeIssue(db, { number: 1, status: 'sent', texts, at: now })
    const missed = () => moveIssue(db, { id, version: 1, move: 'send-missed' }, by)
    expect(await missed()).toEqual({ ok: false, reason: 'nothing missed' })
    for (const state of ['failed', 'unknown', 'delivered', 'skipped'] as const) await addMail(db, id, state)
    expect(await missed()).toEqual({ ok: true })
    const states = await db.selectFrom('newsletter_recipients').select('state').orderBy('n').execute()
    expect(states.map(({ state }) => state)).toEqual(['queued', 'queued', 'delivered', 'skipped'])
    // A public issue stays public.
    expect(await findIssue(db, id)).toMatchObject({ status: 'sending', ended_at: now })
  })

  test('lists the rest of the recipients of one that was cancelled before', async ({ db }) => {
    const id = await makeIssue(db, { number: 1, status: 'cancelled', texts, more: { prepared_at: null } })
    await moveIssue(db, { id, version: 1, move: 'send-missed' }, by)
    expect(await findIssue(db, id)).toMatchObject({ status: 'preparing', ended_at: null })
  })
})

describeOnBothDialects('scheduling an issue', (open) => {
  const at = { version: 1, sendAt: now + 1_000, zone: 'Asia/Seoul' }

  test('is possible while it can be changed, and changes nothing later', async () => {
    for (const status of statuses) {
      const db = await open()
      const id = await issueIn(db, status)
      const isOpen = status === 'draft' || status === 'scheduled'
      expect(await scheduleIssue(db, { id, ...at }, by), status).toEqual(
        isOpen ? { ok: true } : { ok: false, reason: 'wrong status' },
      )
      const shown = isOpen
        ? { status: 'scheduled', send_at: at.sendAt, zone: at.zone, version: 2, number: 1 }
        : { status, send_at: null, version: 1 }
      expect(await findIssue(db, id), status).toMatchObject(shown)
      expect(await audited(db), status).toEqual(isOpen ? ['scheduled'] : [])
    }
  })

  test('asks for the version, a text, and an English one if others are to get it', async ({ db }) => {
    const id = await createIssue(db, { title: 'Spring' }, by)
    const schedule = (version = 1) => scheduleIssue(db, { id, ...at, version }, by)
    expect(await schedule(2)).toEqual({ ok: false, reason: 'changed' })
    expect(await schedule()).toEqual({ ok: false, reason: 'no text' })
    const text = { subject: 'Printemps', preheader: '', body: 'x' }
    await saveText(db, { id, language: 'fr', version: 0, text }, by)
    expect(await schedule()).toEqual({ ok: false, reason: 'no English text' })
    await db.updateTable('newsletter_issues').set({ without_text: 'nothing' }).execute()
    expect(await schedule()).toEqual({ ok: true })
  })

  test('a double click schedules it once, for a set time and for now', async () => {
    for (const sendAt of [now + 60_000, now]) {
      const db = await open()
      const id = await issueIn(db, 'draft')
      const schedule = (later: number) =>
        scheduleIssue(
          db,
          { id, version: 1, sendAt: sendAt + (sendAt > now ? 0 : later), zone: at.zone },
          { ...by, now: now + later },
        )
      expect([await schedule(0), await schedule(50)]).toEqual([{ ok: true }, { ok: true }])
      expect(await findIssue(db, id)).toMatchObject({ send_at: sendAt, version: 2 })
      const other = { id, version: 1, sendAt: now + 120_000, zone: at.zone }
      expect(await scheduleIssue(db, other, by)).toEqual({ ok: false, reason: 'changed' })
      expect(await audited(db)).toEqual(['scheduled'])
    }
  })

  test('gives each its own number, also at once, and keeps it', { tags: 'simultaneous' }, async ({ db }) => {
    const ids = await Promise.all(
      ['a', 'b', 'c'].map(async (title) => {
        const id = await createIssue(db, { title }, by)
        await saveText(db, { id, language: 'en', version: 0, text: { subject: title, preheader: '', body: 'x' } }, by)
        return id
      }),
    )
    await Promise.all(ids.map((id) => scheduleIssue(db, { id, ...at }, by)))
    const numbers = async () => Promise.all(ids.map(async (id) => (await findIssue(db, id))?.number))
    const given = await numbers()
    expect([...given].sort()).toEqual([1, 2, 3])
    for (const id of ids) {
      await moveIssue(db, { id, version: 2, move: 'unschedule' }, by)
      await scheduleIssue(db, { id, ...at, version: 3 }, by)
    }
    expect(await numbers()).toEqual(given)
  })
})
