import { expect } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { messageIdOf } from '#app/mail/site-url.server.ts'
import type { Db } from '#db/schema.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { findRecord } from '../records.server.ts'
import { eventsOf } from '../timeline.server.ts'
import { findDraft, otherWriters, saveDraft } from './draft.server.ts'
import { defaultSubject, sendReply } from './send-reply.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const sending = { digest: 'd', client: 'c', language: 'fr' as const, spamReasons: null, now: noon }

async function writer(db: Db, name = 'Ada') {
  const email = `${name.toLowerCase()}@example.com`
  const user = await createUser(db, { email, name, role: 'admin' }, noon)
  return { id: user?.id ?? '', name, email, address: null }
}

async function enquiry(db: Db, spamReasons: string | null = null) {
  const input = { name: 'Ann', email: 'ann@example.com', subject: 'A new site', message: 'Can you?' }
  const { reference } = await submitEnquiry(db, 'contact', input, { ...sending, spamReasons })
  return reference
}

const words = { language: 'fr' as const, subject: null, body: 'Oui.\n\nBien sûr.' }
const record = async (db: Db, reference: string) => {
  const found = await findRecord(db, 'enquiry', reference)
  if (!found) throw new Error('no such record')
  return found
}
const reply = async (
  db: Db,
  reference: string,
  by: Awaited<ReturnType<typeof writer>>,
  version = 1,
  body = words.body,
) => sendReply(db, { kind: 'enquiry', ...words, body, reference, version }, { actor: by, now: noon + 1 })

describeOnBothDialects('a reply by email', (open) => {
  test('is stored together with its event, its audit entry and the new status', async ({ db }) => {
    const reference = await enquiry(db)
    const ada = await writer(db)
    expect(await reply(db, reference, ada)).toMatchObject({ ok: true, record: { status: 'in_progress', version: 2 } })
    const [mail] = await mailRows(db, { kind: 'record-replied' })
    expect(mail).toMatchObject({
      to_address: 'ann@example.com',
      reference,
      reply_to: 'staff@example.com',
      status: 'queued',
    })
    expect(mail?.text_body).toContain('Oui.\n\nBien sûr.')
    expect(mail?.text_body).toContain('> Can you?')
    expect((await eventsOf(db, await record(db, reference))).at(-1)).toMatchObject({
      type: 'reply',
      note: words.body,
      actor: 'Ada',
      from_status: 'new',
      to_status: 'in_progress',
      mail_id: mail?.id,
      mail_status: 'queued',
    })
    const log = await db
      .selectFrom('audit_events')
      .select(['verb', 'actor_name', 'record_reference', 'detail'])
      .execute()
    expect(log).toEqual([
      {
        verb: 'replied',
        actor_name: 'Ada',
        record_reference: reference,
        detail: '{"from":"new","to":"in_progress"}',
      },
    ])
  })

  test('refers to the earlier mails, so that mail programs group them', async ({ db }) => {
    const reference = await enquiry(db)
    const ada = await writer(db)
    const [acknowledgement] = await mailRows(db, { kind: 'enquiry-acknowledged' })
    await reply(db, reference, ada)
    const [first] = await mailRows(db, { kind: 'record-replied' })
    expect(first?.subject).toBe('Re: A new site')
    const idOf = (id = '') => messageIdOf(id)
    expect(JSON.parse(first?.headers ?? '')).toEqual({
      'In-Reply-To': idOf(acknowledgement?.id),
      References: idOf(acknowledgement?.id),
    })
    await reply(db, reference, ada, 2)
    const [second] = await mailRows(db, { kind: 'record-replied' })
    expect(second?.subject).toBe(first?.subject)
    expect(JSON.parse(second?.headers ?? '')).toEqual({
      'In-Reply-To': idOf(first?.id),
      References: `${idOf(acknowledgement?.id)} ${idOf(first?.id)}`,
    })
  })

  test.each([
    ['as its sender called it', 'A new site', [], 'Re: A new site'],
    ['without a Re of their own', 'RE : Re: AW: A new site', [], 'Re: A new site'],
    [
      'not as the acknowledgement that they answered',
      'A new site',
      ['Re: Nous avons bien reçu votre message (*)'],
      'Re: A new site',
    ],
    ['as they called it last', 'A new site', ['Re: A new site', 'Re: Re[2]: And a shop'], 'Re: And a shop'],
    ['by its reference where they gave no subject', null, ['Re:'], 'Re: votre message (*)'],
    ['by its reference where they typed no more than Re', 'Re: ', [], 'Re: votre message (*)'],
  ])('is called %s', async (_, subject, mails, expected) => {
    const db = await open()
    const reference = await enquiry(db)
    const named = (text: string) => text.replace('*', reference)
    await db.updateTable('enquiries').set({ subject }).execute()
    for (const [index, mail] of mails.entries()) {
      const came = { id: `r${index}`, provider_id: `p${index}`, status: 'filed' as const, next_attempt_at: 0 }
      await db
        .insertInto('received_mails')
        .values({ ...came, reference, subject: named(mail), received_at: noon + index })
        .execute()
    }
    expect(await defaultSubject(db, await record(db, reference), 'fr')).toBe(named(expected))
  })

  test('refuses the second of two simultaneous replies and stores nothing of it', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await enquiry(db)
    const [ada, bea] = [await writer(db), await writer(db, 'Bea')]
    const outcomes = await Promise.all([reply(db, reference, ada), reply(db, reference, bea)])
    expect(outcomes.map((outcome) => (outcome.ok ? 'sent' : outcome.reason)).sort()).toEqual(['changed', 'sent'])
    expect(await mailRows(db, { kind: 'record-replied' })).toHaveLength(1)
  })

  test('is refused if it is empty, and to quarantined or deleted records', async ({ db }) => {
    const ada = await writer(db)
    const reference = await enquiry(db, 'A reason.')
    expect(await reply(db, reference, ada, 1, '')).toEqual({ ok: false, reason: 'empty' })
    expect(await reply(db, reference, ada)).toEqual({ ok: false, reason: 'quarantined' })
    expect(await reply(db, 'ENQ-0000-0000', ada)).toEqual({ ok: false, reason: 'gone' })
    expect(await mailRows(db, { kind: 'record-replied' })).toEqual([])
  })

  test('is refused without an address', async ({ db }) => {
    const ada = await writer(db)
    const reference = await enquiry(db)
    await db.updateTable('records').set({ email: '', email_key: '' }).execute()
    expect(await reply(db, reference, ada)).toEqual({ ok: false, reason: 'no address' })
  })

  test('keeps the promise: the record counts as answered and read', async ({ db }) => {
    const ada = await writer(db)
    const reference = await enquiry(db)
    await reply(db, reference, ada)
    await sendReply(db, { kind: 'enquiry', ...words, reference, version: 2 }, { actor: ada, now: noon + 5 })
    expect(await record(db, reference)).toMatchObject({ answered_at: noon + 1, read_at: noon + 1 })
  })

  test('ends a snooze, so that the record is in the inbox again', async ({ db }) => {
    const ada = await writer(db)
    const reference = await enquiry(db)
    await db
      .updateTable('records')
      .set({ snoozed_until: noon + 1e9 })
      .execute()
    await reply(db, reference, ada)
    expect(await record(db, reference)).toMatchObject({ snoozed_until: null })
  })

  test('to an application quotes the applicant’s message and starts the review', async ({ db }) => {
    const ada = await writer(db)
    const sent = await submitApplication(db, { ...input, email: 'v@example.com', message: 'When?' }, sending)
    const reference = sent.ok ? sent.application.reference : ''
    const outcome = await sendReply(
      db,
      { kind: 'application', ...words, reference, version: 1 },
      { actor: ada, now: noon },
    )
    expect(outcome).toMatchObject({ ok: true, record: { status: 'reviewing' } })
    expect((await mailRows(db, { kind: 'record-replied' }))[0]?.text_body).toContain('> When?')
  })
})

