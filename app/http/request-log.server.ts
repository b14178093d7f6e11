// One line of JSON for each request that a route answered, in the place of the lines that remix-serve has printed.
import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'
import { line } from '#app/log.server.ts'
import { redact } from './access-log.server.ts'
import { observedOf } from './observed.server.ts'

/** remix-serve asks for the format of this name when it starts to listen. */
const itsFormat = 'tiny'

/** @param routeOf the pattern of the route that answers a path */
export function logRequests(routeOf: (path: string) => string) {
  morgan.format(itsFormat, (_, request: IncomingMessage, response: ServerResponse) => {
    const known = observedOf(request)
    if (!known) return null
    const [path = ''] = known.url.split('?')
    const status = response.headersSent ? response.statusCode : 0
    return line('request', levelOf(status), {
      ...{ requestId: known.id, method: known.method, route: routeOf(path), path: redact(known.url) },
      ...{ status, ms: Math.round((performance.now() - known.began) * 10) / 10 },
      bytes: Number(response.getHeader('content-length') ?? 0) || undefined,
    })
  })
}

/** No status: the client went away before there was an answer. */
const levelOf = (status: number) => (status >= 500 ? 'error' : status === 0 || status === 429 ? 'warn' : 'info')
