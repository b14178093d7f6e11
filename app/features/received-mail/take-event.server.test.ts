import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { loseSubscriber, regainSubscriber } from '#app/features/newsletter/lost-subscriber.server.ts'
import { takeIssueNews } from '#app/features/newsletter/sending/issue-news.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import type { MailEvent } from '#app/mail/incoming/webhook.server.ts'
import { sendAgain } from '#app/mail/outbox/change.server.ts'
import { recordSent } from '#app/mail/outbox/claim.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { pageOfSuppressed, releaseAddress } from '#app/mail/suppressions.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { takeEvent } from './take-event.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const address = 'ann@example.com'
const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: noon }

async function sentAcknowledgement(db: Db) {
  const input = { name: 'Ann', email: address, message: 'Can you?' }
  const { reference } = await submitEnquiry(db, 'contact', input, sending)
  const [mail] = await mailRows(db, { kind: 'enquiry-acknowledged' })
  if (!mail) throw new Error('no acknowledgement')
  await recordSent(db, mail, 'provider-1', noon)
  return { reference, id: mail.id }
}

let count = 0
const take = (db: Db, type: string, data: Partial<MailEvent['data']>, id = `msg_${count++}`) => {
  const event = { type, data: { email_id: 'provider-1', to: [], cc: [], received_for: [], ...data } }
  return takeEvent(db, { id, event }, noon + 1, {
    onLost: loseSubscriber,
    onReceived: noteReceived,
    onIssueNews: takeIssueNews,
  })
}
const mailNow = async (db: Db, id: string) => (await mailRows(db)).find((mail) => mail.id === id)
const bounce = { bounce: { type: 'Permanent', message: 'No such mailbox' } }

describeOnBothDialects('a report of the mail service', () => {
  test('about a delivery is stored with the mail and its real Message-ID', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    await take(db, 'email.delivered', { message_id: '<real@relay.example>' })
    expect(await mailNow(db, id)).toMatchObject({ status: 'delivered', message_id: '<real@relay.example>' })
  })

  test('finds its mail by its tag even before the mail service’s answer is stored', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    await db.updateTable('outbox').set({ status: 'sending', provider_id: null }).where('id', '=', id).execute()
    await take(db, 'email.delivered', { tags: { mail: id } })
    expect(await mailNow(db, id)).toMatchObject({ status: 'delivered', provider_id: 'provider-1' })
  })

  test('may come in any order: the worst one counts', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    for (const [type, status] of [
      ['email.delivery_delayed', 'sent'],
      ['email.delivered', 'delivered'],
      ['email.delivery_delayed', 'delivered'],
      ['email.bounced', 'bounced'],
      ['email.delivered', 'bounced'],
      ['email.complained', 'complained'],
      ['email.bounced', 'complained'],
      ['email.failed', 'complained'],
    ] as const) {
      await take(db, type, {})
      expect((await mailNow(db, id))?.status, type).toBe(status)
    }
  })

  test('is stored once, even if it is repeated or concurrent', { tags: 'simultaneous' }, async ({ db }) => {
    const { reference } = await sentAcknowledgement(db)
    await Promise.all([1, 2, 3].map(() => take(db, 'email.bounced', bounce, 'msg_same')))
    const record = await findRecord(db, 'enquiry', reference)
    const events = record ? await eventsOf(db, record) : []
    expect(events.map(({ type, note }) => [type, note])).toEqual([
      ['received', null],
      ['undelivered', 'No such mailbox'],
    ])
    expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([{ id: 'msg_same' }])
  })

  test('about unknown mails or of an unknown type changes nothing', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    await take(db, 'email.bounced', { email_id: 'somebody-elses', tags: { mail: 'no-such-mail' } })
    await take(db, 'email.opened', {})
    await take(db, 'domain.created', { email_id: undefined })
    expect((await mailNow(db, id))?.status).toBe('sent')
    expect((await pageOfSuppressed(db)).rows).toEqual([])
  })
})