describeOnBothDialects('a draft of a reply', () => {
  test('is kept for each person, shown to others as begun, and deleted once the reply is sent', async ({ db }) => {
    const reference = await enquiry(db)
    const [ada, bea] = [await writer(db), await writer(db, 'Bea')]
    const found = await record(db, reference)
    for (const [by, body] of [
      [ada, 'First'],
      [ada, 'Mine'],
      [bea, 'Hers'],
    ] as const) {
      await saveDraft(db, { ...words, kind: 'enquiry', body, reference }, { actor: by, now: noon })
    }
    expect(await findDraft(db, found, ada)).toEqual({ language: 'fr', subject: '', body: 'Mine', savedAt: noon })
    expect((await otherWriters(db, found, ada, noon - 1)).map(({ name }) => name)).toEqual(['Bea'])
    expect(await otherWriters(db, found, ada, noon)).toEqual([])
    await reply(db, reference, ada)
    expect(await findDraft(db, found, ada)).toBeNull()
    expect(await findDraft(db, found, bea)).toMatchObject({ body: 'Hers' })
  })

  test('without text is not kept', async ({ db }) => {
    const reference = await enquiry(db)
    const ada = await writer(db)
    for (const body of ['Something', null])
      await saveDraft(db, { ...words, kind: 'enquiry', body, reference }, { actor: ada, now: noon })
    expect(await findDraft(db, await record(db, reference), ada)).toBeNull()
    expect(
      await saveDraft(db, { ...words, kind: 'enquiry', reference: 'ENQ-0000-0000' }, { actor: ada, now: noon }),
    ).toEqual({
      ok: false,
      reason: 'gone',
    })
  })
})
