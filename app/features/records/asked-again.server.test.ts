// Covers every kind of event: whether it returns an answered record to the work lists, and to which.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { env } from '#app/env.server.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { countViews } from '#app/features/inbox/counts.server.ts'
import { type View, views } from '#app/features/inbox/filter.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { undeliveredReplies } from '#app/features/inbox/today.server.ts'
import { fetchReceived } from '#app/features/received-mail/fetch-received.server.ts'
import { fileByHand } from '#app/features/received-mail/file-mail.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { takeEvent } from '#app/features/received-mail/take-event.server.ts'
import { statusesOf } from '#app/features/records/statuses.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { ReceivedMail } from '#app/mail/incoming/received-mail.server.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { unchecked } from '#app/mail/incoming/sender-checks.ts'
import type { Db } from '#db/schema.ts'
import type { RecordEventType, RecordKind, RecordRow } from '#db/tables/records.ts'
import type { NoticeChoice, Role } from '#db/tables/staff.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { sendReply } from './reply/send-reply.server.ts'
import { addNote, assignRecords, settleRecord } from './staff-changes.server.ts'
import { addToRecord } from './visitor/visitor.server.ts'

const hour = 60 * 60_000
const day = 24 * hour
// A Thursday on which both offices work.
const noon = Date.UTC(2026, 0, 15, 3)
const later = noon + 5 * day
const email = 'ann@example.com'
const visit = { client: 'c', now: later }

const before = env.INBOUND_DOMAIN
beforeAll(() => {
  env.INBOUND_DOMAIN = 'in.example.com'
})
afterAll(() => {
  env.INBOUND_DOMAIN = before
})

const sending = (now: number) => ({ digest: `d${now}`, client: 'c', language: 'en' as const, spamReasons: null, now })

async function person(db: Db, name: string, notices: NoticeChoice | null = null, role: Role = 'desk') {
  const address = `${name.toLowerCase()}@example.com`
  const user = await createUser(db, { email: address, name, role }, noon)
  await db.updateTable('users').set({ status: 'active', notices }).where('email', '=', address).execute()
  return { id: user?.id ?? '', name, role, email: address, address: null }
}

const apply = (db: Db, phone: string | null, now: number) =>
  submitApplication(db, { ...input, firstName: 'Ann', lastName: 'Kim', email, phone }, sending(now))

async function send(db: Db, kind: RecordKind): Promise<string> {
  if (kind === 'enquiry') {
    return (await submitEnquiry(db, 'contact', { name: 'Ann', email, message: 'Can you?' }, sending(noon))).reference
  }
  const sent = await apply(db, null, noon)
  return sent.ok ? sent.application.reference : ''
}

const rowOf = async (db: Db, reference: string) =>
  (await db.selectFrom('records').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()) as RecordRow

const mailFrom = (from: string, reference: string, isAutomatic = false): ReceivedMail => ({
  ...{ from, to: [recordAddress(reference) ?? ''], subject: 'Re: x', messageId: '<a@b>', text: 'And when?' },
  ...{ html: null, name: null, isCut: false, checks: unchecked, isAutomatic, files: [] },
})

async function comeIn(db: Db, mail: ReceivedMail) {
  const { from, to, subject } = mail
  await db.transaction().execute((trx) => noteReceived(trx, { providerId: `p-${from}`, from, to, subject }, later))
  await fetchReceived(db, { read: async () => mail }, () => later)
}

/** The mail service reports something of the newest reply. */
async function hearOf(db: Db, news: string) {
  const replies = await mailRows(db, { kind: 'record-replied' })
  const nothing = { to: [], cc: [], received_for: [] }
  const event = { type: `email.${news}`, data: { email_id: 'p', tags: { mail: replies[0]?.id ?? '' }, ...nothing } }
  const ignored = async () => {}
  const hooks = { onLost: ignored, onReceived: ignored, onIssueNews: ignored }
  await takeEvent(db, { id: `msg_${news}`, event }, later, hooks)
}

