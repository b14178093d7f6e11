// A list of texts as its page shows it, with what the reader may change.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { listTranslationStates } from '#app/features/texts/translations/translations.server.ts'
import { listRemoved, listTexts } from '#app/features/texts/versions.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { listOf, titledLabel, titleIn } from './text-of.server.ts'

export async function entryList({ params, staff: { role }, now, language, say }: Asked) {
  const kind = listOf(params)
  const { one, beside } = kind.list
  const [entries, removed, translations] = await Promise.all([
    listTexts(db, kind, now, pageLanguages[language].locale),
    listRemoved(db, kind),
    listTranslationStates(db, kind, now),
  ])
  return {
    kind: kind.kind,
    title: kind.title,
    pageTitle: say(kind.title),
    languages: kind.languages,
    one,
    titled: titledLabel(kind),
    besideHead: beside?.head ?? null,
    isOfSite: kind.list.opening === undefined,
    hasPage: kind.path('a') !== kind.path('b'),
    entries: entries.map((entry) => ({
      ...entry,
      title: titleIn(language, kind, entry.title),
      translations: translations.filter(({ key }) => key === entry.key),
    })),
    removed,
    mayEdit: can(role, 'texts.edit'),
    mayChange: can(role, 'texts.publish'),
  }
}
