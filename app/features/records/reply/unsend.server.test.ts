import { expect } from 'vitest'
import { keepDiscount } from '#app/features/applications/move-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { rememberReply, undoMoves } from '#app/features/inbox/undo.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { claimNextMail } from '#app/mail/outbox/claim.server.ts'
import type { Db } from '#db/schema.ts'
import type { StatusOf } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { findRecord } from '../records.server.ts'
import { markRead } from '../staff-changes.server.ts'
import { eventsOf } from '../timeline.server.ts'
import { findDraft, saveDraft } from './draft.server.ts'
import { sendReply } from './send-reply.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const second = 1000
const words = { language: 'fr' as const, subject: 'Votre site', body: 'Oui.\n\nBien sûr.' }

async function sent(db: Db, to?: StatusOf<'enquiry'>) {
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
  const actor = { id: user?.id ?? '', name: 'Ada', email: 'ada@example.com', address: null }
  const input = { name: 'Ann', email: 'ann@example.com', message: 'Can you?' }
  const how = { digest: 'd', client: 'c', language: 'fr' as const, spamReasons: null, now: noon }
  const { reference } = await submitEnquiry(db, 'contact', input, how)
  await db.deleteFrom('outbox').execute()
  const by = { actor, now: noon + second }
  const outcome = await sendReply(db, { kind: 'enquiry', reference, version: 1, to, ...words }, by)
  if (!outcome.ok) throw new Error(outcome.reason)
  const undo = (await rememberReply(db, { ...outcome, language: words.language }, by)) ?? ''
  const record = async () => (await findRecord(db, 'enquiry', reference)) ?? expect.fail('no such record')
  const takeBack = (after: number) => undoMoves(db, undo, { actor, now: noon + second + after }, keepDiscount)
  return { actor, reference, record, takeBack, before: outcome.before }
}

describeOnBothDialects('a reply that waits', (open) => {
  test('is not handed over before its time, and then at once', async ({ db }) => {
    await sent(db)
    expect(await claimNextMail(db, noon + 10 * second)).toBeUndefined()
    expect(await claimNextMail(db, noon + 11 * second)).toMatchObject({ kind: 'record-replied' })
  })

  test('does not wait for a clock that was set back', async ({ db }) => {
    await sent(db)
    expect(await claimNextMail(db, noon - 3600 * second)).toMatchObject({ kind: 'record-replied' })
  })

  test('is taken back with all that it changed, and its text is a draft again', async ({ db }) => {
    const { actor, record, takeBack, before, reference } = await sent(db, 'completed')
    expect(await record()).toMatchObject({ status: 'completed', closed_at: noon + second })
    expect(await takeBack(9 * second)).toEqual({ undone: 1, left: 0, reply: { kind: 'enquiry', reference } })
    const { status, answered_at, closed_at } = before
    expect(await record()).toMatchObject({ status, answered_at, closed_at, version: 3 })
    expect(await mailRows(db, { kind: 'record-replied' })).toEqual([])
    expect((await eventsOf(db, await record())).map(({ type }) => type)).toEqual(['received'])
    expect(await findDraft(db, await record(), actor)).toMatchObject(words)
  })

  test('keeps what its author typed after sending', async ({ db }) => {
    const { actor, reference, record, takeBack } = await sent(db)
    const later = { kind: 'enquiry' as const, reference, ...words, body: 'One more thing.' }
    await saveDraft(db, later, { actor, now: noon + 2 * second })
    await takeBack(5 * second)
    expect((await findDraft(db, await record(), actor))?.body).toBe('Oui.\n\nBien sûr.\n\nOne more thing.')
  })

  test('is taken back although somebody has only read the record', async ({ db }) => {
    const { actor, reference, takeBack } = await sent(db)
    await markRead(db, { kind: 'enquiry', reference }, { actor, now: noon + 2 * second })
    expect(await takeBack(5 * second)).toMatchObject({ undone: 1 })
  })

  test('stays sent when its time is over, when it is being sent, and when the record has changed', async () => {
    const late = await open()
    expect(await (await sent(late)).takeBack(10 * second)).toMatchObject({ undone: 0, left: 1 })
    expect(await mailRows(late, { kind: 'record-replied' })).toHaveLength(1)

    const claimed = await open()
    const sending = await sent(claimed)
    await claimed.updateTable('outbox').set({ status: 'sending' }).execute()
    expect(await sending.takeBack(second)).toMatchObject({ undone: 0 })

    const changed = await open()
    const other = await sent(changed)
    await changed.updateTable('records').set({ version: 7 }).execute()
    expect(await other.takeBack(second)).toMatchObject({ undone: 0 })
    expect(await mailRows(changed, { kind: 'record-replied' })).toHaveLength(1)
  })
})
