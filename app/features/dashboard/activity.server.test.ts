import { expect } from 'vitest'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { Role } from '#db/tables/staff.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { makePost, removePost } from '#tests/support/posts.ts'
import { addApplication, addEnquiry, addEvent } from '#tests/support/records.ts'
import { activityPeople, listActivity, recentActivity, toActivityItem, walkActivity } from './activity.server.ts'
import { type ActivityFilter, readableTypes } from './activity-lines.ts'
import { dashboardStats } from './stats.server.ts'
import { weeklyAnswers, weeklyFigures } from './weekly.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const all = readableTypes('admin')

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

describeOnBothDialects('the numbers', () => {
  test('are zero without data', async ({ db }) => {
    expect(await dashboardStats(db, 'admin', noon)).toEqual({
      users: { total: 0 },
      blogs: { total: 0, published: 0, draft: 0 },
      contacts: { total: 0, new: 0, inProgress: 0, completed: 0 },
      applications: { total: 0, new: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 },
      courseSignups: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
    })
  })

  test('match the tables; spam is never counted', async ({ db }) => {
    await addUser(db, 'Ada')
    for (const status of ['new', 'new', 'in_progress', 'completed', 'spam', 'spam'] as const) {
      await addEnquiry(db, status, noon)
    }
    for (const status of ['new', 'new', 'reviewing', 'accepted', 'withdrawn', 'spam'] as const) {
      const { id } = await addApplication(db, status, noon)
      const place = { id, record_id: id, status: 'pending' as const, created_at: noon, version: 1 }
      if (status === 'accepted') await db.insertInto('course_signups').values(place).execute()
    }
    expect(await dashboardStats(db, 'admin', noon)).toEqual({
      users: { total: 1 },
      blogs: { total: 0, published: 0, draft: 0 },
      contacts: { total: 4, new: 2, inProgress: 1, completed: 1 },
      applications: { total: 5, new: 2, reviewing: 1, interview: 0, accepted: 1, rejected: 0 },
      courseSignups: { total: 1, pending: 1, confirmed: 0, completed: 0, cancelled: 0 },
    })
  })

  test('include only the parts that the role may read', async ({ db }) => {
    const partsOf = async (role: Role) =>
      Object.entries(await dashboardStats(db, role, noon)).flatMap(([name, part]) => (part ? [name] : []))
    expect(await partsOf('editor')).toEqual(['blogs'])
    expect(await partsOf('admissions')).toEqual(['applications', 'courseSignups'])
    expect(await partsOf('viewer')).toEqual(['blogs', 'contacts', 'applications', 'courseSignups'])
  })

  test('count published posts and drafts, but neither scheduled posts nor the trash', async ({ db }) => {
    await makePost(db, { title: 'Out' })
    await makePost(db, { title: 'Draft', status: 'draft' })
    await removePost(db, await makePost(db, { title: 'Trash' }))
    const late = await makePost(db, { title: 'Later' })
    await db
      .updateTable('posts')
      .set({ live_from: Date.now() + hour })
      .where('id', '=', late)
      .execute()
    expect((await dashboardStats(db, 'editor', Date.now())).blogs).toEqual({ total: 3, published: 1, draft: 1 })
  })

  test('follow a course place through its statuses and to its deletion', async ({ db }) => {
    const { id } = await addApplication(db, 'accepted', noon)
    await db
      .insertInto('course_signups')
      .values({ id, record_id: id, status: 'pending', created_at: noon, version: 1 })
      .execute()
    await db.updateTable('course_signups').set({ status: 'confirmed' }).execute()
    const signups = async () => (await dashboardStats(db, 'admin', noon)).courseSignups
    expect(await signups()).toEqual({ total: 1, pending: 0, confirmed: 1, completed: 0, cancelled: 0 })
    await db.deleteFrom('records').execute()
    expect(await signups()).toMatchObject({ total: 0, confirmed: 0 })
  })
})

