import { expect } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { Permission } from '#app/features/staff/permissions.ts'
import type { Db } from '#db/schema.ts'
import type { NoticeChoice, Role } from '#db/tables/staff.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addApplication, addEnquiry } from '#tests/support/records.ts'
import { sendDigests } from './digest.server.ts'
import { noticeRecipients } from './notices.server.ts'

const hour = 60 * 60_000
/** 08:00 in Seoul, whose clocks never change. */
const eight = Date.UTC(2026, 0, 14, 23)

async function person(db: Db, name: string, notices: NoticeChoice | null, role: Role = 'admin', zone = 'Asia/Seoul') {
  const email = `${name}@example.com`
  await createUser(db, { email, name, role, timeZone: zone }, eight)
  await db.updateTable('users').set({ status: 'active', notices }).where('email', '=', email).execute()
}

const mails = (db: Db) =>
  db.selectFrom('outbox').select(['kind', 'to_address as to', 'subject', 'text_body as text']).orderBy('id').execute()

describeOnBothDialects('the morning mails', (open) => {
  test('are sent at eight in each person’s zone, once a day, by any process', { tags: 'simultaneous' }, async () => {
    const db = await open()
    await addEnquiry(db, 'new', eight - 30 * hour, { name: 'Kim' })
    await person(db, 'seoul', 'each')
    await person(db, 'buea', 'each', 'admin', 'Africa/Douala')
    await person(db, 'off', 'off')
    expect(await sendDigests(db, eight - 1)).toBe(0)
    const both = await Promise.all([sendDigests(db, eight), sendDigests(db, eight)])
    expect(both[0] + both[1]).toBe(1)
    expect(await sendDigests(db, eight + hour)).toBe(0)
    expect(await sendDigests(db, eight + 8 * hour)).toBe(1)
    expect(await sendDigests(db, eight + 24 * hour)).toBe(1)
    expect(await mails(db)).toMatchObject([
      { to: 'seoul@example.com', kind: 'overdue-digest', subject: '1 answer is overdue' },
      { to: 'buea@example.com', kind: 'overdue-digest' },
      { to: 'seoul@example.com', kind: 'overdue-digest' },
    ])
  })

  test('are not sent late in the day or without content', async ({ db }) => {
    await person(db, 'each', 'each')
    await person(db, 'daily', 'daily')
    expect(await sendDigests(db, eight)).toBe(0)
    await addEnquiry(db, 'new', eight - 30 * hour)
    expect(await sendDigests(db, eight + 24 * hour + 5 * hour)).toBe(0)
    expect(await mails(db)).toEqual([])
  })

  test('list the last day’s records that the role may read', async ({ db }) => {
    await addEnquiry(db, 'new', eight - hour, { name: 'Kim' })
    await addEnquiry(db, 'spam', eight - hour)
    await addEnquiry(db, 'completed', eight - 25 * hour)
    await addApplication(db, 'reviewing', eight - 2 * hour)
    await db
      .updateTable('records')
      .set({ promised_by: eight + hour })
      .execute()
    await person(db, 'admin', 'daily')
    await person(db, 'admissions', 'daily', 'admissions')
    await person(db, 'editor', 'daily', 'editor')
    expect(await sendDigests(db, eight)).toBe(2)
    const [admin, admissions] = await mails(db)
    expect(admin).toMatchObject({ kind: 'daily-digest', subject: 'Today: 2 new, 0 overdue' })
    expect(admissions).toMatchObject({ to: 'admissions@example.com', subject: 'Today: 1 new, 0 overdue' })
    expect(admissions?.text).not.toContain('enquiries:')
    expect(admin?.text).toContain('Nothing is overdue.')
  })

  test('name the longest-waiting senders, without line breaks in their names', async ({ db }) => {
    const late = await addEnquiry(db, 'new', eight - 50 * hour, { name: 'Kim\nBcc: x' })
    await addEnquiry(db, 'new', eight - 30 * hour, { name: 'Lee' })
    await person(db, 'viewer', 'each', 'viewer')
    await sendDigests(db, eight)
    const [mail] = await mails(db)
    expect(mail?.subject).toBe('2 answers are overdue')
    expect(mail?.text.indexOf(late.reference)).toBeGreaterThan(0)
    expect(mail?.text).toContain('Kim Bcc: x')
  })
})

describeOnBothDialects('who is told at once', () => {
  test('are MAIL_TO, and people who chose it and may read the record', async ({ db }) => {
    await person(db, 'standard', null)
    await person(db, 'each', 'each')
    await person(db, 'daily', 'daily')
    await person(db, 'admissions', 'each', 'admissions')
    const told = async (permission: Permission) => (await noticeRecipients(db, permission)).map(({ to }) => to)
    expect(await told('enquiries.read')).toEqual(['staff@example.com', 'each@example.com'])
    expect(await told('applications.read')).toEqual(['staff@example.com', 'each@example.com', 'admissions@example.com'])
  })
})
