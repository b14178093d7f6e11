import { expect, test } from 'vitest'
import { newId } from '#db/id.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { addApplication, addEnquiry, addEvent } from '#tests/support/records.ts'
import { activityPeople, listActivity, recentActivity, toActivityItem } from './activity.server.ts'
import { enquiriesPerDay } from './enquiries-per-day.server.ts'
import { dashboardStats } from './stats.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000

async function addUser(db: Db, name: string) {
  const id = newId()
  const user = { id, email: `${id}@b.c`, email_key: `${id}@b.c`, name, role: 'admin', status: 'active' } as const
  await db
    .insertInto('users')
    .values({ ...user, password_hash: null, time_zone: 'UTC', created_at: noon, last_login_at: null, version: 1 })
    .execute()
  return id
}

const visitor = (name: string, subject: string | null = null) => ({ name, subject })

describeOnBothDialects('the numbers', (open) => {
  test('are zero while there is nothing', async () => {
    const db = await open()
    expect(await dashboardStats(db)).toEqual({
      users: { total: 0 },
      contacts: { total: 0, new: 0, inProgress: 0, completed: 0 },
      applications: { total: 0, new: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 },
      courseSignups: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
    })
  })

  test('are what the tables hold; spam counts nowhere', async () => {
    const db = await open()
    await addUser(db, 'Ada')
    for (const status of ['new', 'new', 'in_progress', 'completed', 'spam', 'spam'] as const) {
      await addEnquiry(db, status, noon)
    }
    for (const status of ['new', 'new', 'reviewing', 'accepted', 'withdrawn', 'spam'] as const) {
      const { id } = await addApplication(db, status, noon)
      const place = { id, record_id: id, status: 'pending' as const, created_at: noon, version: 1 }
      if (status === 'accepted') await db.insertInto('course_signups').values(place).execute()
    }
    expect(await dashboardStats(db)).toEqual({
      users: { total: 1 },
      contacts: { total: 4, new: 2, inProgress: 1, completed: 1 },
      applications: { total: 5, new: 2, reviewing: 1, interview: 0, accepted: 1, rejected: 0 },
      courseSignups: { total: 1, pending: 1, confirmed: 0, completed: 0, cancelled: 0 },
    })
  })

  test('enquiries are counted by the days of the zone, empty days included', async () => {
    const db = await open()
    await addEnquiry(db, 'new', noon - 22 * hour, visitor('yesterday in Seoul'))
    await addEnquiry(db, 'new', noon - 20 * hour, visitor('already today in Seoul'))
    await addEnquiry(db, 'new', noon, visitor('now'))
    await addEnquiry(db, 'spam', noon, visitor('a robot'))
    await addEnquiry(db, 'new', noon - 40 * 24 * hour, visitor('long ago'))
    const count = (zone: string) => enquiriesPerDay(db, { now: noon, zone, days: 3 })
    expect(await count('Asia/Seoul')).toEqual([
      { day: '2026-01-13', count: 0 },
      { day: '2026-01-14', count: 1 },
      { day: '2026-01-15', count: 2 },
    ])
    expect((await count('Africa/Douala')).map((day) => day.count)).toEqual([0, 2, 1])
    expect(await enquiriesPerDay(db, { now: noon, zone: 'Asia/Kathmandu', days: 30 })).toHaveLength(30)
  })
})

describeOnBothDialects('activity', (open) => {
  test('tells what was sent and who moved it, newest first, without what robots sent', async () => {
    const db = await open()
    const ada = await addUser(db, 'Ada')
    const first = await addEnquiry(db, 'new', noon, visitor('Kim', 'A new site'))
    await addEnquiry(db, 'spam', noon, visitor('Robot'))
    await addEvent(db, first, noon + hour, { type: 'status', from: 'new', to: 'in_progress', actorId: ada })
    const lines = await recentActivity(db, 10)
    expect(lines.map(toActivityItem)).toEqual([
      {
        type: 'contact',
        title: 'Enquiry from Kim',
        subtitle: `${first.reference}: moved from new to in progress by Ada`,
        status: 'in progress',
        date: '2026-01-15T13:00:00.000Z',
      },
      {
        type: 'contact',
        title: 'Kim sent an enquiry',
        subtitle: `${first.reference}: A new site`,
        status: 'new',
        date: '2026-01-15T12:00:00.000Z',
      },
    ])
    expect(lines[0]).toMatchObject({ actor: 'Ada', path: `/dashboard/contacts/${first.reference}` })
  })

  test('is filtered by person and by time', async () => {
    const db = await open()
    const [ada, bob] = [await addUser(db, 'Ada'), await addUser(db, 'Bob')]
    const enquiry = await addEnquiry(db, 'new', noon, visitor('Kim'))
    await addEvent(db, enquiry, noon + 1, { type: 'status', from: 'new', to: 'in_progress', actorId: ada })
    await addEvent(db, enquiry, noon + 2, { type: 'status', from: 'in_progress', to: 'completed', actorId: bob })
    const at = async (filter: Parameters<typeof listActivity>[1]) =>
      (await listActivity(db, filter)).rows.map((line) => line.at - noon)
    expect(await at({})).toEqual([2, 1, 0])
    expect(await at({ type: 'contact' })).toEqual([2, 1, 0])
    expect(await at({ person: ada })).toEqual([1])
    expect(await at({ person: 'visitors' })).toEqual([0])
    expect(await at({ from: noon + 1, until: noon + 2 })).toEqual([1])
    expect((await activityPeople(db)).map((user) => user.name)).toEqual(['Ada', 'Bob'])
  })

  test('tells of applications among the enquiries, and of them alone when asked', async () => {
    const db = await open()
    await addEnquiry(db, 'new', noon, visitor('Kim'))
    const { reference } = await addApplication(db, 'new', noon + 1)
    await addApplication(db, 'spam', noon + 2)
    expect((await recentActivity(db, 10)).map((line) => line.title)).toEqual(['민 Kim applied', 'Kim sent an enquiry'])
    expect((await listActivity(db, { type: 'application', person: 'visitors' })).rows).toMatchObject([
      { subtitle: `${reference}: React`, status: 'new', path: `/dashboard/careers/${reference}` },
    ])
  })

  test('is paged by key: nothing twice, nothing left out, even within one millisecond', async () => {
    const db = await open()
    for (let n = 0; n < 120; n++) await addEnquiry(db, 'new', noon + Math.floor(n / 30), visitor(`Visitor ${n}`))
    const seen: string[] = []
    let key: Parameters<typeof listActivity>[2]
    const sizes = []
    do {
      const { rows: lines, next } = await listActivity(db, {}, key)
      seen.push(...lines.map((line) => line.id))
      sizes.push(lines.length)
      key = next ?? undefined
    } while (key)
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen).size).toBe(120)
  })
})
