// The private calendar of a member of staff: the appointments, and the interviews that the person holds.
import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { interviewsOf } from '#app/features/applications/interviews.server.ts'
import { listInCalendar } from '#app/features/appointments/coming.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { findCalendarOwner } from '#app/features/staff/calendar/calendar-link.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { matchesEtag } from '#app/http/response-cache/send-cached.server.ts'
import { calendarFeed } from '#app/mail/calendar-file.ts'

const day = 24 * 60 * 60_000
/** The past days that stay in the calendar. */
const daysBack = 60

export async function loader({ params, request }: LoaderFunctionArgs) {
  const owner = await findCalendarOwner(db, (params.file ?? '').replace(/\.ics$/, ''))
  if (!owner) throw new Response(null, { status: 404 })
  const since = Date.now() - daysBack * day
  const { look } = await currentBrand(db)
  const entries = [
    ...(can(owner.role, 'enquiries.read') ? await listInCalendar(db, owner.language, since) : []),
    ...(can(owner.role, 'applications.read') ? await interviewsOf(db, owner, since) : []),
  ]
  const file = calendarFeed(entries, look.name)
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag, 'X-Robots-Tag': 'noindex' }
  if (matchesEtag(request.headers.get('If-None-Match') ?? '', etag)) return new Response(null, { status: 304, headers })
  return new Response(file, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
