import { expect, test } from 'vitest'
import { newId } from '#db/id.ts'
import type { ApplicationStatus, Db, EnquiryStatus } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
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

async function addEnquiry(
  db: Db,
  name: string,
  at: number,
  status: EnquiryStatus = 'new',
  subject: string | null = null,
) {
  const id = newId()
  const optional = { phone: null, company: null, subject, context: null, suspicion: null, completed_at: null }
  await db
    .insertInto('enquiries')
    .values({
      ...{ id, reference: `ENQ-${id}`, kind: 'contact', status, name, email: 'a@b.c', message: 'Hello' },
      ...{ digest: id, search_text: '', received_at: at, promised_by: at, office: 'seoul', version: 1 },
      language: 'en',
      ...optional,
    })
    .execute()
  await addEvent(db, id, at, 'received', null, status)
  return id
}

async function addEvent(
  db: Db,
  enquiryId: string,
  at: number,
  type: 'received' | 'status',
  from: EnquiryStatus | null,
  to: EnquiryStatus,
  actorId: string | null = null,
) {
  const event = { id: newId(), enquiry_id: enquiryId, at, type, actor_id: actorId, note: null }
  await db
    .insertInto('enquiry_events')
    .values({ ...event, from_status: from, to_status: to })
    .execute()
}

async function addApplication(db: Db, status: ApplicationStatus, at: number) {
  const id = newId()
  const course = { course_id: 'react', course_name: 'React', course_level: 'Intermediate', course_weeks: 12 }
  const promo = { promo_code: null, promo_percent: null, promo_redeemed_at: null }
  await db
    .insertInto('applications')
    .values({
      ...{ id, reference: `APP-${id}`, status, first_name: '민', last_name: 'Kim', email: 'a@b.c', email_key: 'a@b.c' },
      ...{ phone: null, experience: 'beginner', message: null, ...course, ...promo, search_text: '', suspicion: null },
      ...{ consent_wording: '', consent_version: '1', consented_at: at, received_at: at, decided_at: null, version: 1 },
      language: 'en',
    })
    .execute()
  const event = { application_id: id, actor_id: null, note: null, changes: null, digest: null }
  await db
    .insertInto('application_events')
    .values({ ...event, id: newId(), at, type: 'received', from_status: null, to_status: status })
    .execute()
  return id
}

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
      await addEnquiry(db, 'X', noon, status)
    }
    for (const status of ['new', 'new', 'reviewing', 'accepted', 'withdrawn', 'spam'] as const) {
      const id = await addApplication(db, status, noon)
      const place = { id, application_id: id, status: 'pending' as const, created_at: noon, version: 1 }
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
    await addEnquiry(db, 'yesterday in Seoul', noon - 22 * hour)
    await addEnquiry(db, 'already today in Seoul', noon - 20 * hour)
    await addEnquiry(db, 'now', noon)
    await addEnquiry(db, 'a robot', noon, 'spam')
    await addEnquiry(db, 'long ago', noon - 40 * 24 * hour)
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
    const first = await addEnquiry(db, 'Kim', noon, 'new', 'A new site')
    await addEnquiry(db, 'Robot', noon, 'spam')
    await addEvent(db, first, noon + hour, 'status', 'new', 'in_progress', ada)
    const lines = await recentActivity(db, 10)
    expect(lines.map(toActivityItem)).toEqual([
      {
        type: 'contact',
        title: 'Enquiry from Kim',
        subtitle: `ENQ-${first}: moved from new to in progress by Ada`,
        status: 'in progress',
        date: '2026-01-15T13:00:00.000Z',
      },
      {
        type: 'contact',
        title: 'Kim sent an enquiry',
        subtitle: `ENQ-${first}: A new site`,
        status: 'new',
        date: '2026-01-15T12:00:00.000Z',
      },
    ])
    expect(lines[0]).toMatchObject({ actor: 'Ada', path: `/dashboard/contacts/ENQ-${first}` })
  })

  test('is filtered by person and by time', async () => {
    const db = await open()
    const [ada, bob] = [await addUser(db, 'Ada'), await addUser(db, 'Bob')]
    const enquiry = await addEnquiry(db, 'Kim', noon)
    await addEvent(db, enquiry, noon + 1, 'status', 'new', 'in_progress', ada)
    await addEvent(db, enquiry, noon + 2, 'status', 'in_progress', 'completed', bob)
    const at = async (filter: Parameters<typeof listActivity>[1]) =>
      (await listActivity(db, filter)).lines.map((line) => line.at - noon)
    expect(await at({})).toEqual([2, 1, 0])
    expect(await at({ type: 'contact' })).toEqual([2, 1, 0])
    expect(await at({ person: ada })).toEqual([1])
    expect(await at({ person: 'visitors' })).toEqual([0])
    expect(await at({ from: noon + 1, until: noon + 2 })).toEqual([1])
    expect((await activityPeople(db)).map((user) => user.name)).toEqual(['Ada', 'Bob'])
  })

  test('tells of applications among the enquiries, and of them alone when asked', async () => {
    const db = await open()
    await addEnquiry(db, 'Kim', noon)
    const id = await addApplication(db, 'new', noon + 1)
    await addApplication(db, 'spam', noon + 2)
    expect((await recentActivity(db, 10)).map((line) => line.title)).toEqual(['민 Kim applied', 'Kim sent an enquiry'])
    expect((await listActivity(db, { type: 'application', person: 'visitors' })).lines).toMatchObject([
      { subtitle: `APP-${id}: React`, status: 'new', path: `/dashboard/careers/APP-${id}` },
    ])
  })

  test('is paged by key: nothing twice, nothing left out, even within one millisecond', async () => {
    const db = await open()
    for (let n = 0; n < 120; n++) await addEnquiry(db, `Visitor ${n}`, noon + Math.floor(n / 30))
    const seen: string[] = []
    let key: Parameters<typeof listActivity>[2]
    const sizes = []
    do {
      const { lines, next } = await listActivity(db, {}, key)
      seen.push(...lines.map((line) => line.id))
      sizes.push(lines.length)
      key = next ?? undefined
    } while (key)
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen).size).toBe(120)
  })
})
