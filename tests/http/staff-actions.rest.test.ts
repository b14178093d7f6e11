// The audit log records everything that staff do, and nothing is done once their rights have ended. The list of routes comes
// from the build: a new action or download fails here until it is added to tests/support/staff-actions.ts.
import { matchRoutes } from '@remix-run/react'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { clientAddressHeader } from '#app/http/edge/client-address.server.ts'
import { ownTables } from '#db/move/standstill.ts'
import { recorded } from '#tests/support/every-form.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { actOn, secrets } from '#tests/support/staff-actions/acting.ts'
import { staffActions } from '#tests/support/staff-actions.ts'
import { pathOf, staffDoors } from '#tests/support/staff-doors.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite({ UNDO_SEND_SECONDS: '60' })
afterAll(() => site.close())
actOn(site)

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

test('programs with a token send nothing', () => {
  const { routes } = site.build
  expect(Object.keys(routes).filter((id) => /^routes\/files\/api\//.test(id) && routes[id]?.module.action)).toEqual([])
})

type End = { begin: (id: string) => Promise<unknown>; undo: (id: string) => Promise<unknown> }
const setUser = (values: { status?: 'active' | 'disabled'; role?: 'admin' | 'viewer' }) => (id: string) =>
  site.db.updateTable('users').set(values).where('id', '=', id).execute()
const setSession = (ended_at: () => number | null) => (id: string) =>
  site.db.updateTable('sessions').set({ ended_at: ended_at() }).where('user_id', '=', id).execute()
const resume = async (id: string) => {
  await setSession(() => null)(id)
  await site.db.updateTable('api_tokens').set({ revoked_at: null }).where('user_id', '=', id).execute()
}
const ends: Record<string, End> = {
  disabled: { begin: setUser({ status: 'disabled' }), undo: setUser({ status: 'active' }) },
  'signed out': { begin: setSession(Date.now), undo: resume },
  'role lowered': { begin: setUser({ role: 'viewer' }), undo: setUser({ role: 'admin' }) },
  'password changed elsewhere': { begin: (id) => endSessions(site.db, id, Date.now()), undo: resume },
}

type Sent = { path: string; body: string | FormData }

/** The answer of the site, which has asked for the rights once when it waits for `meanwhile`; then comes the last byte. */
async function act(staff: Visitor, { path, body }: Sent, meanwhile: () => Promise<unknown>): Promise<Response> {
  const encoded = new Response(typeof body === 'string' ? new URLSearchParams(body) : body)
  const type = encoded.headers.get('Content-Type') ?? ''
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile()
        if (bytes.length > 0) controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'Content-Type': type, Cookie: cookie, Origin: site.url, [clientAddressHeader]: '127.0.0.1' }
  const url = new URL(path, site.url)
  const request = new Request(url, { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit)
  const doors = Object.keys(site.build.routes).map((id) => ({ id, path: pathOf(site.build, id) }))
  const { route, params } = matchRoutes(doors, url)?.at(-1) ?? {}
  const action = site.build.routes[route?.id ?? '']?.module.action
  const answer = Promise.resolve(action?.({ request, params, context: {} } as never))
  return (await answer.catch((error: unknown) => error)) as Response
}

/** Who is signed in, what was typed in vain and how often it was tried may change. */
const others = new Set(['sessions', 'users', 'api_tokens', 'kept_forms', 'rate_limits', 'job_turns', 'nodes'])

async function content(): Promise<Record<string, string>> {
  const tables = (await ownTables(site.db)).filter((name) => !others.has(name))
  const rows = async (name: string) => (await sql`select * from ${sql.id(name)}`.execute(site.db)).rows
  return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, JSON.stringify(await rows(name))])))
}

const all = Object.entries(staffActions).flatMap(([route, byVerb]) =>
  Object.entries(byVerb).map(([verb, action]) => ({ route, verb, action })),
)

let count = 0
test.each(all)('$route: $verb', async ({ route, verb, action }) => {
  await site.db.deleteFrom('rate_limits').execute()
  count += 1
  const name = `Ada ${count}`
  const staff = await signedIn(site, 'admin', { name })
  const made = (await action.prepare?.(staff)) ?? ''
  const sent = await recorded(staff, (recorder) => action.does(recorder, made))
  if (sent) {
    const { id } = await site.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    const { permission } = (site.build.routes[route]?.module.handle ?? {}) as { permission?: Permission }
    const before = await content()
    for (const [end, { begin, undo }] of Object.entries(ends)) {
      if (end === 'role lowered' && permission && can('viewer', permission)) continue
      const { status, headers } = await act(staff, sent, () => begin(id))
      await undo(id)
      const place = headers?.get('Location')?.split('?')[0] ?? null
      // An action of this table requires passkeys of the lower role.
      const refused = end === 'role lowered' ? ['403 null', '302 /dashboard/settings/passkeys'] : ['302 /login']
      expect(refused, end).toContain(`${status} ${place}`)
    }
    expect(await content()).toEqual(before)
    await site.db.deleteFrom('kept_forms').execute()
  }
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
