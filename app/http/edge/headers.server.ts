// Default headers for every answer, from Remix, a static file or a refusal.
import { type ServerResponse, STATUS_CODES } from 'node:http'
import onHeaders from 'on-headers'
import { env } from '#app/env.server.ts'
import type { Document } from '#app/http/remix/document.server.ts'
import { isLeaving } from '#app/http/remix/leaving.server.ts'
import { isRequestInTrouble } from './per-request.server.ts'

const isHttps = env.APP_URL.startsWith('https:')
// The development server injects styles by script, and uses a web socket for hot reloading.
const isDevelopment = env.NODE_ENV === 'development'
const filePolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export function setDefaultHeaders(response: ServerResponse) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader(
    'Cross-Origin-Resource-Policy',
    isPictureOfMails(response.req.url) ? 'cross-origin' : 'same-origin',
  )
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  onHeaders(response, () => {
    // Remix answers 500 to whatever the loader of a file throws, without asking handleError.
    if (response.statusCode === 500 && isRequestInTrouble()) {
      response.statusCode = 503
      response.statusMessage = STATUS_CODES[503] ?? ''
      response.setHeader('Retry-After', '10')
    }
    // Set late and only if absent: a document has its own policy, and two policies would both apply.
    if (!response.hasHeader('Content-Security-Policy')) response.setHeader('Content-Security-Policy', filePolicy)
    // Pages may set a stricter policy. Not "no-referrer": with it, browsers send "Origin: null" with forms when scripts are
    // off.
    if (!response.hasHeader('Referrer-Policy')) {
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    }
    // A redirect may depend on the visitor or be a personal link. Cacheable ones set their own header.
    if (response.hasHeader('Location') && !response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', 'private, no-store')
    }
    // For browsers that do not know the policy's frame-ancestors.
    const policy = String(response.getHeader('Content-Security-Policy'))
    if (policy.includes("frame-ancestors 'self'")) response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    if (isLeaving()) response.setHeader('Connection', 'close')
  })
}

/** Mails show these by their address, and mail programs in a browser load them from their own site. */
const isPictureOfMails = (url = '') => /^\/(media\/|(icons\/)?apple-touch-icon\.png)/.test(url)

/** For a mail's HTML in a frame of our own pages, which may measure and replace it: no scripts, and only pictures of this site; links open a new tab. */
export const mailPolicy =
  "default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox"

type Inline = Pick<Document, 'scriptHashes' | 'styleHash'>

/**
 * A document's Content-Security-Policy. @param inline base64 SHA-256 of each inline script, and of the styles
 * @param frameHost the map's host, only for a page with a map that the visitor asked for
 */
export function documentPolicy({ scriptHashes, styleHash }: Inline, frameHost?: string, isFramed = false): string {
  const scripts = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')
  const styles = styleHash ? ` 'sha256-${styleHash}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // A script also fetches from the map's host to see whether it is reachable: a frame reports no errors.
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${frameHost ? ` ${frameHost}` : ''}`,
    "manifest-src 'self'",
    // Our own: mails, as they will be drawn.
    `frame-src 'self'${frameHost ? ` ${frameHost}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