type Cause = (db: Db, reference: string) => Promise<unknown>

/** The ways in which a sender writes again, by event; for all other events, the reason why they return nothing. */
const causes: Record<RecordEventType, Record<string, Cause> | string> = {
  answer: {
    'a reply by email': (db, reference) => comeIn(db, mailFrom(email, reference)),
    'a mail that staff file under it': async (db, reference) => {
      await comeIn(db, mailFrom('elsewhere@example.com', reference))
      const { id } = await db.selectFrom('received_mails').select('id').executeTakeFirstOrThrow()
      await fileByHand(db, id, reference, { actor: { id: null, name: 'Bob', address: null }, now: later })
    },
  },
  added: { 'words on the status page': (db, reference) => addToRecord(db, { reference, text: 'And when?' }, visit) },
  again: { 'the form of an application once more': (db) => apply(db, '+82 10 0000', later) },
  received: 'it is the first event',
  withdrawn: 'its sender wants no answer',
  undelivered: Object.fromEntries(
    ['bounced', 'suppressed', 'complained', 'failed'].map((news): [string, Cause] => [
      `a mail of staff of which the mail service says: ${news}`,
      async (db, reference) => {
        await hearOf(db, news)
        const [about] = await db.selectFrom('record_events').selectAll().where('type', '=', 'undelivered').execute()
        expect(about).toMatchObject({ note: expect.stringMatching(/./) })
        const reader = { userId: 'x', kinds: ['enquiry', 'application'] as const, now: later }
        expect(await undeliveredReplies(db, reader)).toMatchObject([{ reference }])
      },
    ]),
  ),
  adopted: 'staff did it',
  dismissed: 'staff did it',
  status: 'staff did it',
  note: 'staff did it',
  assigned: 'staff did it',
  corrected: 'staff did it',
  merged: 'staff did it',
  separated: 'staff did it',
  settled: 'staff did it',
  reply: 'staff did it',
  'appointment-held': 'it came with the message',
  'appointment-booked': 'it says when to talk',
  'appointment-moved': 'it says when to talk',
  'appointment-cancelled': 'it says when to talk',
}

const named = Object.values(causes).flatMap((cause) => (typeof cause === 'string' ? [] : Object.entries(cause)))

/** The notices to staff. */
const toldNow = async (db: Db) => (await mailRows(db)).filter(({ kind }) => kind !== 'record-replied')

/** The views that contain Bob's record while it waits for an answer again and its new promise is past. */
const stands: Record<View, boolean> = {
  ...{ todo: true, overdue: true, unread: true, mine: true, all: true },
  ...{ answered: false, snoozed: false, done: false, spam: false },
}

async function listed(db: Db, reference: string, reader: { id: string }, now: number) {
  const asked = { userId: reader.id, kinds: ['enquiry', 'application'] as const, now }
  const counts = await countViews(db, asked)
  const found = {} as Record<View, boolean>
  for (const view of Object.keys(views) as View[]) {
    const { rows } = await listInbox(db, { view, search: '' }, asked)
    expect([view, counts[view]]).toEqual([view, rows.length])
    found[view] = rows.some((row) => row.reference === reference)
  }
  return found
}

/** A record that is replied to, read, snoozed, assigned to Bob and in this status. */
async function answered(db: Db, kind: RecordKind, status: RecordRow['status']) {
  // With the default setting, an admin is notified of nothing beside MAIL_TO.
  const [ada, bob] = [await person(db, 'Ada', null, 'admin'), await person(db, 'Bob')]
  const reference = await send(db, kind)
  await sendReply(
    db,
    { kind, reference, version: 1, language: 'en', subject: null, body: 'Yes' },
    { actor: ada, now: noon + hour },
  )
  const closed = ['completed', 'accepted', 'rejected', 'withdrawn'].includes(status)
  const { version } = await rowOf(db, reference)
  await assignRecords(db, { targets: [{ kind, reference, version }], assignee: bob }, { actor: ada, now: noon + hour })
  await db
    .updateTable('records')
    .set({ status, closed_at: closed ? noon + hour : null, snoozed_until: noon + 90 * day, read_at: noon })
    .execute()
  await db.deleteFrom('outbox').where('kind', '!=', 'record-replied').execute()
  return { ada, bob, reference }
}

