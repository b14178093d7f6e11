// The sidebar of the staff area stays folded on the next pages, without JavaScript.
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import type { Role } from '#db/tables/staff.ts'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
afterEach(() => vi.useRealTimers())

const isFolded = ({ $ }: Page) => $('.staff-sidebar').attr('data-folded') === 'true'
const fold = ({ $ }: Page) => $('.sidebar-fold').attr('href') ?? ''

test('it is folded and unfolded by a link that leads back, and stays as it was left', async () => {
  const staff = await signedIn(site, 'viewer')
  const path = '/dashboard/inbox?view=all'
  const wide = await staff.visit(path)
  expect([isFolded(wide), wide.$('.sidebar-fold').text()]).toEqual([false, 'Collapse menu'])
  const folded = await staff.visit(fold(wide))
  expect([folded.redirects, folded.url.pathname + folded.url.search]).toEqual([[303], path])
  expect([isFolded(folded), folded.$('.sidebar-fold').text()]).toEqual([true, 'Expand menu'])
  const other = await staff.visit('/dashboard/settings')
  expect([isFolded(other), isFolded(await staff.visit('/dashboard/no-such-page'))]).toEqual([true, true])
  expect([isFolded(await staff.visit(fold(other))), isFolded(await staff.visit('/dashboard'))]).toEqual([false, false])
})

test('the cookie is out of the reach of scripts, and the link leads nowhere else', async () => {
  const staff = await signedIn(site, 'viewer')
  const { headers } = await staff.visit('/dashboard/sidebar?turn=folded', { follow: false })
  expect(headers.get('Set-Cookie')).toBe('sidebar=folded; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax')
  for (const to of hostileReturnPaths) {
    const answer = await staff.visit(`/dashboard/sidebar?${new URLSearchParams({ turn: 'folded', to })}`, {
      follow: false,
    })
    expect(answer.headers.get('Location'), to).toBe('/dashboard')
  }
})

test('it counts the appointments of the reader’s day, for those who may read enquiries', async () => {
  // Ten in the evening in Seoul.
  const now = Date.UTC(2027, 2, 3, 13)
  vi.useFakeTimers({ toFake: ['Date'], now })
  const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now }
  await submitEnquiry(site.db, 'contact', { name: 'Ann', email: 'a@example.com', message: 'Hello' }, sending)
  const { id: record_id } = await site.db.selectFrom('records').select('id').executeTakeFirstOrThrow()
  const time = { minutes: 30, office: 'seoul', visitor_zone: null, held_until: null }
  const booked = { record_id, sequence: 0, created_at: now, status: 'booked' as const, ...time }
  const hour = 60 * 60_000
  // At 23:00, and at 10:00 of the next day.
  for (const [id, starts_at] of Object.entries({ late: now + hour, next: now + 12 * hour }))
    await site.db
      .insertInto('appointments')
      .values({ id, ...booked, starts_at })
      .execute()
  const countFor = async (role: Role, timeZone: string) => {
    const { $ } = await (await signedIn(site, role, { timeZone })).visit('/dashboard/settings')
    return $('.staff-sidebar a[href="/dashboard/appointments"] .count').text()
  }
  expect(await countFor('desk', 'Asia/Seoul')).toBe('1 today')
  expect(await countFor('desk', 'Pacific/Auckland')).toBe('2 today')
  expect(await countFor('editor', 'Asia/Seoul')).toBe('')
})

test('a browser that loads the link in advance folds nothing', async () => {
  const staff = await signedIn(site, 'viewer')
  const ahead = { follow: false, headers: { 'Sec-Purpose': 'prefetch' } }
  const { status, headers } = await staff.visit('/dashboard/sidebar?turn=folded', ahead)
  expect([status, headers.get('Set-Cookie')]).toEqual([204, null])
})