describeOnBothDialects('the weekly figures', () => {
  const week = 7 * 24 * hour
  const inSeoul = { now: noon, zone: 'Asia/Seoul' }
  const arrivals = async (db: Db, figure: 'enquiry' | 'application' | 'subscriber', when = inSeoul) =>
    (await weeklyFigures(db, [figure], when)).map(({ values }) => values[0])

  test('count by weeks of the zone, without spam and deleted records', async ({ db }) => {
    const sundayEvening = Date.UTC(2026, 0, 11, 16)
    await addEnquiry(db, 'new', sundayEvening)
    await addEnquiry(db, 'new', noon)
    const spam = await addEnquiry(db, 'spam', noon)
    await addApplication(db, 'new', noon - 2 * week)
    const gone = await addEnquiry(db, 'new', noon)
    await db.deleteFrom('records').where('id', '=', gone.id).execute()
    expect((await arrivals(db, 'enquiry')).slice(-2)).toEqual([0, 2])
    expect((await arrivals(db, 'enquiry', { now: noon, zone: 'UTC' })).slice(-2)).toEqual([1, 1])
    expect((await arrivals(db, 'application')).slice(-3)).toEqual([1, 0, 0])
    await db.updateTable('records').set({ status: 'new' }).where('id', '=', spam.id).execute()
    expect((await arrivals(db, 'enquiry')).at(-1)).toBe(3)
    await db.updateTable('records').set({ status: 'spam' }).execute()
    expect((await arrivals(db, 'enquiry')).slice(-2)).toEqual([0, 0])
    expect(await arrivals(db, 'enquiry')).toHaveLength(12)
  })

  test('count subscribers in the week of their confirmation', async ({ db }) => {
    const input = { name: 'Kim', email: 'kim@example.com', marketing: false, from: '/newsletter' }
    const sending = { digest: 's', client: 's', now: noon, spamReasons: null, language: 'en' as const }
    await subscribe(db, input, sending)
    expect((await arrivals(db, 'subscriber')).at(-1)).toBe(0)
    await db
      .updateTable('subscribers')
      .set({ confirmed_at: noon - week })
      .execute()
    expect((await arrivals(db, 'subscriber')).slice(-2)).toEqual([1, 0])
    await db.deleteFrom('subscribers').execute()
    expect((await arrivals(db, 'subscriber')).slice(-2)).toEqual([0, 0])
  })

  test('separate answers in time from late ones, with the mean time', async ({ db }) => {
    const answered = async (after: number | null) => {
      const received_at = noon - 5 * hour
      const { id } = await addEnquiry(db, 'in_progress', received_at)
      const answered_at = after === null ? null : received_at + after
      await db.updateTable('records').set({ promised_by: noon, answered_at }).where('id', '=', id).execute()
      return id
    }
    await answered(hour)
    await answered(3 * hour)
    await answered(8 * hour)
    await answered(null)
    const takenBack = await answered(hour)
    await db.updateTable('records').set({ answered_at: null }).where('id', '=', takenBack).execute()
    const gone = await answered(hour)
    await db.deleteFrom('records').where('id', '=', gone).execute()
    const weeks = await weeklyAnswers(db, inSeoul)
    expect(weeks.at(-1)).toEqual({ monday: '2026-01-12', inTime: 2, late: 1, meanMinutes: 240 })
    expect(weeks.at(-2)).toMatchObject({ inTime: 0, late: 0, meanMinutes: null })
  })
})

