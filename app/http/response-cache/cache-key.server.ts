// Decides which requests may be answered from the cache, and what their answers depend on.
import type { IncomingMessage } from 'node:http'
import { isFirstVisit } from '#app/http/page/first-visit.server.ts'

/** Query parameters that pages and files read and that have few values. Any other makes a request uncacheable. */
const knownParameters = new Set([
  'category',
  'course',
  'language',
  'map',
  'office',
  'page',
  'path',
  'plan',
  'sector',
  'service',
  'tab',
  'v',
])
const longestUrl = 200

/** A request with one of these headers is personal, conditional or partial. */
const notForEverybody = [
  'authorization',
  'content-length',
  'cookie',
  'expect',
  'if-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'transfer-encoding',
]

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Null for an uncacheable request. HEAD shares the answer of GET. */
export function cacheKey({ method, url = '', headers }: Asked): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestUrl) return null
  if (notForEverybody.some((name) => headers[name] !== undefined)) return null
  // Only the handler can compare a bare date.
  if (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) return null
  const encoding = preferredEncoding(headers['accept-encoding'])
  if (!encoding || !isKnownQuery(url)) return null
  const data = headers['save-data']
  const styles = isFirstVisit(headers['sec-fetch-site'], data) ? 'first' : 'next'
  return `${encoding} ${data === 'on' ? 'lite' : 'full'} ${styles} ${url}`
}

/** Chooses among unweighted encodings like everything behind the cache; null if there are weights to compare. */
function preferredEncoding(accept: string | string[] | undefined): string | null {
  if (accept === undefined) return 'identity'
  if (typeof accept !== 'string' || /[;*]/.test(accept)) return null
  const accepted = accept
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  return ['br', 'gzip', 'deflate'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Known parameters only, each once: otherwise one page would have endless keys. */
export function isKnownQuery(url: string): boolean {
  const at = url.indexOf('?')
  if (at < 0) return true
  const names = url
    .slice(at + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0] ?? '')
  return names.every((name) => knownParameters.has(name)) && new Set(names).size === names.length
}
