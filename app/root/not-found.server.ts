// Handles a missing page: follows a redirect, or else counts it in the report of missing pages.
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { findRedirectFrom } from '#app/features/redirects/redirects.server.ts'
import { countMissing, countRedirect } from '#app/features/redirects/visits.server.ts'
import { redact } from '#app/http/edge/request-log.server.ts'

/** Paths of the staff area, of machines and of scanners, which the report leaves out. */
const notNoted = /^\/(admin|dashboard|api|assets|og|blocked|moved|\.|wp-)|\.(php|aspx?|env|sql|bak)$/i

/** A redirect, or null. */
export async function insteadOfNothing(request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  if (notNoted.test(pathname)) return null
  const found = await findRedirectFrom(db, pathname)
  if (found) {
    countRedirect(found.id)
    const location = found.to_path.includes('?') ? found.to_path : found.to_path + search
    const caching = found.kind === 301 ? 'public, max-age=3600' : 'no-store'
    return new Response(null, { status: found.kind, headers: { Location: location, 'Cache-Control': caching } })
  }
  // A path that may contain a secret is not reported.
  if (redact(pathname) === pathname) countMissing(pathname, linkedFrom(request))
  return null
}

function linkedFrom(request: Request): string | null {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer) || new URL(referrer).origin !== new URL(env.APP_URL).origin) return null
  const { pathname } = new URL(referrer)
  return redact(pathname) === pathname && pathname.length <= 200 ? pathname : null
}
