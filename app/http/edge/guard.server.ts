// Runs before remix-serve for every request: early refusals, cached answers, the true client address, and mandatory
// headers.

import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { hasOwnCookie } from '#app/http/browser/cookie-name.server.ts'
import { chosenLite } from '#app/http/browser/lite-version.server.ts'
import { isOfStaff } from '#app/http/of-staff.ts'
import { chooseEncoding } from '#app/http/page/encoded-page.server.ts'
import { interceptRequests } from '#app/http/remix/intercept.server.ts'
import { cacheKey } from '#app/http/response-cache/cache-key.server.ts'
import { answerFromMemory } from '#app/http/response-cache/response-cache.server.ts'
import { hrefIn, languageOfPath } from '#app/languages/pages.ts'
import { canonicalPath } from './canonical-path.ts'
import { addressBehindProxies, clientAddressHeader, keyOfAddress } from './client-address.server.ts'
import { setDefaultHeaders } from './headers.server.ts'
import { isOneTooMany } from './large-bodies.ts'
import { type Answered, type Observed, observe, toObserved } from './observed.server.ts'
import { inRequest } from './per-request.server.ts'
import { refusal, uploadLimits, writeMethods } from './refusal.ts'
import { goAhead, queueSlowRequest, retryAfter } from './slow-requests.server.ts'

type Told = {
  /** Called when an answer has ended. */
  answered: Answered
  /** Called for each cached answer, which nothing behind the guard sees. */
  cached: (observed: Observed, response: ServerResponse, bytes: number) => void
}

/** Installs the guard for this process; later calls do nothing. */
export function installGuard({ answered, cached }: Told) {
  interceptRequests((request, response, next) => {
    const observed = toObserved(request)
    const status = refusal(request)
    const { cookie = '' } = request.headers
    const lite = cookie && chosenLite(cookie)
    if (lite) request.headers['save-data'] = lite
    // Only foreign cookies, of a proxy or of sibling hosts, or the choice of the lite version: the visitor is anonymous.
    if (!hasOwnCookie(cookie)) delete request.headers.cookie
    const key = status ? null : cacheKey(request)
    const isWrite = writeMethods.has(observed.method)
    const proceed = (refused: number | null) => {
      guardRequest(request, response, refused)
      inRequest(next, isWrite ? null : observed.url, response)
    }
    const goOn = () => {
      observe(observed, request, response, answered)
      if (status === null && isSearch(request)) return void proceedInTurn(response, proceed)
      // A long form takes a turn once it has arrived.
      if (!isWrite) goAhead(response)
      proceed(status)
    }
    if (!key) return goOn()
    answerFromMemory(key, request, response, { goOn, sent: (bytes) => cached(observed, response, bytes) })
  })
}

/** One that anybody can make; it takes as long as several pages. */
const isSearch = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  url.includes('?') &&
  !isOfStaff(url) &&
  Boolean(new URLSearchParams(url.slice(url.indexOf('?'))).get('q'))

async function proceedInTurn(response: ServerResponse, proceed: (refused: number | null) => void) {
  const hasTurn = await queueSlowRequest(response)
  if (response.destroyed) return
  if (!hasTurn) response.setHeaders(new Headers(retryAfter))
  proceed(hasTurn ? null : 503)
}

/** A browser shows an answer only after sending its whole body, so bodies up to the size of an upload are read. */
const isReadable = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) <= uploadLimits.transfer

function guardRequest(request: IncomingMessage, response: ServerResponse, status: number | null) {
  const forwardedFor = request.headers['x-forwarded-for']
  const address = addressBehindProxies(
    request.socket.remoteAddress ?? '',
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    env.TRUSTED_PROXIES,
  )
  request.headers[clientAddressHeader] = address
  // Remix compares Origin with these headers; the guard has already checked it, and no client may change them.
  delete request.headers['x-forwarded-host']
  setDefaultHeaders(response)

  if (!status) {
    leadToCanonical(request)
    leadToPacked(request, response)
    return
  }
  const isLeftUnread = (status === 413 && isOneTooMany(keyOfAddress(address))) || !isReadable(request)
  if (writeMethods.has(request.method ?? '') && isLeftUnread) response.setHeader('Connection', 'close')
  // A normal route draws the refusal page, without the method and body of the refused request.
  request.method = 'GET'
  request.url = hrefIn(languageOfPath(request.url ?? ''), `/blocked/${status}`)
  request.headers.host = new URL(env.APP_URL).host
  delete request.headers['content-length']
  delete request.headers['transfer-encoding']
}

// Serves scripts and styles that the build precompressed with Brotli's best level; remix-serve would compress each request.

const folder = 'build/client/assets'
const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

const packed = new Set(existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.br')) : [])

/** Rewrites the URL to the compressed file if the browser accepts Brotli; remix-serve serves it like any other. */
function leadToPacked(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/assets/')) return
  const file = `${url.slice('/assets/'.length)}.br`
  const type = types[url.slice(url.lastIndexOf('.') + 1)]
  if (!type || !packed.has(file) || chooseEncoding(request.headers['accept-encoding'] ?? null) !== 'br') return
  request.url = `${url}.br`
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Vary', 'Accept-Encoding')
}

/** Sends a page's URL with capitals or a trailing slash to a normal route, which redirects. */
function leadToCanonical(request: IncomingMessage) {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return
  const [path = ''] = url.split('?')
  if (canonicalPath(path)) request.url = `/moved${url}`
}
