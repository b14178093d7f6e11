// What the palette lists beside the commands of a page: the staff pages, or for a text what the search finds.
import { db } from '#app/db.server.ts'
import { searchOf } from '#app/routes/admin/shared/list-params.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { suggestHits } from './search.server.ts'
import { staffPages } from './sources.server.ts'

export const handle = { permission: 'dashboard.read' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role }, now, say, language }) => {
  const text = searchOf(new URL(request.url).searchParams)
  const hits = await suggestHits(db, { role, now, say }, text)
  const pages = staffPages(role, language)
  return Response.json({ pages, hits }, { headers: { 'Cache-Control': 'private, no-store' } })
})
