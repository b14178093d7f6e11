// Every staff loader and action of the built site refuses strangers. The list comes from the build.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'

const site = await startSite()
afterAll(() => site.close())

/** Files with several URLs, and one without, whose data is requested below. */
const namedOtherwise: Record<string, string[]> = {
  'routes/admin/shared/not-found': ['admin-controls-not-found', 'admin-not-found', 'dashboard-not-found'],
  'routes/admin/shared/staff-layout': [],
}

/** Every file of the staff area with a loader or an action, its page without the layout, and the endpoints for other programs. */
function guardedRoutes(): string[] {
  const files = readdirSync('app/routes/admin', { recursive: true, encoding: 'utf8' }).map((file) => `admin/${file}`)
  return [...files, ...['activity', 'record', 'records', 'stats'].map((name) => `files/api/${name}.ts`)]
    .filter((file) => /(?<!\.server)\.tsx?$/.test(file))
    .filter((file) =>
      /^export (?:(?:const|function|async function) |(?:const )?\{[^}\n]*\b)(?:loader|action)\b/m.test(
        readFileSync(`app/routes/${file}`, 'utf8'),
      ),
    )
    .map((file) => `routes/${file.replace(/\.tsx?$/, '')}`)
    .flatMap((id) => namedOtherwise[id] ?? id)
    .sort()
}

test('every staff page, data request and action redirects a stranger to sign in, or refuses', async () => {
  const doors = staffDoors(site.build)
  expect(doors.map(({ id }) => id).sort()).toEqual(guardedRoutes())
  for (const { id, path, hasLoader, hasAction } of doors) {
    const stranger = site.visitor()
    const answers = {
      page: await stranger.visit(path, { follow: false }),
      data: await stranger.visit(`${path}.data`, { follow: false }),
      onlyItsData: await stranger.visit(`${path}.data?_routes=${encodeURIComponent(id)}`, { follow: false }),
      oldData: await stranger.visit(`${path}?_data=${encodeURIComponent(id)}`, { follow: false }),
      action: await stranger.post(path, 'to=completed&version=1', { follow: false }),
      dataAction: await stranger.post(`${path}.data`, 'to=completed&version=1', { follow: false }),
    }
    for (const [kind, answer] of Object.entries(answers)) {
      const door = `${id} at ${path}: ${kind}`
      const isPage = path.startsWith('/dashboard') || path.startsWith('/admin')
      if (isPage && (kind === 'page' || kind === 'action'))
        expect(answer.headers.get('Location'), door).toMatch(/^\/login\?redirectTo=/)
      expect(answer.html, door).not.toContain('Welcome, ')
      const isAsked = kind.toLowerCase().endsWith('action') ? hasAction : hasLoader
      if (!isAsked) continue
      const isSentAway = /\/login/.test(
        answer.headers.get('Location') ?? answer.headers.get('X-Remix-Redirect') ?? answer.html,
      )
      // An old data request is refused by the guard, before any route.
      const isRefused = (isPage && kind !== 'oldData' ? [] : [400, 401, 403, 404, 405]).includes(answer.status)
      expect(isSentAway || isRefused, `${door} was answered ${answer.status}`).toBe(true)
    }
  }
})

test('the layout’s data is refused as well', async () => {
  const path = '/dashboard.data?_routes=routes%2Fadmin%2Fshared%2Fstaff-layout'
  const answer = await site.visitor().visit(path, { follow: false })
  expect(answer.html).toContain('/login?redirectTo=')
  expect(answer.html).not.toContain('Users')
})

test('a session cookie without a session is refused', async () => {
  for (const value of ['', 'x', 'a'.repeat(5000), '%00', 'null', '../..']) {
    const answer = await site
      .visitor()
      .visit('/dashboard/settings', { follow: false, headers: { Cookie: `session=${value}` } })
    expect(answer.status).toBe(302)
  }
})
