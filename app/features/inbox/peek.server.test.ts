import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { keepFile } from '#app/features/records/mail/files.server.ts'
import { addNote } from '#app/features/records/staff-changes.server.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { peekAt } from './peek.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: noon }

describeOnBothDialects('a look at a record', () => {
  test('shows the first message and the newest ones, and nothing to readers of other kinds', async ({ db }) => {
    const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
    const input = { name: 'Ann', email: 'ann@example.com', subject: 'Shop', message: 'x'.repeat(3000) }
    const { reference } = await submitEnquiry(db, 'contact', input, sending)
    for (let n = 1; n <= 6; n++) {
      const by = { actor: { id: user?.id ?? '', name: 'Ada', address: null }, now: noon + n }
      await addNote(db, { kind: 'enquiry', reference, note: `Note ${n}` }, by)
    }
    const all = { readable: ['enquiry'], writable: ['enquiry'] } as const
    const peek = await peekAt(db, reference, all)
    expect(peek).toMatchObject({ name: 'Ann', about: 'Shop', mayMove: true, mayReply: true })
    expect(peek?.messages.map(({ text }) => text.slice(0, 6))).toEqual([
      'xxxxxx',
      ...[2, 3, 4, 5, 6].map((n) => `Note ${n}`),
    ])
    expect(peek?.messages[0]).toMatchObject({ isCut: true, writer: 'sender', actor: null, files: [] })
    expect(peek?.messages.at(-1)).toMatchObject({ writer: 'note', actor: 'Ada' })
    expect(await peekAt(db, reference, { ...all, writable: [] })).toMatchObject({ mayMove: false, mayReply: false })
    expect(await peekAt(db, reference, { ...all, readable: ['application'] })).toBeNull()
    expect(await peekAt(db, 'ENQ-2222-2222', all)).toBeNull()
    expect(await peekAt(db, 'x', all)).toBeNull()
  })

  test('names the files of each message, also of one without words, and who wrote it', async ({ db }) => {
    const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
    const input = { name: 'Ann', email: 'ann@example.com', message: 'See below.' }
    const { reference } = await submitEnquiry(db, 'contact', input, sending)
    const record = await db.selectFrom('records').select(['id', 'kind']).executeTakeFirstOrThrow()
    const file = { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }
    await db.transaction().execute(async (trx) => {
      await keepFile(trx, 'mail', file)
      // A colleague took it out of quarantine.
      const answer = { type: 'answer', to_status: 'new', note: '', mail_id: 'mail', actor_id: user?.id } as const
      await addEvent(trx, record, noon + 1, answer)
    })
    const peek = await peekAt(db, reference, { readable: ['enquiry'], writable: [] })
    expect(peek?.messages).toMatchObject([
      { text: 'See below.', files: [] },
      { text: '', writer: 'sender', actor: null, files: [{ name: 'plan.pdf', bytes: 4, isKept: true }] },
    ])
  })
})
