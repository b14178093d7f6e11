// The built site map. Loaded lazily, because the build that contains it is still loading when this module is.
import { routes } from 'virtual:remix/server-build'
import { routeMatcher } from '#app/http/edge/route-pattern.ts'

let match: ((path: string) => string) | undefined

/** The pattern of a path's route, such as `/services/:service`. */
export function routeOf(path: string): string {
  match ??= routeMatcher(Object.keys(routes).map(pathOf))
  return match(path)
}

function pathOf(id: string): string {
  const route = routes[id]
  if (!route) return ''
  const parent = route.parentId ? pathOf(route.parentId) : ''
  return `${parent}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}
