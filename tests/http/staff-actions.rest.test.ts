// The audit log records everything that staff do. The list of routes comes from the build: a new action or download fails
// here until it is added to tests/support/staff-actions.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { actOn, secrets } from '#tests/support/staff-actions/acting.ts'
import { staffActions } from '#tests/support/staff-actions.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ UNDO_SEND_SECONDS: '60' })
  actOn(site)
})
afterAll(() => site.close())

/** Actions that only render what they were sent declare it. */
const changesNothing = (handle: unknown) =>
  (handle as { changesNothing?: boolean } | undefined)?.changesNothing === true

const newest = () => site.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').execute()

test('every action and every download of the staff area is listed here', async () => {
  const admin = await signedIn(site)
  const missing: string[] = []
  for (const { id, path, hasAction, handle } of staffDoors(site.build)) {
    const isDownload = /\.(csv|zip)$/.test(path)
    if ((!hasAction && !isDownload) || changesNothing(handle)) continue
    // Pages without an action of their own answer 405, and unknown URLs 404.
    const { status } = isDownload ? { status: 200 } : await admin.post(path, 'nothing=known', { follow: false })
    if (status !== 405 && !/not-found$/.test(id) && !staffActions[id]) missing.push(`${id} answered ${status}`)
  }
  expect(missing).toEqual([])
})

const all = Object.entries(staffActions).flatMap(([route, byVerb]) =>
  Object.entries(byVerb).map(([verb, action]) => ({ route, verb, action })),
)

let count = 0
test.each(all)('$route: $verb', async ({ verb, action }) => {
  await site.db.deleteFrom('rate_limits').execute()
  count += 1
  const name = `Ada ${count}`
  const staff = await signedIn(site, 'admin', { name })
  const made = (await action.prepare?.(staff)) ?? ''
  const before = (await newest()).length
  await action.does(staff, made)
  const events = await newest()
  expect(events.slice(0, events.length - before)).toMatchObject([{ verb, actor_name: name }])
  expect(events[0]?.actor_id).toBeTruthy()
  expect(events[0]?.address).toBeTruthy()
})

test('the log contains no secrets and no typed text', async () => {
  const log = JSON.stringify(await newest())
  for (const secret of secrets) expect(log, secret).not.toContain(secret)
  expect(log).toContain('two-step-turned-off')
})
