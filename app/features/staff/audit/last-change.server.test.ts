import { expect } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { recordAudit } from '#db/audit.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { lastChangeText, ownChangeAt } from './last-change.server.ts'

const noon = Date.UTC(2026, 2, 2, 12)
const inSeoul = { timeZone: 'Asia/Seoul', language: 'en' } as const
const inUtc = { timeZone: 'UTC', language: 'en' } as const
const ada = { id: null, name: 'Ada', address: null }

describeOnBothDialects('the last change of a record', () => {
  test('names the person, the time in the reader’s zone and the change with its details', async ({ db }) => {
    const record = { kind: 'user', id: 'u1', reference: 'eve@example.com' } as const
    const detail = { from: 'viewer', to: 'editor' }
    await db.transaction().execute(async (trx) => {
      await recordAudit(trx, { ...record, verb: 'renamed' }, { actor: ada, now: noon - 1 })
      await recordAudit(trx, { ...record, verb: 'role-changed', detail }, { actor: ada, now: noon })
      await recordAudit(trx, { ...record, verb: 'sign-in-refused' }, { actor: ada, now: noon + 1 })
      await recordAudit(trx, { ...record, id: 'u2', verb: 'disabled' }, { actor: ada, now: noon + 2 })
    })
    const verbs = ['renamed', 'role-changed']
    expect(await lastChangeText(db, { kind: 'user', id: 'u1', verbs }, inSeoul)).toBe(
      'Last changed by Ada, 2 Mar 2026, 21:00: role changed (from: viewer, to: editor).',
    )
    expect(await lastChangeText(db, { kind: 'user', reference: 'eve@example.com' }, inUtc)).toBe(
      'Last changed by Ada, 2 Mar 2026, 12:00: account disabled.',
    )
    const inKorean = await lastChangeText(db, { kind: 'user', id: 'u1', verbs }, { timeZone: 'UTC', language: 'ko' })
    expect(inKorean).toContain('역할 변경 (이전: 열람자, 이후: 편집자).')
    await db.transaction().execute(async (trx) => {
      const issue = { kind: 'issue', id: 'i1', verb: 'scheduled' } as const
      const detail = { number: 4, sendAt: noon, advertising: true, to: null }
      await recordAudit(trx, { ...issue, detail }, { actor: ada, now: noon })
    })
    expect(await lastChangeText(db, { kind: 'issue', id: 'i1' }, inSeoul)).toContain(
      'scheduled (number: 4, send time: 2 Mar 2026, 21:00, advertising: yes, to: none)',
    )
    expect(await lastChangeText(db, { kind: 'mail', id: 'u1' }, inUtc)).toBeNull()
  })

  test('is the reader’s own until another person changes the same, whatever is done with it otherwise', async ({
    db,
  }) => {
    // Two people of one name.
    const person = async (email: string) => {
      const user = await createUser(db, { email, name: 'Bea', role: 'admin' }, noon)
      if (!user) throw new Error('There is such an account already')
      return { id: user.id, name: user.name, address: null }
    }
    const bea = await person('bea@example.com')
    const cal = await person('cal@example.com')
    const text = { kind: 'issue', id: 'i1', verbs: ['text-saved'], detail: { language: 'fr' } } as const
    const issue = { kind: 'issue', id: 'i1' } as const
    await db.transaction().execute(async (trx) => {
      const saved = { ...issue, verb: 'text-saved' } as const
      await recordAudit(trx, { ...saved, detail: { language: 'fr' } }, { actor: bea, now: noon })
      await recordAudit(trx, { ...saved, detail: { language: 'ko' } }, { actor: cal, now: noon + 1 })
      await recordAudit(trx, { ...issue, verb: 'tested' }, { actor: bea, now: noon + 2 })
      await recordAudit(trx, { ...issue, verb: 'conflict-kept' }, { actor: bea, now: noon + 3 })
    })
    expect(await ownChangeAt(db, text, bea)).toBe(noon)
    expect(await ownChangeAt(db, text, cal)).toBeNull()
    expect(await ownChangeAt(db, issue, bea)).toBeNull()
    expect(await ownChangeAt(db, { kind: 'issue', id: 'i2' }, bea)).toBeNull()
  })
})
