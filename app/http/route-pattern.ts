// Which of the site's routes a path belongs to, for logs and metrics: a handful of names instead of every address.

/** @param patterns as `/services/:service`, `/privacy/:language?` and `/og/*` @returns a path's pattern */
export function routeMatcher(patterns: string[]): (path: string) => string {
  const plain = new Set(patterns.filter((pattern) => !/[:*?]/.test(pattern)))
  const others = patterns
    .filter((pattern) => !plain.has(pattern))
    .map((pattern) => ({ pattern, expression: toExpression(pattern), rank: rankOf(pattern) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return (path) => {
    if (path.startsWith('/assets/')) return '/assets/*'
    const asked = withoutData(path)
    if (plain.has(asked)) return asked
    return others.find(({ expression }) => expression.test(asked))?.pattern ?? '*'
  }
}

/** Remix asks for the data of /contact at /contact.data, and for those of / at /_root.data. */
const withoutData = (path: string) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

function toExpression(pattern: string) {
  const segments = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?'
      if (/^:.*\?$/.test(segment)) return '(?:/[^/]+)?'
      return segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/[.+()]/g, '\\$&')}`
    })
  return new RegExp(`^${segments.join('')}/?$`)
}

/** Fixed segments before parameters before the rest, from left to right. */
const rankOf = (pattern: string) =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment === '*' ? '2' : segment.startsWith(':') ? '1' : '0'))
    .join('')
    .padEnd(20, '3')
