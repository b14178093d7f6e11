// The site map as it was built. Read when first asked: the build that holds it is still being loaded when this is.
import { routes } from 'virtual:remix/server-build'
import { routeMatcher } from '#app/http/edge/route-pattern.ts'

let match: ((path: string) => string) | undefined

/** The pattern of the route that answers a path, as `/services/:service`. */
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
