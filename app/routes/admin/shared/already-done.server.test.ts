// A second press, or a second tab, after each kind of change that ends what its page asks about.

import { expect, test } from 'vitest'
import { drawn, sayInEnglish } from '#app/languages/message.ts'
import { type AuditKind, recordAudit } from '#db/audit.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { alreadyDone } from './already-done.server.ts'

const now = Date.UTC(2026, 10, 29, 12)
const reader = { timeZone: 'UTC', language: 'en' as const }
const list = { label: 'Mail', href: '/dashboard/mail' } as const
const page = { button: 'Delete', above: [list] } as const

describeOnBothDialects('what was done already', (open) => {
  test.each([
    [{ verb: 'discarded', kind: 'received-mail' }, 'discarded'],
    [{ verb: 'released', kind: 'address' }, 'released'],
    [{ verb: 'deleted', kind: 'webhook' }, 'deleted'],
    [{ verb: 'deleted', kind: 'redirect' }, 'deleted'],
    [{ verb: 'erased', kind: 'person' }, 'erased'],
    [{ verb: 'request-closed', kind: 'person' }, 'erasure request closed'],
  ] as const)('is said with by whom and the way on: %j', async (entry, change) => {
    const db = await open()
    const audited: { kind: AuditKind; id: string } = { kind: entry.kind, id: 'x' }
    expect(await alreadyDone(db, { ...page, audited }, reader)).toBeNull()
    await db
      .transaction()
      .execute((trx) =>
        recordAudit(trx, { ...entry, id: 'x' }, { actor: { id: null, name: 'Ada', address: null }, now }),
      )
    const done = await alreadyDone(db, { ...page, audited, text: drawn('It is gone.') }, reader)
    const said = {
      ...done,
      refusal: sayInEnglish(done?.refusal ?? drawn('')),
      reload: sayInEnglish(done?.reload ?? drawn('')),
    }
    expect(said).toMatchObject({
      refusal: `It is gone. Last changed by Ada, 29 Nov 2026, 12:00: ${change}.`,
      refusedTitle: 'This was already done',
      reload: 'Back to Mail',
    })
  })
})
