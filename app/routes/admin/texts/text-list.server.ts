// Every text of the site in groups, each with its state in every language.
import { db } from '#app/db.server.ts'
import { excerptAround, hasWord, markWords } from '#app/features/search/mark-words.ts'
import { needsReview, ownFields, type TextKind } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { misfitsOf } from '#app/features/texts/read-texts.server.ts'
import { readStored, type StoredTexts } from '#app/features/texts/translations/stored-texts.server.ts'
import { listTranslations, type TranslationLine } from '#app/features/texts/translations/translations.server.ts'
import { stateLabels } from '#app/features/texts/translations/words.ts'
import { type States, statesNow } from '#app/features/texts/versions.server.ts'
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { type Fields, isWords } from '#app/forms/document/field-types.ts'
import { otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { normalizeForSearch } from '#db/queries/search.ts'
import type { Language } from '#db/tables/records.ts'
import { kindPath, textPath, translationsPath } from './paths.ts'

const groups = ['Company', 'Pages', 'Lists', 'Mail'] as const
const ofCompany = ['company', 'team', 'values', 'timeline', 'testimonials']

function groupOf({ kind, list }: TextKind): (typeof groups)[number] {
  if (ofCompany.includes(kind)) return 'Company'
  if (kind === 'reply-templates') return 'Mail'
  return list ? 'Lists' : 'Pages'
}

type Read = {
  stored: StoredTexts
  translations: ReadonlyMap<Language, readonly TranslationLine[]>
  now: number
  say: Say
  search: string
}

/** @property texts those with the searched words in their title or text, in the order of the reader's alphabet */
export async function textList({ request, now, language, say }: Asked) {
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const { locale } = pageLanguages[language]
  const [stored, ...lines] = await Promise.all([
    readStored(db, textKinds, ['en', ...otherLanguages]),
    ...otherLanguages.map(async (one) => [one, (await listTranslations(db, one, now)).flatMap(textsOf)] as const),
  ])
  const read = { stored, translations: new Map(lines), now, say, search }
  const found = (await Promise.all(textKinds.map((kind) => linesOf(kind, read))))
    .flat()
    .flatMap(({ holding, isList, ...line }) => {
      const title = say(line.title as Phrase)
      const holders = search ? holding() : []
      const isNamed = hasSearched(title, search)
      if (!isNamed && holders.length === 0) return []
      return [
        { ...line, title, entries: isList ? holders : [], passage: isNamed || isList ? null : holders[0]?.passage },
      ]
    })
    .sort((one, other) => one.title.localeCompare(other.title, locale))
  const inGroups = groups.map((group) => ({ group, texts: found.filter((line) => line.group === group) }))
  return { search, groups: inGroups.filter(({ texts }) => texts.length > 0) }
}

const textsOf = ({ texts }: { texts: readonly TranslationLine[] }) => texts

/** One for a list, or one for each key. */
async function linesOf(kind: TextKind, read: Read) {
  const misfits = await misfitsOf(db, kind)
  const keys = kind.list ? [null] : kind.keys
  return keys.map((key) => ({
    id: `${kind.kind} ${key}`,
    group: groupOf(kind),
    title: (key && kind.keyTitle?.(key)) || kind.title,
    isList: key === null,
    holding: () => holdingEntries(kind, key, read),
    isMisfit: misfits.some((name) => key === null || name.startsWith(`${key} `)),
    states: kind.languages.flatMap((language) => {
      const state = key === null ? listState(kind, language, read) : textState(kind, key, language, read)
      return state ? [{ language, ...state }] : []
    }),
  }))
}

/** The texts of a line that hold the searched words in any language, each with a link to the first such language. */
function holdingEntries(kind: TextKind, only: string | null, { stored, search }: Read) {
  const keys = only === null ? stored.entries(kind).map(({ key }) => key) : [only]
  return keys.flatMap((key) => {
    const title = stored.edited(kind, { key, language: kind.languages[0] })?.title ?? key
    const [found] = kind.languages.flatMap((language) => {
      const edited = stored.edited(kind, { key, language })
      const texts = edited ? [edited.title, ...wordsOf(ownFields(kind, language), edited.document)] : []
      const text = texts.find((one) => hasSearched(one, search))
      return text === undefined ? [] : [{ language, text }]
    })
    if (!found) return []
    const { language, text } = found
    const passage = hasSearched(title, search) ? null : { language, parts: passageIn(text, search) }
    return [{ to: textPath(kind.kind, key, language), title, passage }]
  })
}

/** The words are searched as they are typed, and found as in the search of the site. */
const asTyped = (search: string) => [{ word: normalizeForSearch(search), also: [], isPart: true }]

const hasSearched = (text: string, search: string) => search === '' || hasWord(text, asTyped(search))

const passageIn = (text: string, search: string) =>
  markWords(excerptAround(text, asTyped(search), line), asTyped(search))

/** As long as the table's column is wide. */
const line = { longest: 50, before: 20 }

function wordsOf(fields: Fields, document: Branch): string[] {
  const values = valuesOf(fields, document)
  return placesIn(fields, values).flatMap((place) => {
    const value = 'leaf' in place && isWords(place.leaf) ? values[place.name] : undefined
    return typeof value === 'string' ? [value] : []
  })
}

function listState(kind: TextKind, language: Language, { stored, translations, say }: Read) {
  const entries = stored.entries(kind).length
  if (language === kind.languages[0])
    return { to: kindPath(kind.kind), label: say('{count} entries', { count: entries }) }
  if (!needsReview(kind, language)) return null
  const lines = translations.get(language)?.filter((line) => line.kind === kind.kind) ?? []
  const done = lines.filter(({ state }) => state === 'reviewed').length
  return { to: translationsPath(language), label: say('{done} of {all} signed off', { done, all: lines.length }) }
}

function textState(kind: TextKind, key: string, language: Language, { stored, translations, now, say }: Read) {
  const line = translations.get(language)?.find((one) => one.kind === kind.kind && one.key === key)
  const own = ownState(statesNow(stored.statesOf(kind, { key, language }), now))
  const label = line ? stateLabels[line.state] : own
  return { to: textPath(kind.kind, key, language), label: say(label), isDefault: label === 'Default text' }
}

function ownState({ draft, planned, live }: States) {
  if (draft) return 'Draft not published'
  if (planned) return 'Change scheduled'
  return live?.document ? 'Published' : 'Default text'
}
