// Which requests may be answered from memory, and what their answers depend on.
import type { IncomingMessage } from 'node:http'

/** Names in a query that pages and files read and that have few values. With any other a request is not answered here. */
const knownParameters = new Set([
  'category',
  'course',
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

/** Who sends one of these is somebody, or asks for less or more than the whole answer. */
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

/** Null for a request that has to go the long way. HEAD is answered from what GET was. */
export function cacheKey({ method, url = '', headers }: Asked): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestUrl) return null
  if (notForEverybody.some((name) => headers[name] !== undefined)) return null
  // A date alone is compared by those who know what it stands for.
  if (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) return null
  const encoding = preferredEncoding(headers['accept-encoding'])
  if (!encoding || !isKnownQuery(url)) return null
  return `${encoding} ${headers['save-data'] === 'on' ? 'lite' : 'full'} ${url}`
}

/** As everybody behind here chooses among what is listed without weights; null where weights are to be judged. */
function preferredEncoding(accept: string | string[] | undefined): string | null {
  if (accept === undefined) return 'identity'
  if (typeof accept !== 'string' || /[;*]/.test(accept)) return null
  const accepted = accept
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  return ['br', 'gzip', 'deflate'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Known names only, each once: there is no end of queries that mean the same. */
export function isKnownQuery(url: string): boolean {
  const at = url.indexOf('?')
  if (at < 0) return true
  const names = url
    .slice(at + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0] ?? '')
  return names.every((name) => knownParameters.has(name)) && new Set(names).size === names.length
}
