// Nobody gets in by accident: every staff loader and action of the built site refuses a stranger. The list is the build's own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Door = { id: string; path: string; hasLoader: boolean; hasAction: boolean }

function pathOf(id: string | undefined): string {
  const route = id ? site.build.routes[id] : undefined
  if (!route) return ''
  return `${pathOf(route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}

/** Routes of the staff area, by where they are and by which file they are: forgetting one of the two is no way in. */
function staffDoors(): Door[] {
  return Object.values(site.build.routes)
    .filter((route) => route !== undefined)
    .map(({ id, module }) => ({
      id,
      path: pathOf(id).replace(/:\w+/g, 'x').replace('*', 'x'),
      hasLoader: module.loader !== undefined,
      hasAction: module.action !== undefined,
    }))
    .filter(({ id, path }) => /^routes\/admin\//.test(id) || /^\/(dashboard|admin|api)/.test(path))
}

test('every staff page, data request and action sends a stranger to the sign-in or refuses', async () => {
  const doors = staffDoors()
  expect(doors.length).toBeGreaterThan(3)
  for (const { id, path, hasLoader, hasAction } of doors) {
    if (path === '' || path === '/') continue
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
      if (isPage && kind === 'page') expect(answer.headers.get('Location'), door).toMatch(/^\/login\?redirectTo=/)
      expect(answer.html, door).not.toContain('Welcome, ')
      if (
        (hasLoader && kind !== 'action' && kind !== 'dataAction') ||
        (hasAction && kind.toLowerCase().endsWith('action'))
      ) {
        const isSentAway = /\/login/.test(
          answer.headers.get('Location') ?? answer.headers.get('X-Remix-Redirect') ?? answer.html,
        )
        expect(
          isSentAway || [400, 401, 403, 404, 405].includes(answer.status),
          `${door} was answered ${answer.status}`,
        ).toBe(true)
      }
    }
  }
})

test('the session cookie of nobody is nobody', async () => {
  for (const value of ['', 'x', 'a'.repeat(5000), '%00', 'null', '../..']) {
    const answer = await site
      .visitor()
      .visit('/dashboard/settings', { follow: false, headers: { Cookie: `session=${value}` } })
    expect(answer.status).toBe(302)
  }
})
