// The site's routes in parts, by the first two segments of an address. Remix compares each request with every route that
// its handler knows, three times for a page; of two hundred routes, few can ever match an address.
import { withoutData } from './route-pattern.ts'

type Route = { id: string; parentId?: string; path?: string }

/** The section of an address that only the whole table of routes can answer for. */
export const wholeSite = 'whole'

/**
 * @returns `sectionOf`, the section of a request's path, of few that there are, and `routesOf`, the routes that can match
 * an address of a section, with their parents.
 */
export function routeSections<R extends Route>(routes: Record<string, R | undefined>) {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const patterns = all.map((route) => ({ route, segments: segmentsOf(patternOf(route, routes)) }))
  const known = new Map<string, Set<string>>()
  for (const {
    segments: [first = '', second],
  } of patterns) {
    if (!isFixed(first)) continue
    const seconds = known.get(first) ?? new Set()
    known.set(first, isFixed(second) ? seconds.add(second) : seconds)
  }
  return {
    sectionOf(path: string): string {
      // Escapes and empty segments are Remix's to read.
      if (/%|\/\//.test(path)) return wholeSite
      const [first = '', second = ''] = segmentsOf(withoutData(path))
      const seconds = known.get(first)
      if (!seconds) return first && (second ? ':/:' : ':/')
      return `${first}/${seconds.has(second) ? second : second && ':'}`
    },
    routesOf(section: string): Record<string, R> {
      const asked = section.split('/')
      const fitting = patterns.filter(({ segments }) => section === wholeSite || fits(segments, asked))
      return Object.fromEntries(fitting.map(({ route }) => [route.id, route]))
    },
  }
}

function patternOf<R extends Route>(route: R, routes: Record<string, R | undefined>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return `${parent ? patternOf(parent, routes) : ''}/${route.path ?? ''}`
}

/** Compared as Remix does it: letters in either case. */
const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

const isFixed = (segment: string | undefined): segment is string => segment !== undefined && !/[:*?]/.test(segment)

/** Whether a route can match, or be the parent of one that can: from an optional segment on, it may. */
function fits(pattern: string[], asked: string[]): boolean {
  for (const [at, segment] of pattern.slice(0, 2).entries()) {
    if (/[*?]/.test(segment)) return true
    if (!asked[at] || (isFixed(segment) && segment !== asked[at])) return false
  }
  return true
}
