// A list of texts as its page shows it, with what the reader may change.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { listRemoved, listTexts } from '#app/features/texts/versions.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { listOf, titledLabel, titleIn } from './text-of.server.ts'

export async function entryList({ params, staff: { role }, now, language }: Asked) {
  const kind = listOf(params)
  const { one } = kind.list
  const [entries, removed] = await Promise.all([listTexts(db, kind, now), listRemoved(db, kind)])
  return {
    kind: kind.kind,
    title: kind.title,
    pageTitle: kind.title,
    languages: kind.languages,
    one,
    titled: titledLabel(kind),
    isOfSite: kind.list.opening === undefined,
    hasPage: kind.path('a') !== kind.path('b'),
    entries: entries.map((entry) => ({ ...entry, title: titleIn(language, kind, entry.title) })),
    removed,
    mayEdit: can(role, 'texts.edit'),
    mayChange: can(role, 'texts.publish'),
  }
}