describeOnBothDialects('an address whose mails bounce', () => {
  test('is suppressed with the reason; waiting and later mails to it are not sent', async ({ db }) => {
    await sentAcknowledgement(db)
    const queue = (subject: string, to = address) =>
      db
        .transaction()
        .execute((trx) => queueMail(trx, { kind: 'clock-doubted', to, subject, text: 'x', html: 'x' }, noon))
    await queue('waiting')
    await take(db, 'email.bounced', bounce)
    await queue('later', 'ANN+tag@example.com')
    const stored = (await mailRows(db, { kind: 'clock-doubted' })).map(({ subject, status, last_error }) => [
      subject,
      status,
      last_error,
    ])
    const why = 'Not sent: mails to this address came back.'
    expect(stored).toEqual([
      ['later', 'discarded', why],
      ['waiting', 'discarded', why],
    ])
    expect((await pageOfSuppressed(db)).rows).toMatchObject([{ address, reason: 'bounced', detail: 'No such mailbox' }])
    const verbs = await db.selectFrom('audit_events').select(['verb', 'record_kind', 'actor_name', 'detail']).execute()
    expect(verbs).toEqual([
      { verb: 'suppressed', record_kind: 'address', actor_name: 'The site', detail: '{"reason":"bounced"}' },
    ])
  })

  test('gets mails again once staff have released it', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    await db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute()
    const other = { kind: 'clock-doubted' as const, to: address, subject: 's', text: 'x', html: 'x' }
    const bounced = await db.transaction().execute((trx) => queueMail(trx, other, noon))
    await take(db, 'email.bounced', { ...bounce, email_id: 'provider-2', tags: { mail: bounced } })
    expect(await sendAgain(db, id, { actor: theSite, now: noon })).toBeNull()
    const [suppressed] = (await pageOfSuppressed(db)).rows
    const release = () => releaseAddress(db, suppressed?.id ?? '', { actor: theSite, now: noon }, regainSubscriber)
    expect([await release(), await release()]).toEqual([true, false])
    expect(await sendAgain(db, id, { actor: theSite, now: noon })).not.toBeNull()
  })

  test('is not suppressed by a temporary failure', async ({ db }) => {
    const { id } = await sentAcknowledgement(db)
    await take(db, 'email.bounced', { bounce: { type: 'Transient', message: 'Mailbox full' } })
    expect((await mailNow(db, id))?.status).toBe('bounced')
    expect((await pageOfSuppressed(db)).rows).toEqual([])
  })
})

describeOnBothDialects('a subscriber', () => {
  const subscriber = async (db: Db) => {
    await subscribe(db, { name: 'Ann', email: address, marketing: false, from: '/newsletter' }, sending)
    await db.updateTable('subscribers').set({ status: 'active', confirmed_at: noon }).execute()
  }
  const stored = (db: Db) => db.selectFrom('subscribers').select(['status', 'email']).executeTakeFirstOrThrow()

  test('whose mails bounce leaves the list until the address is released', async ({ db }) => {
    await subscriber(db)
    await sentAcknowledgement(db)
    await take(db, 'email.bounced', bounce)
    expect(await stored(db)).toEqual({ status: 'bounced', email: address })
    const [suppressed] = (await pageOfSuppressed(db)).rows
    await releaseAddress(db, suppressed?.id ?? '', { actor: theSite, now: noon }, regainSubscriber)
    expect(await stored(db)).toEqual({ status: 'active', email: address })
  })

  test('who reports a mail as spam is reduced to a hash for good', async ({ db }) => {
    await subscriber(db)
    await sentAcknowledgement(db)
    await take(db, 'email.complained', {})
    expect(await stored(db)).toEqual({ status: 'complained', email: null })
    const [suppressed] = (await pageOfSuppressed(db)).rows
    await releaseAddress(db, suppressed?.id ?? '', { actor: theSite, now: noon }, regainSubscriber)
    expect(await stored(db)).toEqual({ status: 'complained', email: null })
  })
})
