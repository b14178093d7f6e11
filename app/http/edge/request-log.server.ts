// Logs one line of JSON for each request that a route answered, in place of remix-serve's lines.
import { formatRequests } from '#app/http/remix/request-format.server.ts'
import { msSince, type Observed, observedOf } from './observed.server.ts'

const longestWaitMs = 100
const mostWaiting = 64_000

type RouteOf = (path: string) => string

/** @param routeOf returns the route pattern of a path */
export function logRequests(routeOf: RouteOf) {
  process.once('exit', print)
  formatRequests((request, response) => {
    const observed = observedOf(request)
    if (!observed) return null
    const status = response.headersSent ? response.statusCode : 0
    return requestLine(routeOf, observed, status, Number(response.getHeader('content-length') ?? 0))
  })
}

let waiting = ''
let timer: NodeJS.Timeout | undefined

/** The same line for a cached answer, printed in batches: single lines would cost more than the answers. */
export function logCached(routeOf: RouteOf, observed: Observed, status: number, bytes: number) {
  waiting += `${requestLine(routeOf, observed, status, bytes)}\n`
  if (waiting.length > mostWaiting) print()
  else timer ??= setTimeout(print, longestWaitMs).unref()
}

function print() {
  clearTimeout(timer)
  timer = undefined
  // By the console, as every other line of the log.
  if (waiting) console.log(waiting.trimEnd())
  waiting = ''
}

function requestLine(routeOf: RouteOf, observed: Observed, status: number, bytes: number): string {
  const ms = Math.round(msSince(observed) * 10) / 10
  const begin = `{"time":"${new Date().toISOString()}","level":"${levelOf(status)}","event":"request"`
  const asked = `"requestId":"${observed.id}",${askedFor(routeOf, observed)}`
  return `${begin},${asked},"status":${status},"ms":${ms}${bytes ? `,"bytes":${bytes}` : ''}}`
}

const mostKnown = 1_000
const known = new Map<string, string>()

/** Cached for repeated requests. */
function askedFor(routeOf: RouteOf, { method, url }: Observed): string {
  const key = `${method} ${url}`
  const found = known.get(key)
  if (found !== undefined) return found
  const [path = ''] = url.split('?')
  const facts = JSON.stringify({ method, route: routeOf(path), path: redact(url) }).slice(1, -1)
  if (known.size >= mostKnown) known.clear()
  // Long URLs are hardly ever repeated.
  if (key.length <= 200) known.set(key, facts)
  return facts
}

/** No status: the client went away before there was an answer. */
const levelOf = (status: number) => (status >= 500 ? 'error' : status === 0 || status === 429 ? 'warn' : 'info')

// Removes secrets from the URLs in the access log: tokens and search terms.

// Other spellings of these paths redirect to the same page, so they count too.
const secretFolder =
  /^(.*?\/(?:invite|unsubscribe|status|your-data|confirm|preferences|reset-password|brand|preview)\/)./s
const pageBehind =
  /\/(?:add|withdraw|erase|appointment(?:\.ics|\/confirm|\/cancel)?|copy\.zip|interview\.ics)(?:\.data)?\/?$/

/** Cuts a path after the folder of a personal link, and removes the query's values. */
export function redact(url: string): string {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? []
  return redactPath(path) + namesIn(query)
}

function redactPath(path: string) {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
  const folder = secretFolder.exec(plain)?.[1]
  return folder ? `${encodeURI(folder)}[redacted]${pageBehind.exec(plain)?.[0] ?? ''}` : path
}

/** Decoded as often as it may have been encoded by mistake; a broken escape stays as it is. */
function decoded(path: string): string {
  let plain = path
  for (let time = 0; time < 4 && plain.includes('%'); time++) {
    plain = plain.replace(/%[0-9a-f]{2}/gi, (hex) => String.fromCharCode(Number.parseInt(hex.slice(1), 16)))
  }
  return plain
}

function namesIn(query: string) {
  const names = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=', 1)[0] ?? '')
  return names.length > 0
    ? `?${names.map((name) => (/^[\w.-]{1,30}$/.test(name) ? name : '[redacted]')).join('&')}`
    : ''
}