const closedToVisitor = ['completed', 'accepted', 'rejected', 'withdrawn']
/** The status page and the form add nothing to a decided record. */
const isPossible = (cause: string, kind: RecordKind, status: string) =>
  (kind === 'application' || !cause.includes('application')) &&
  (cause.includes('mail') || !closedToVisitor.includes(status))

describe.each(named)('%s', (cause, come) => {
  const cases = (['enquiry', 'application'] as const).flatMap((kind) =>
    statusesOf(kind)
      .filter((status) => status !== 'spam' && status !== 'new' && isPossible(cause, kind, status))
      .map((status) => [kind, status] as const),
  )
  describeOnBothDialects('brings back what was answered', (open) => {
    test.each(cases)('%s, %s', async (kind, status) => {
      const db = await open()
      const { bob, reference } = await answered(db, kind, status)
      expect((await listed(db, reference, bob, later)).todo).toBe(false)
      await come(db, reference)
      const record = await rowOf(db, reference)
      expect(record.promised_by).toBeGreaterThan(later)
      expect(record.status).toBe(status === 'completed' ? 'in_progress' : status)
      expect(await listed(db, reference, bob, later)).toEqual({ ...stands, overdue: false })
      expect(await listed(db, reference, bob, record.promised_by)).toEqual(stands)
      // Ada replied last, and Bob is assigned.
      const told = await toldNow(db)
      expect(told.map(({ to_address }) => to_address)).toEqual(
        expect.arrayContaining(['ada@example.com', 'bob@example.com', 'staff@example.com']),
      )
    })
  })
})

describeOnBothDialects('what waits for an answer again', (open) => {
  const come = (db: Db, reference: string) => comeIn(db, mailFrom(email, reference))

  test('keeps the open promise of a first answer', async ({ db }) => {
    const reference = await send(db, 'enquiry')
    const { promised_by } = await rowOf(db, reference)
    await come(db, reference)
    expect(await rowOf(db, reference)).toMatchObject({ promised_by, asked_again_at: null, answered_at: null })
  })

  test('is not made for an automatic answer', async ({ db }) => {
    const { bob, reference } = await answered(db, 'enquiry', 'in_progress')
    await comeIn(db, mailFrom(email, reference, true))
    expect(await listed(db, reference, bob, later)).toMatchObject({ todo: false, unread: false, snoozed: true })
    expect(await toldNow(db)).toEqual([])
  })

  test('is not made for a mail that is not the newest reply', async ({ db }) => {
    const { bob, reference } = await answered(db, 'enquiry', 'in_progress')
    await db.updateTable('record_events').set({ mail_id: 'another' }).where('type', '=', 'reply').execute()
    await hearOf(db, 'bounced')
    expect(await listed(db, reference, bob, later)).toMatchObject({ todo: false, unread: true })
    expect(await toldNow(db)).toEqual([])
  })

  test.each(['in_progress', 'completed', 'accepted'] as const)(
    'is done with a reply or without: %s',
    async (status) => {
      for (const withReply of [true, false]) {
        const db = await open()
        const kind = status === 'accepted' ? 'application' : 'enquiry'
        const { ada, bob, reference } = await answered(db, kind, status)
        await come(db, reference)
        const { version } = await rowOf(db, reference)
        const words = { language: 'en' as const, subject: null, body: 'On Monday' }
        const done = withReply
          ? await sendReply(db, { kind, reference, version, ...words }, { actor: ada, now: later + hour })
          : await settleRecord(db, { kind, reference, version }, { actor: ada, now: later + hour })
        expect(done.ok).toBe(true)
        expect(await rowOf(db, reference)).toMatchObject({
          answered_at: later + hour,
          closed_at: status === 'accepted' ? later + hour : null,
        })
        expect(await listed(db, reference, bob, later + 90 * day)).toMatchObject({ todo: false, overdue: false })
      }
    },
  )

  test('is counted as answered each time, with the time since its sender wrote again', async ({ db }) => {
    const { ada, reference } = await answered(db, 'enquiry', 'in_progress')
    await come(db, reference)
    const figures = async () => {
      const rows = await db
        .selectFrom('hourly_counts')
        .select((e) => ['figure', e.fn.sum<number>('count').as('sum')])
        .where('figure', 'in', ['answered-in-time', 'answered-late', 'answer-minutes'])
        .groupBy('figure')
        .execute()
      return Object.fromEntries(rows.map(({ figure, sum }) => [figure, Number(sum)]))
    }
    expect(await figures()).toEqual({ 'answered-in-time': 1, 'answer-minutes': 60 })
    const { version } = await rowOf(db, reference)
    await settleRecord(db, { kind: 'enquiry', reference, version }, { actor: ada, now: later + 2 * hour })
    expect(await figures()).toEqual({ 'answered-in-time': 2, 'answer-minutes': 180 })
    await db.updateTable('records').set({ answered_at: null }).execute()
    expect(await figures()).toMatchObject({ 'answered-in-time': 1, 'answer-minutes': 60 })
  })

  test('is mailed to people who chose a notice for each, and to no others', async ({ db }) => {
    const { ada, reference } = await answered(db, 'enquiry', 'in_progress')
    await db.updateTable('users').set({ notices: 'off' }).where('id', '=', ada.id).execute()
    await come(db, reference)
    expect((await toldNow(db)).map(({ to_address }) => to_address).sort()).toEqual([
      'bob@example.com',
      'staff@example.com',
    ])
  })
})

