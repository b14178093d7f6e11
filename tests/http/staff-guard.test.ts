// Walks the built route list and calls every staff loader and action as a stranger: nobody keeps a list that could be forgotten.
import type { ServerBuild } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Handler = (args: { request: Request; params: Record<string, string>; context: object }) => unknown

test('every loader and action of the staff area sends a stranger to the door', async () => {
  const routes = staffRoutes(site.build)
  expect(routes.length).toBeGreaterThan(3)
  const open: string[] = []
  for (const { path, params, handlers } of routes) {
    for (const [kind, handler] of Object.entries(handlers)) {
      if (handler && !(await isRefused(handler, path, params, kind))) open.push(`${kind} of ${path}`)
    }
  }
  expect(open).toEqual([])
})

async function isRefused(handler: Handler, path: string, params: Record<string, string>, kind: string) {
  const init = kind === 'action' ? { method: 'POST', body: new URLSearchParams({ name: 'x' }) } : {}
  const answer = await Promise.resolve()
    .then(() => handler({ request: new Request(site.url + path, init), params, context: {} }))
    .catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) return false
  const toDoor = answer.status === 302 && answer.headers.get('Location')?.startsWith('/login?redirectTo=')
  // Machines are told so; a browser is led.
  return Boolean(toDoor) || (path.startsWith('/api/') && answer.status === 401)
}

function staffRoutes(build: ServerBuild) {
  const pathOf = (id: string): string => {
    const route = build.routes[id]
    return route ? [route.parentId ? pathOf(route.parentId) : '', route.path].filter(Boolean).join('/') : ''
  }
  const isStaff = (id: string | undefined): boolean =>
    id !== undefined && (id.startsWith('routes/admin/') || isStaff(build.routes[id]?.parentId))
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(({ id }) => isStaff(id) || /^(dashboard|admin|api\/dashboard)/.test(pathOf(id)))
    .map(({ id, module }) => {
      const names = pathOf(id).match(/(?<=:)[^/?]+|\*/g) ?? []
      return {
        path: `/${pathOf(id).replace(/:[^/]+|\*/g, 'x')}`,
        params: Object.fromEntries(names.map((name) => [name, 'x'])),
        handlers: { loader: module.loader as Handler | undefined, action: module.action as Handler | undefined },
      }
    })
}
