// The translations of all pages into a language, in the words of the member of staff.
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/language-settings.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { listTranslations, type TranslationLine } from '#app/features/texts/translations/translations.server.ts'
import { summaryOf } from '#app/features/texts/translations/words.ts'
import { otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Language } from '#db/tables/records.ts'
import { titleIn } from '../text-of.server.ts'

/** It waits for a translator or a reviewer. */
const isOpen = ({ state, hasDraft }: TranslationLine) => state !== 'reviewed' || hasDraft

export async function translationList({ params, request, now, language: reader, say }: Asked) {
  const language = otherLanguages.find((one) => one === (params.language ?? otherLanguages[0]))
  if (!language) return null
  const onlyOpen = new URL(request.url).searchParams.get('show') === 'open'
  const listed = await listTranslations(db, language, now)
  const pages = listed.map(({ title, texts, ...page }) => ({
    ...page,
    title: sayIn(reader)(title as Phrase),
    done: texts.filter(({ state }) => state === 'reviewed').length,
    all: texts.length,
    texts: texts.filter((text) => !onlyOpen || isOpen(text)).map((text) => ({ ...text, title: titleOf(reader, text) })),
  }))
  const isClosed = (await closedLanguages(db)).includes(language)
  const texts = listed.flatMap((page) => page.texts)
  const done = texts.filter(({ state }) => state === 'reviewed').length
  const counts = { all: texts.length, open: texts.filter(isOpen).length, done }
  const summary = summaryOf(say, pageLanguages[reader].locale, texts)
  return { language, pages: pages.filter((page) => page.texts.length > 0), isClosed, summary, counts, onlyOpen }
}

function titleOf(reader: Language, { kind: name, title }: TranslationLine) {
  const kind = findKind(name)
  return kind ? titleIn(reader, kind, title) : title
}