describeOnBothDialects('who is given records to answer', (open) => {
  async function give(db: Db, to: Awaited<ReturnType<typeof person>>, by: typeof to) {
    const targets = []
    for (const kind of ['enquiry', 'application'] as const) {
      targets.push({ kind, reference: await send(db, kind), version: 1 })
    }
    await db.deleteFrom('outbox').execute()
    await assignRecords(db, { targets, assignee: to }, { actor: by, now: noon + 1 })
    return mailRows(db, { kind: 'records-assigned' })
  }

  test('is notified of all in one mail', async ({ db }) => {
    const mails = await give(db, await person(db, 'Bob'), await person(db, 'Ada'))
    expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
      ['bob@example.com', '2 records assigned to you'],
    ])
    expect(mails[0]?.text_body).toContain('Ada has assigned them to you.')
  })

  test('is not notified of records that they took themselves, nor against their choice', async ({ db }) => {
    const ada = await person(db, 'Ada')
    expect(await give(db, ada, ada)).toEqual([])
    const other = await open()
    expect(await give(other, await person(other, 'Bob', 'daily'), await person(other, 'Ada'))).toEqual([])
  })
})

describeOnBothDialects('who is named in a note', () => {
  test('is mailed once, if they may read the record, chose such mails and did not write it', async ({ db }) => {
    const ada = await person(db, 'Ada')
    await person(db, 'Bob')
    await person(db, 'Val', null, 'viewer')
    await person(db, 'Eve', null, 'editor')
    await person(db, 'Dan', 'daily')
    const reference = await send(db, 'enquiry')
    await db.deleteFrom('outbox').execute()
    const note = 'Call @bob and @Bob, @val, @eve, @dan, @ada or bob@example.com'
    await addNote(db, { kind: 'enquiry', reference, note }, { actor: ada, now: later })
    const mails = await mailRows(db, { kind: 'note-mentioned' })
    expect(mails.map(({ to_address, subject }) => [to_address, subject]).sort()).toEqual([
      ['bob@example.com', `${reference}: a note for you`],
      ['val@example.com', `${reference}: a note for you`],
    ])
    expect(mails[0]?.text_body).toContain('Ada names you in a note about Ann.')
    expect(mails[0]?.text_body).toContain(`/dashboard/contacts/${reference}`)
  })
})
