// Requests that the guard refuses before the site sees them, with their status.
import type { IncomingMessage } from 'node:http'
import { englishPath } from '#app/languages/pages.ts'

const bodyLimit = 256 * 1024
/**
 * The limits of pages that accept files: a form with a slightly too large file is still read, so that it can be redrawn.
 * Staff pages check the session before reading anything.
 */
export const uploadLimits = {
  application: 8_500_000,
  reply: 21_000_000,
  media: 8_500_000,
  transfer: 64_500_000,
} as const
const applicationForm = /^\/careers\/(?!discount(\.data)?$)[\w-]+(\.data)?$/
const uploadPage = /^\/(?:admin-controls\/(media|media\/paste|transfer)|admin\/(texts)\/[\w-]+\/[\w-]+\/\w+)(\.data)?$/
/** Those of a reply, and of the buttons beside it, which send it as well without scripts. */
const replyPage =
  /^\/dashboard\/(?:(?:contacts|careers)\/[\w-]+(?:\/reply(?:\/\w+)?)?|inbox\/[\w-]+\/(?:assign|snooze|settle|read))(\.data)?$/

export const writeMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const knownMethods = new Set(['GET', 'HEAD', ...writeMethods])
// A mail program's one-click unsubscribe is cross-origin by design; its token is the proof.
const oneClickUnsubscribe = /^\/unsubscribe\/[\w-]+$/
// Webhooks of the mail service carry a signature as proof, and no cookie.
const webhook = '/webhooks/resend'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

/** The status to refuse a request with, or null to accept it. */
export function refusal(request: Asked): 400 | 403 | 405 | 411 | 413 | null {
  const { method = '', url = '', headers } = request
  if (!knownMethods.has(method)) return 405
  if (!isHost(headers.host) || countHosts(request.rawHeaders) > 1) return 400
  const [path = '', query = ''] = split(url)
  if (!isPlainPath(path)) return 400
  const isWrite = writeMethods.has(method)
  const length = headers['content-length']
  if (length !== undefined && Number(length) > limitFor(method, path, headers)) return 413
  if (isWrite && headers['transfer-encoding'] !== undefined && length === undefined) return 411
  const isOneClick = method === 'POST' && oneClickUnsubscribe.test(path)
  const isWebhook = method === 'POST' && path === webhook && headers.cookie === undefined
  if (isWrite && !isOneClick && !isWebhook && !isSameOrigin(headers)) return 403
  // Remix's request for one route's data before single fetch: this site never sends it, and Remix's own check misses it.
  if (query && new URLSearchParams(query).has('_data')) return 400
  return null
}

function limitFor(method: string, path: string, headers: IncomingMessage['headers']) {
  const { cookie = '', 'content-type': type = '' } = headers
  const bringsFile = method === 'POST' && type.toLowerCase().startsWith('multipart/form-data')
  if (bringsFile && applicationForm.test(englishPath(path))) return uploadLimits.application
  const [, blogPage, text] = (method === 'POST' && uploadPage.exec(path)) || []
  const page = blogPage ?? text ?? (bringsFile && replyPage.test(path) ? 'reply' : undefined)
  // Without a session cookie the page will refuse the upload, so the normal limit is enough.
  if (page === undefined || !/(^|;\s*)(__Host-)?session=/.test(cookie)) return bodyLimit
  if (page === 'reply') return uploadLimits.reply
  return page === 'transfer' ? uploadLimits.transfer : uploadLimits.media
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

let latestHost: string | undefined

/** A host name or an address, with an optional port. HTTP/1.0 has none; Node itself refuses HTTP/1.1 without one. */
function isHost(host: string | undefined) {
  // Almost all requests have the same host.
  if (host === undefined || host === latestHost) return true
  const isGood = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)
  if (isGood) latestHost = host
  return isGood
}

/** Counts in the raw headers, because Node's parsed ones keep only the first. */
function countHosts(rawHeaders: string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

function isPlainPath(path: string) {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Checks Sec-Fetch-Site first, then Origin against Host; a client that sends neither is not a browser and passes. */
function isSameOrigin(headers: IncomingMessage['headers']) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
