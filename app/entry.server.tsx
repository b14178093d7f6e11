// Composition root: starts the site, and turns pages into responses.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { brandOfVersion } from '#app/features/brand/current-brand.server.ts'
import { redact } from '#app/http/edge/request-log.server.ts'
import { matchesEtag } from '#app/http/response-cache/response-cache.server.ts'
import { troubleOf } from '#db/driver/trouble.ts'
import { db } from './db.server.ts'
import { draftAskedFor } from './http/browser/draft-address.ts'
import { documentPolicy } from './http/edge/headers.server.ts'
import { requestIdOf } from './http/edge/observed.server.ts'
import { noteTroubleInRequest } from './http/edge/per-request.server.ts'
import { chooseEncoding, encodePage, type Page, toPage } from './http/page/encoded-page.server.ts'
import { isFirstVisit, styleFile, withStylesInside } from './http/page/first-visit.server.ts'
import { keptPage, pageKey } from './http/page/kept-pages.server.ts'
import { finishDocument } from './http/remix/document.server.ts'
import { withVisitorsManifest } from './http/remix/visitors-manifest.server.ts'
import { isKnownQuery } from './http/response-cache/cache-key.server.ts'
import { start } from './process/boot.server.ts'
import { logError } from './process/log.server.ts'
import type { RootData } from './root/data.ts'
import { fallbackPage } from './root/fallback-page.server.ts'
import { insteadOfNothing } from './root/not-found.server.ts'
import { RenderingContext } from './root/rendering.ts'
import { pageToEdit } from './routes/public/edit-page.server.tsx'
import { brandStyles } from './ui/brand-look.ts'

await start()

// Nothing streams, but Remix keeps a timer of this length for every page, and the exit waits for it.
export const streamTimeout = 3_000
/** Far more than a page takes: many at once on a busy machine are slow, and none of them may become an error page. */
const renderTimeout = 60_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  carryActionHeaders(headers, context)
  if (status >= 500 && loadContext.requestId) headers.set('X-Request-Id', loadContext.requestId)
  const isMissed = status === 404 && request.method === 'GET' && !loadContext.isOwnRequest
  const instead = isMissed ? await insteadOfNothing(request) : null
  if (instead) return instead
  if (draftAskedFor(request.url) !== null) {
    headers.set('Cache-Control', 'private, no-store')
    // No other site is told the link; our own forms need their origin (see setDefaultHeaders).
    headers.set('Referrer-Policy', 'same-origin')
  }
  const isPublic =
    (request.method === 'GET' || request.method === 'HEAD') &&
    status === 200 &&
    !request.headers.has('Cookie') &&
    !headers.has('Set-Cookie') &&
    !headers.get('Cache-Control')?.includes('private')
  const drawn = isPublic ? await publicPage(request, context) : await pageOrFallback(request, context, loadContext)
  const edited = isPublic ? null : await pageToEdit(request, drawn.html)
  const page = edited === null ? drawn : toPage({ html: edited, scriptHashes: [] })

  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The form beside a page that staff edit leads back to the page.
  const isFramed = loadContext.isFramed || edited !== null
  headers.set('Content-Security-Policy', documentPolicy(page, loadContext.frameHost, isFramed))
  if (isUnlisted(context)) headers.set('X-Robots-Tag', 'noindex')
  headers.set('Vary', 'Cookie, Accept-Encoding, Save-Data, Sec-Fetch-Site')
  if (!headers.has('Cache-Control')) {
    headers.set(
      'Cache-Control',
      isPublic
        ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=120, stale-if-error=86400'
        : 'private, no-store',
    )
  }
  const encoding = isPublic ? chooseEncoding(request.headers.get('Accept-Encoding')) : 'identity'
  const { body, etag } = encodePage(page, encoding)
  if (isPublic) {
    headers.set('ETag', etag)
    if (matchesEtag(request.headers.get('If-None-Match') ?? '', etag))
      return new Response(null, { status: 304, headers })
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(new Uint8Array(body), { status, headers })
}

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  // The data of a page, at an address of its own, is no page.
  response.headers.set('X-Robots-Tag', 'noindex')
  if (response.status >= 500 && context.requestId) response.headers.set('X-Request-Id', context.requestId)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.requestId ??= requestIdOf(request)
  if (troubleOf(error)) noteTroubleInRequest()
  const path = redact(new URL(request.url).pathname)
  logError(error, { method: request.method, path, requestId: context.requestId })
}

/** Falls back to a static page when even rendering the error fails. */
async function pageOrFallback(request: Request, context: EntryContext, { requestId }: AppLoadContext): Promise<Page> {
  try {
    return await render(request, context, requestId)
  } catch (error) {
    logError(error, { path: redact(new URL(request.url).pathname), requestId })
    return toPage(fallbackPage(requestId))
  }
}

async function publicPage(request: Request, context: EntryContext): Promise<Page> {
  const { pathname, search } = new URL(request.url)
  const key = pageKey(pathname + search, context.staticHandlerContext.loaderData)
  const mayKeep = isKnownQuery(search)
  const page = await keptPage(key, mayKeep, () => render(request, context))
  const { headers } = request
  if (!isFirstVisit(headers.get('Sec-Fetch-Site'), headers.get('Save-Data'))) return page
  const { brand } = context.staticHandlerContext.loaderData.root as RootData
  return keptPage(`${key} first`, mayKeep, async () => {
    const saved = brand && brand.version > 0 ? await brandOfVersion(db, brand.version) : null
    const colours = saved && { [brandStyles(saved.version)]: saved.tokens.css }
    return toPage(withStylesInside(page, (address) => colours?.[address] ?? styleFile(address)))
  })
}

// Waits for everything, so that pages work without JavaScript and have their true status.
function render(request: Request, context: EntryContext, requestId?: string): Promise<Page> {
  const nonce = randomBytes(16).toString('hex')
  let timer: NodeJS.Timeout
  return new Promise<Page>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RenderingContext.Provider value={{ nonce, requestId }}>
        <RemixServer context={withVisitorsManifest(context)} url={request.url} nonce={nonce} />
      </RenderingContext.Provider>,
      {
        nonce,
        onAllReady() {
          const stream = new PassThrough()
          pipe(stream)
          text(stream).then((html) => resolve(toPage(finishDocument(html, nonce))), reject)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    timer = setTimeout(abort, renderTimeout).unref()
  }).finally(() => clearTimeout(timer))
}

// Remix drops an action's headers other than cookies unless every route repeats them.
function carryActionHeaders(headers: Headers, context: EntryContext) {
  for (const answered of Object.values(context.staticHandlerContext.actionHeaders)) {
    const retryAfter = answered.get('Retry-After')
    if (retryAfter) headers.set('Retry-After', retryAfter)
  }
}

const isUnlisted = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  (loaderData.root as RootData | undefined)?.unlisted === true
