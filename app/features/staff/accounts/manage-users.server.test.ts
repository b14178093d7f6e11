import { expect } from 'vitest'
import { listAudit } from '#app/features/staff/audit/audit.server.ts'
import { findPasswordLink, issuePasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { openSession } from '#app/features/staff/sessions/sessions.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Role, Roles } from '#db/tables/staff.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { linkTo, storedMails } from '#tests/support/mailbox.ts'
import {
  disableAccount,
  editUser,
  enableAccount,
  inviteAgain,
  inviteUser,
  revokeInvitation,
} from './manage-users.server.ts'
import { createUser, findAccount, findUserByEmail, listAccounts, setPassword } from './users.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const doing = { actor: theSite, now }

let count = 0
async function active(db: Db, role: Role = 'admin') {
  count += 1
  const user = await createUser(db, { email: `p${count}@example.com`, name: `Person ${count}`, role }, now)
  const id = user?.id ?? ''
  await db.transaction().execute((trx) => setPassword(trx, id, 'hash'))
  return { id, version: 2, name: `Person ${count}` }
}

const activeAdmins = async (db: Db) =>
  (await listAccounts(db)).filter((user) => user.role === 'admin' && user.status === 'active').length

const actionsIn = async (db: Db) =>
  (await listAudit(db, {})).rows.map(({ verb, detail }) => [verb, ...detail.map((fact) => fact.join(' '))])

describeOnBothDialects('managing accounts', (open) => {
  test('one of 20 simultaneous demotions of two admins succeeds', { tags: 'simultaneous' }, async ({ db }) => {
    const admins = [await active(db), await active(db)]
    const demotions = Array.from({ length: 20 }, (_, index) => {
      const { id, version, name } = admins[index % 2] ?? { id: '', version: 0, name: '' }
      return editUser(db, { id, version }, { name, role: 'viewer' }, doing)
    })
    expect((await Promise.all(demotions)).filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await activeAdmins(db)).toBe(1)
  })

  test('one of 20 admins demoted and disabled at once remains', { tags: 'simultaneous' }, async ({ db }) => {
    const admins = []
    for (let index = 0; index < 20; index++) admins.push(await active(db))
    const outcomes = await Promise.all(
      admins.map(({ id, version, name }, index) =>
        index % 2 === 0
          ? editUser(db, { id, version }, { name, role: 'editor' }, doing)
          : disableAccount(db, { id }, doing),
      ),
    )
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([{ ok: false, reason: 'last admin' }])
    expect(await activeAdmins(db)).toBe(1)
  })

  test('invited and disabled admins do not count as active ones', async ({ db }) => {
    const { id, version, name } = await active(db)
    await inviteUser(db, { email: 'new@example.com', name: 'New', role: 'admin' }, doing)
    const other = await active(db)
    await disableAccount(db, other, doing)
    expect(await disableAccount(db, { id, version }, doing)).toEqual({ ok: false, reason: 'last admin' })
    expect(await editUser(db, { id, version }, { name, role: 'viewer' }, doing)).toMatchObject({ reason: 'last admin' })
    expect(await editUser(db, { id, version }, { name: 'Ada', role: 'admin' }, doing)).toMatchObject({ ok: true })
  })

  test('disabling ends sessions and links, and enabling restores the account', async ({ db }) => {
    await active(db)
    const { id, version } = await active(db, 'editor')
    await openSession(db, id, new Request('http://site.test'), now)
    const token = await issuePasswordLink(db, id, 'reset', now)
    expect(await disableAccount(db, { id, version }, doing)).toMatchObject({ ok: true })
    expect(await db.selectFrom('sessions').select('ended_at').execute()).toEqual([{ ended_at: now }])
    expect(await findPasswordLink(db, token, now)).toBeNull()
    expect(await disableAccount(db, { id }, doing)).toEqual({ ok: false, reason: 'wrong status' })
    expect(await enableAccount(db, { id }, doing)).toMatchObject({ ok: true, user: { status: 'active' } })
    expect(await actionsIn(db)).toEqual([['enabled'], ['disabled']])
  })

  test('an old version changes nothing, and the refusal says so', async ({ db }) => {
    await active(db)
    const { id, version, name } = await active(db, 'viewer')
    const edit = (version: number, input: { name: string; role: Roles }) => editUser(db, { id, version }, input, doing)
    expect(await edit(version, { name, role: 'editor,desk' })).toMatchObject({
      ok: true,
      user: { role: 'editor,desk' },
    })
    expect(await edit(version, { name: 'Eve', role: 'admin' })).toEqual({ ok: false, reason: 'changed' })
    expect(await edit(version + 1, { name: 'Eve', role: 'admin' })).toMatchObject({ ok: true })
    expect(await editUser(db, { id: 'nobody', version }, { name, role: 'admin' }, doing)).toMatchObject({
      reason: 'gone',
    })
    expect(await actionsIn(db)).toEqual([
      ['role-changed', 'from editor, desk', 'to admin'],
      ['renamed', `from ${name}`, 'to Eve'],
      ['role-changed', 'from viewer', 'to editor, desk'],
    ])
  })

  test('an invitation works for 72 hours, is replaced by a newer one, and disappears when it is revoked', async () => {
    const db = await open()
    const invite = () => inviteUser(db, { email: 'Ada@Example.com', name: 'Ada', role: 'editor' }, doing)
    const made = await invite()
    expect(await invite()).toBeNull()
    const id = made?.user.id ?? ''
    const hours = 60 * 60_000
    expect((await findAccount(db, id, now))?.invitedUntil).toBe(now + 72 * hours)
    expect((await findAccount(db, id, now + 72 * hours))?.invitedUntil).toBeNull()
    expect(await inviteAgain(db, { id, version: 1 }, { ...doing, now: now + 1 })).toMatchObject({ ok: true })
    const mails = await storedMails(db, { kind: 'staff-invited' })
    const [newer, older] = mails.map((mail) => linkTo('/invite/', mail).split('/').at(-1) ?? '')
    expect(await findPasswordLink(db, older ?? '', now + 2)).toBeNull()
    expect(await findPasswordLink(db, newer ?? '', now + 2)).toBe('invite')
    expect(mails[0]).toMatchObject({ to_address: 'Ada@Example.com', subject: expect.stringContaining('staff account') })
    expect(await revokeInvitation(db, { id, version: 1 }, doing)).toMatchObject({ ok: true })
    expect(await findUserByEmail(db, 'ada@example.com')).toBeNull()
    expect(await findPasswordLink(db, newer ?? '', now + 2)).toBeNull()
    expect(await invite()).not.toBeNull()
    const stored = JSON.stringify(await db.selectFrom('audit_events').selectAll().execute())
    expect(stored).not.toContain(newer)
  })

  test('an account in use can be neither invited again nor revoked', async ({ db }) => {
    const { id } = await active(db)
    expect(await inviteAgain(db, { id }, doing)).toEqual({ ok: false, reason: 'wrong status' })
    expect(await revokeInvitation(db, { id }, doing)).toEqual({ ok: false, reason: 'wrong status' })
  })
})
