// Records an answer as sent, for the cache: below everything that sets headers or compresses.
import type { ServerResponse } from 'node:http'

export type CachedResponse = {
  /** Names and values in turn, as writeHead takes them. */
  head: string[]
  /** The same for a 304. */
  unchangedHead: string[]
  body: Buffer
  etag: string | null
  /** True for a file, which no route answered. */
  isFile: boolean
}

/** Headers that pages may vary by: all are in the key, except cookies, which bypass the cache. */
const knownVary = new Set(['accept-encoding', 'cookie', 'save-data', 'sec-fetch-site'])

/**
 * Records an answer while it is written.
 * @param limit longer bodies are not recorded
 * @param ended called with the answer, or null for a private one; not called for one that was cut off
 */
export function recordResponse(
  response: ServerResponse,
  limit: number,
  ended: (recorded: CachedResponse | null) => void,
) {
  const chunks: Buffer[] = []
  let size = 0
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encodingOf(encoding)) : Buffer.from(chunk)
    size += bytes.byteLength
    if (size <= limit) chunks.push(bytes)
  }
  const { write, end } = response
  response.write = (...args: unknown[]) => {
    keep(args[0], args[1])
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    keep(args[0], args[1])
    Reflect.apply(end, response, args)
    ended(size <= limit && isForEverybody(response) ? toCached(response, Buffer.concat(chunks)) : null)
    return response
  }
}

const encodingOf = (encoding: unknown) => (typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')

/** True if the answer's own headers let shared caches keep it. */
function isForEverybody(response: ServerResponse): boolean {
  const caching = listed(response, 'cache-control')
  return (
    response.statusCode === 200 &&
    caching.includes('public') &&
    !caching.includes('private') &&
    !caching.includes('no-store') &&
    !response.hasHeader('set-cookie') &&
    !response.hasHeader('connection') &&
    listed(response, 'vary').every((name) => name === '' || knownVary.has(name))
  )
}

const listed = (response: ServerResponse, header: string) =>
  String(response.getHeader(header) ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())

function toCached(response: ServerResponse, body: Buffer): CachedResponse {
  // The names as written; Node's types lack this method.
  const names = (response as ServerResponse & { getRawHeaderNames(): string[] }).getRawHeaderNames()
  const headers = names.flatMap((name) => [response.getHeader(name) ?? []].flat().map((value) => [name, String(value)]))
  const etag = response.getHeader('etag')
  const hasLength = response.hasHeader('content-length')
  return {
    head: [...headers, ...(hasLength ? [] : [['Content-Length', String(body.byteLength)]])].flat(),
    unchangedHead: headers.filter(([name = '']) => !/^content-(encoding|length)$/i.test(name)).flat(),
    body,
    etag: typeof etag === 'string' ? etag : null,
    isFile: response.hasHeader('accept-ranges'),
  }
}