describeOnBothDialects('activity', () => {
  test('lists new records and moves with their actor, newest first, without spam', async ({ db }) => {
    const ada = await addUser(db, 'Ada')
    const first = await addEnquiry(db, 'new', noon, visitor('Kim', 'A new site'))
    await addEnquiry(db, 'spam', noon, visitor('Robot'))
    await addEvent(db, first, noon + hour, { type: 'status', from: 'new', to: 'in_progress', actorId: ada })
    const lines = await recentActivity(db, { types: all }, 10)
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

  test('is filtered by person and by time', async ({ db }) => {
    const [ada, bob] = [await addUser(db, 'Ada'), await addUser(db, 'Bob')]
    const enquiry = await addEnquiry(db, 'new', noon, visitor('Kim'))
    await addEvent(db, enquiry, noon + 1, { type: 'status', from: 'new', to: 'in_progress', actorId: ada })
    await addEvent(db, enquiry, noon + 2, { type: 'status', from: 'in_progress', to: 'completed', actorId: bob })
    const at = async (filter: Partial<ActivityFilter>) =>
      (await listActivity(db, { types: all, ...filter })).rows.map((line) => line.at - noon)
    expect(await at({})).toEqual([2, 1, 0])
    expect(await at({ types: ['contact'] })).toEqual([2, 1, 0])
    expect(await at({ person: ada })).toEqual([1])
    expect(await at({ person: 'visitors' })).toEqual([0])
    expect(await at({ from: noon + 1, until: noon + 2 })).toEqual([1])
    expect((await activityPeople(db)).map((user) => user.name)).toEqual(['Ada', 'Bob'])
  })

  test('lists applications among the enquiries, or alone on request', async ({ db }) => {
    await addEnquiry(db, 'new', noon, visitor('Kim'))
    const { reference } = await addApplication(db, 'new', noon + 1)
    await addApplication(db, 'spam', noon + 2)
    expect((await recentActivity(db, { types: all }, 10)).map((line) => line.title)).toEqual([
      '민 Kim applied',
      'Kim sent an enquiry',
    ])
    expect((await listActivity(db, { types: ['application'], person: 'visitors' })).rows).toMatchObject([
      { subtitle: `${reference}: React`, status: 'new', path: `/dashboard/careers/${reference}` },
    ])
  })

  test('is paged by key without repeats or gaps, even within one millisecond', async ({ db }) => {
    for (let n = 0; n < 120; n++) await addEnquiry(db, 'new', noon + Math.floor(n / 30), visitor(`Visitor ${n}`))
    const seen: string[] = []
    let key: Parameters<typeof listActivity>[2]
    const sizes = []
    do {
      const { rows: lines, next } = await listActivity(db, { types: all }, key)
      seen.push(...lines.map((line) => line.id))
      sizes.push(lines.length)
      key = next ?? undefined
    } while (key)
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen).size).toBe(120)
  })

  test('includes posts and course places, in one order across the pages of all kinds', async ({ db }) => {
    const ada = await addUser(db, 'Ada')
    const actor = { id: ada, name: 'Ada', address: null }
    const record = (verb: 'created' | 'trashed' | 'exported', at: number) =>
      db
        .transaction()
        .execute((trx) =>
          recordAudit(
            trx,
            { verb, kind: 'post', id: 'p', reference: 'A post', detail: { status: 'published' } },
            { actor, now: at },
          ),
        )
    const application = await addApplication(db, 'accepted', noon)
    await addEvent(db, application, noon + 2, { type: 'status', from: 'interview', to: 'accepted', actorId: ada })
    await db
      .insertInto('course_signups')
      .values({ id: newId(), record_id: application.id, status: 'pending', created_at: noon + 2, version: 1 })
      .execute()
    await record('created', noon + 1)
    await record('exported', noon + 3)
    for (let n = 0; n < 49; n++) await addEnquiry(db, 'new', noon + 10 + n)
    const first = await listActivity(db, { types: all })
    const second = await listActivity(db, { types: all }, first.next ?? undefined)
    expect(first.rows.map(({ type }) => type).slice(0, 49)).toEqual(Array(49).fill('contact'))
    expect([first.rows.at(-1)?.type, ...second.rows.map(({ type }) => type)].sort()).toEqual([
      'application',
      'application',
      'blog',
      'courseSignup',
    ])
    expect(second.next).toBeNull()
    const only = async (filter: ActivityFilter) => (await listActivity(db, filter)).rows.map(toActivityItem)
    expect(await only({ types: ['blog'], person: ada })).toEqual([
      {
        type: 'blog',
        title: 'Post “A post”',
        subtitle: 'created by Ada',
        status: 'published',
        date: '2026-01-15T12:00:00.001Z',
      },
    ])
    expect(await only({ types: ['courseSignup'], person: ada, from: noon, until: noon + 3 })).toMatchObject([
      {
        title: '민 Kim has a place in React',
        subtitle: `${application.reference}: place given by Ada`,
        status: 'pending',
      },
    ])
    expect(await only({ types: ['blog', 'courseSignup'], person: 'visitors' })).toEqual([])
    const walked = []
    for await (const lines of walkActivity(db, { types: all })) walked.push(...lines)
    expect(walked).toHaveLength(53)
  })

  test('includes staff actions on course places, even if the place is deleted', async ({ db }) => {
    const ada = await addUser(db, 'Ada')
    const { id: record_id, reference } = await addApplication(db, 'accepted', noon)
    const place = { id: newId(), record_id, status: 'confirmed' as const, created_at: noon, version: 1 }
    await db.insertInto('course_signups').values(place).execute()
    const record = (verb: 'moved' | 'run-chosen', detail: Record<string, string | null>, at: number) =>
      db
        .transaction()
        .execute((trx) =>
          recordAudit(
            trx,
            { verb, kind: 'place', id: place.id, reference, detail },
            { actor: { id: ada, name: 'Ada', address: null }, now: at },
          ),
        )
    await record('run-chosen', { from: null, to: '2026-03-02' }, noon + 1)
    await record('moved', { from: 'pending', to: 'confirmed' }, noon + 2)
    await record('run-chosen', { from: '2026-03-02', to: null }, noon + 3)
    const places = async (filter: Partial<ActivityFilter> = {}) =>
      (await listActivity(db, { types: ['courseSignup'], from: noon + 1, ...filter })).rows
    const title = 'Place of 민 Kim in React'
    expect(await places()).toMatchObject([
      { title, subtitle: `${reference}: removed from its run by Ada`, status: 'confirmed', actor: 'Ada' },
      { title, subtitle: `${reference}: moved from pending to confirmed by Ada`, status: 'confirmed' },
      {
        title,
        subtitle: `${reference}: moved into the run of 2026-03-02 by Ada`,
        path: `/dashboard/careers/${reference}#place`,
      },
    ])
    expect((await places({ person: ada, until: noon + 2 })).length).toBe(1)
    expect(await places({ person: 'visitors' })).toEqual([])
    await db.deleteFrom('records').execute()
    expect((await places())[1]).toMatchObject({ title: 'Course place', status: 'confirmed', path: null })
  })

  test('is limited to the types that the role may read', () => {
    const expected = {
      admin: ['contact', 'blog', 'application', 'courseSignup'],
      viewer: ['contact', 'blog', 'application', 'courseSignup'],
      editor: ['blog'],
      desk: ['contact', 'application', 'courseSignup'],
      admissions: ['application', 'courseSignup'],
    } satisfies Record<Role, string[]>
    for (const [role, types] of Object.entries(expected)) expect(readableTypes(role as Role)).toEqual(types)
  })
})
