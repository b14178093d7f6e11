import { expect } from 'vitest'
import { env } from '#app/env.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { Addressee } from '#app/mail/address.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { visitorWithdrew } from '#app/mail/messages/staff/visitor-news.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { adminAddressees, noticeReaders, noticeRecipients, queueNotice } from './notices.server.ts'

const noticeOf =
  (replyTo: string) =>
  ({ to }: Addressee) => ({
    kind: 'clock-doubted' as const,
    to,
    replyTo,
    subject: 'Subject',
    letter: { heading: 'x', parts: [] },
  })
const addresses = async (db: Db) => (await db.selectFrom('outbox').select('to_address').execute()).map(Object.values)

describeOnBothDialects('notices to staff', () => {
  test('go to the addresses of MAIL_TO', async ({ db }) => {
    await mailTransaction(db, (trx) => queueNotice(trx, 'enquiries.read', noticeOf('ann@example.com'), 1))
    expect(await addresses(db)).toEqual([['staff@example.com']])
  })

  test('are not sent about demonstration visitors', async ({ db }) => {
    await mailTransaction(db, (trx) => queueNotice(trx, 'enquiries.read', noticeOf('visitor1@demo.example'), 1))
    expect(await addresses(db)).toEqual([])
  })

  test('speak the language of the member of staff who reads them, and English to MAIL_TO', async ({ db }) => {
    await createUser(db, { email: 'luc@example.com', name: 'Luc', role: 'desk' }, 1)
    await db.updateTable('users').set({ status: 'active', language: 'fr' }).execute()
    const record = { reference: 'ENQ-7K3M-92QT', name: 'Ann', email: 'ann@example.org', path: '/dashboard' }
    const notice = (reader: Addressee) => visitorWithdrew(record, reader)
    await mailTransaction(db, (trx) => queueNotice(trx, 'enquiries.read', notice, 1))
    const mails = await db
      .selectFrom('outbox')
      .select(['to_address as to', 'subject'])
      .orderBy('to_address', 'desc')
      .execute()
    expect(mails).toEqual([
      { to: 'staff@example.com', subject: 'ENQ-7K3M-92QT: withdrawn by the visitor' },
      { to: 'luc@example.com', subject: 'ENQ-7K3M-92QT : retrait par le visiteur' },
    ])
  })

  test('speak the language of the account of an address of MAIL_TO', async ({ db }) => {
    await createUser(db, { email: 'luc@example.com', name: 'Luc', role: 'editor' }, 1)
    await db.updateTable('users').set({ status: 'active', language: 'fr' }).execute()
    env.MAIL_TO.push('Luc <Luc@example.com>')
    try {
      expect(await noticeRecipients(db, 'enquiries.read')).toEqual([
        { to: 'staff@example.com', language: 'en' },
        { to: 'Luc <Luc@example.com>', language: 'fr' },
      ])
    } finally {
      env.MAIL_TO.pop()
    }
  })

  test('go by default to everybody who answers records, and to admins only without MAIL_TO', async ({ db }) => {
    const roles = ['admin', 'admissions', 'desk', 'editor', 'viewer'] as const
    for (const role of roles) await createUser(db, { email: `${role}@example.com`, name: 'A', role }, 1)
    await db.updateTable('users').set({ status: 'active' }).execute()
    const told = async () =>
      (await noticeReaders(db)).filter(({ notices }) => notices === 'each').map(({ role }) => role as string)
    expect((await told()).sort()).toEqual(['admissions', 'desk'])
    const mailTo = env.MAIL_TO.splice(0)
    try {
      expect((await told()).sort()).toEqual(['admin', 'admissions', 'desk'])
    } finally {
      env.MAIL_TO.push(...mailTo)
    }
  })

  test('for admins only go to the active ones, oldest account first', async ({ db }) => {
    const [ada, bea, eve] = ['ada@example.com', 'bea@example.com', 'eve@example.com']
    for (const [at, email] of [bea, ada, eve].entries()) {
      await createUser(db, { email: email ?? '', name: 'A', role: email === eve ? 'editor' : 'admin' }, at)
    }
    await createUser(db, { email: 'invited@example.com', name: 'I', role: 'admin' }, 9)
    await db.updateTable('users').set({ status: 'active' }).where('email', 'in', [ada, bea, eve]).execute()
    await db.updateTable('users').set({ language: 'fr' }).where('email', '=', bea).execute()
    expect(await adminAddressees(db)).toEqual([
      { to: bea, language: 'fr' },
      { to: ada, language: 'en' },
    ])
  })
})
