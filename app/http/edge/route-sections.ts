// Splits the site's routes by the first two segments of a path. Remix matches each request against every route of its
// handler, three times for a page; of two hundred routes, only a few can ever match a path.
import { withoutData } from './route-pattern.ts'

type Route = { id: string; parentId?: string; path?: string }

/** The section of paths that only the whole route table can answer. */
export const wholeSite = 'whole'

/**
 * @returns `sectionOf`, which maps a request's path to one of a few sections, and `routesOf`, the routes that can match a
 * path of a section, with their parents
 */
export function routeSections<R extends Route>(routes: Record<string, R | undefined>) {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const patterns = all.map((route) => ({ route, segments: segmentsOf(patternOf(route, routes)) }))
  const sections = new Map<string, Set<string>>()
  for (const {
    segments: [first = '', second],
  } of patterns) {
    if (!isFixed(first)) continue
    const seconds = sections.get(first) ?? new Set()
    sections.set(first, isFixed(second) ? seconds.add(second) : seconds)
  }
  return {
    sectionOf(path: string): string {
      // Leaves escapes and empty segments to Remix.
      if (/%|\/\//.test(path)) return wholeSite
      const [first = '', second = ''] = segmentsOf(withoutData(path))
      const seconds = sections.get(first)
      if (!seconds) return first && (second ? ':/:' : ':/')
      return `${first}/${seconds.has(second) ? second : second && ':'}`
    },
    routesOf(section: string): Record<string, R> {
      const sectionParts = section.split('/')
      const fitting = patterns.filter(({ segments }) => section === wholeSite || fits(segments, sectionParts))
      return Object.fromEntries(fitting.map(({ route }) => [route.id, route]))
    },
  }
}

function patternOf<R extends Route>(route: R, routes: Record<string, R | undefined>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return `${parent ? patternOf(parent, routes) : ''}/${route.path ?? ''}`
}

/** Case-insensitive, like Remix. */
const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

const isFixed = (segment: string | undefined): segment is string => segment !== undefined && !/[:*?]/.test(segment)

/** True for a route that can match, or be the parent of one that can: after an optional segment, anything may. */
function fits(pattern: string[], asked: string[]): boolean {
  for (const [at, segment] of pattern.slice(0, 2).entries()) {
    if (/[*?]/.test(segment)) return true
    if (!asked[at] || (isFixed(segment) && segment !== asked[at])) return false
  }
  return true
}
