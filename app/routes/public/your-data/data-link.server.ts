// Reads the person's data behind a mailed link.
import { db } from '#app/db.server.ts'
import { findCopy } from '#app/features/people/export-person.server.ts'
import { findDataLink, requestErasure } from '#app/features/people/requests.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { utcDate } from '#app/time/utc-date.ts'
import type { Language } from '#db/tables/records.ts'

/** Null for a link that is invalid or has expired. */
export async function dataBehind(token: string | undefined, language: Language) {
  const link = await findDataLink(db, token ?? '', Date.now())
  if (!link) return null
  const { email, request } = link
  const { locale } = pageLanguages[language]
  const state = !request ? 'none' : request.closedAt === null ? 'open' : request.isErased ? 'erased' : 'closed'
  return {
    email,
    state: email === null ? ('erased' as const) : state,
    dueBy: request && utcDate(request.dueBy, locale),
  }
}

export async function copyBehind(token: string | undefined) {
  const now = Date.now()
  const link = await findDataLink(db, token ?? '', now)
  return link?.email ? findCopy(db, link.email, 'person', now) : null
}

export const eraseBehind = (token: string | undefined, now: number) => requestErasure(db, token ?? '', now)
