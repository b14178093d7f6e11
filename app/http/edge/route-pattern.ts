// Maps a path to the pattern of its route, for logs and metrics, which need a small number of names.

/** @param patterns such as `/services/:service`, `/privacy/:language?` and `/og/*` @returns the matcher of paths */
export function routeMatcher(patterns: string[]): (path: string) => string {
  const plain = new Set(patterns.filter((pattern) => !/[:*?]/.test(pattern)))
  const others = patterns
    .filter((pattern) => !plain.has(pattern))
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern), rank: rankOf(pattern) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return (path) => {
    if (path.startsWith('/assets/')) return '/assets/*'
    const pagePath = withoutData(path)
    if (plain.has(pagePath)) return pagePath
    const found = others.find(({ segments }) => fits(segments, segmentsOf(pagePath)))
    return found?.pattern ?? '*'
  }
}

/** The path of a page; Remix requests the data of /contact at /contact.data, and of / at /_root.data. */
export const withoutData = (path: string) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function fits([first, ...others]: string[], segments: string[]): boolean {
  if (first === undefined) return segments.length === 0
  if (first === '*') return true
  const rest = segments.slice(1)
  if (first.startsWith(':') && first.endsWith('?')) return fits(others, rest) || fits(others, segments)
  return segments.length > 0 && (first.startsWith(':') || first === segments[0]) && fits(others, rest)
}

/** Fixed segments before parameters before splats, from left to right. */
const rankOf = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (segment === '*' ? '2' : segment.startsWith(':') ? '1' : '0'))
    .join('')
    .padEnd(20, '3')
