// The routes of the staff area, as listed by the build.
import type { ServerBuild } from '@remix-run/node'

export type StaffDoor = {
  id: string
  path: string
  isPage: boolean
  hasLoader: boolean
  hasAction: boolean
  handle: unknown
}

/** By path and by file, so that a mistake in one of the two does not hide a route. */
export function staffDoors(build: ServerBuild): StaffDoor[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .map(({ id, module }) => ({
      id,
      path: pathOf(build, id).replace(/:\w+/g, 'x').replace('*', 'x'),
      isPage: module.default !== undefined,
      hasLoader: module.loader !== undefined,
      hasAction: module.action !== undefined,
      handle: module.handle,
    }))
    .filter(({ id, path }) => /^routes\/admin\//.test(id) || /^\/(dashboard|admin|api)/.test(path))
    .filter(({ path }) => path !== '' && path !== '/')
}

export function pathOf(build: ServerBuild, id: string | undefined): string {
  const route = id ? build.routes[id] : undefined
  if (!route) return ''
  return `${pathOf(build, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}
