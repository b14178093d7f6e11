import { expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { addNote } from '#app/features/records/staff-changes.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { peekAt } from './peek.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: noon }

describeOnBothDialects('a look at a record', (open) => {
  test('shows the first message and the newest ones, and nothing to readers of other kinds', async () => {
    const db = await open()
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
    expect(peek?.messages[0]).toMatchObject({ isCut: true, writer: 'sender' })
    expect(await peekAt(db, reference, { ...all, writable: [] })).toMatchObject({ mayMove: false, mayReply: false })
    expect(await peekAt(db, reference, { ...all, readable: ['application'] })).toBeNull()
    expect(await peekAt(db, 'ENQ-2222-2222', all)).toBeNull()
    expect(await peekAt(db, 'x', all)).toBeNull()
  })
})
