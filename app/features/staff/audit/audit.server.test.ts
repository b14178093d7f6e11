import { expect } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { type AuditEntry, recordAudit, theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { auditChoices, auditPageSize, listAudit, nobody, walkAudit } from './audit.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const write = (db: Db, actor = theSite, verb = 'resumed', at = now, detail = {}) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, { verb, kind: 'outbox', detail } as AuditEntry, { actor, now: at }))

async function person(db: Db, name: string) {
  const user = await createUser(db, { email: `${name}@example.com`, name, role: 'admin' }, now)
  return { id: user?.id ?? '', name, address: '192.0.2.1' }
}

describeOnBothDialects('the audit log', () => {
  test('an entry is rolled back with its change', async ({ db }) => {
    const undone = db.transaction().execute(async (trx) => {
      await recordAudit(trx, { verb: 'resumed', kind: 'outbox' }, { actor: theSite, now })
      throw new Error('It failed')
    })
    await expect(undone).rejects.toThrow('It failed')
    expect((await listAudit(db, {})).rows).toEqual([])
  })

  test('is read newest first, without gaps or repeats even at equal times', async ({ db }) => {
    for (let index = 0; index < auditPageSize + 5; index++) await write(db, theSite, `verb-${index}`)
    const first = await listAudit(db, {})
    const second = await listAudit(db, {}, first.next ?? undefined)
    expect([first.rows.length, second.rows.length, second.next]).toEqual([auditPageSize, 5, null])
    expect(new Set([...first.rows, ...second.rows].map((line) => line.verb)).size).toBe(auditPageSize + 5)
    let walked = 0
    for await (const lines of walkAudit(db, {})) walked += lines.length
    expect(walked).toBe(auditPageSize + 5)
  })

  test('is filtered by person, record, verb and time', async ({ db }) => {
    const [ada, bob] = [await person(db, 'Ada'), await person(db, 'Bob')]
    await write(db, ada, 'moved', now, { from: 'new', to: 'spam' })
    await write(db, bob, 'resumed', now + 10)
    await write(db, theSite, 'resumed', now + 20)
    const verbs = async (filter: Parameters<typeof listAudit>[1]) =>
      (await listAudit(db, filter)).rows.map((line) => [line.actor_name, line.verb])
    expect(await verbs({ person: ada.id })).toEqual([['Ada', 'moved']])
    expect(await verbs({ person: nobody })).toEqual([['The site', 'resumed']])
    expect(await verbs({ verb: 'resumed', until: now + 20 })).toEqual([['Bob', 'resumed']])
    expect(await verbs({ kind: 'enquiry' })).toEqual([])
    expect(await verbs({ from: now + 10 })).toHaveLength(2)
    expect((await listAudit(db, { person: ada.id })).rows[0]).toMatchObject({
      address: '192.0.2.1',
      detail: [
        ['from', 'new'],
        ['to', 'spam'],
      ],
    })
    expect(await auditChoices(db)).toMatchObject({ kinds: ['outbox'], verbs: ['moved', 'resumed'] })
  })

  test('leaves the times among the details to its reader’s zone', async ({ db }) => {
    await write(db, theSite, 'scheduled', now, { number: 4, sendAt: now, ends_at: now + 1, flat: now, from: null })
    expect((await listAudit(db, {})).rows[0]?.detail).toEqual([
      ['number', '4'],
      ['sendAt', now],
      ['ends_at', now + 1],
      ['flat', String(now)],
      ['from', '–'],
    ])
  })

  test('keeps the person’s name of that time', async ({ db }) => {
    const ada = await person(db, 'Ada')
    await write(db, ada)
    await db.deleteFrom('users').where('id', '=', ada.id).execute()
    expect((await listAudit(db, {})).rows).toMatchObject([{ actor_id: null, actor_name: 'Ada' }])
  })
})
