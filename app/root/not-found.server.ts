// Instead of "not found": where a redirect leads, and else a line in the report of what visitors did not find.
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { findRedirect } from '#app/features/redirects/redirects.server.ts'
import { countMissing, countRedirect } from '#app/features/redirects/visits.server.ts'
import { redact } from '#app/http/edge/access-log.server.ts'

/** Of the staff area, machines and scanners nothing is noted. */
const notNoted = /^\/(admin|dashboard|api|assets|og|blocked|moved|\.|wp-)|\.(php|aspx?|env|sql|bak)$/i

/** The answer that leads on, or null. */
export async function insteadOfNothing(request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  if (notNoted.test(pathname)) return null
  const found = await findRedirect(db, pathname)
  if (found) {
    countRedirect(found.id)
    const location = found.to_path.includes('?') ? found.to_path : found.to_path + search
    const caching = found.kind === 301 ? 'public, max-age=3600' : 'no-store'
    return new Response(null, { status: found.kind, headers: { Location: location, 'Cache-Control': caching } })
  }
  // An address that may hold a secret is nobody's to read.
  if (redact(pathname) === pathname) countMissing(pathname, linkedFrom(request))
  return null
}

function linkedFrom(request: Request): string | null {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer) || new URL(referrer).origin !== new URL(env.APP_URL).origin) return null
  const { pathname } = new URL(referrer)
  return redact(pathname) === pathname && pathname.length <= 200 ? pathname : null
}
