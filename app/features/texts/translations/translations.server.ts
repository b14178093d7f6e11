// The state of each translation of the site's pages, and its review beside the text that it follows.

import { type Branch, type Label, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { isWords } from '#app/forms/document/field-types.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { needsReview, ownFields, ownSeed, type TextKind, type TextPlace } from '../define-texts.ts'
import { findEdited, type States, shownVersion, sourceIn, sourceOf, statesNow } from '../versions.server.ts'
import { saveText, sourceDigest } from '../write-texts.server.ts'
import { reviewedPageTexts, reviewedPaths } from './reviewed-paths.server.ts'
import { readStored, type StoredTexts } from './stored-texts.server.ts'

/** `stale`: the text that it follows has changed since it was signed off. */
export type TranslationState = 'missing' | 'machine' | 'draft' | 'stale' | 'reviewed'

export type TranslationLine = {
  kind: string
  key: string
  title: string
  state: TranslationState
  /** A newer draft waits beside what visitors read. */
  hasDraft: boolean
  /** It is to be published at a time. */
  isPlanned: boolean
  /** The text that it follows has changed since the words were written that are not signed off yet. */
  isBehind: boolean
  /** Visitors have its page in the language: the page's own text and at least one entry of each list are signed off. */
  isShown: boolean
  /** The entry is hidden in every language. */
  isHidden: boolean
  words: number
}

/** The page's address in English, with the texts that it shows. */
type TranslatedPage = { path: string; title: Phrase; texts: readonly TranslationLine[] }

/** Each text once, with the first page that shows it. */
export async function listTranslations(db: Db, language: Language, now: number): Promise<TranslatedPage[]> {
  const pages = pagesIn(language)
  const kinds = pages.flatMap((page) => page.kinds)
  const [stored, paths] = await Promise.all([readStored(db, kinds, ['en', language]), reviewedPaths(db, language, now)])
  return pages.map(({ kinds, ...page }) => ({
    ...page,
    texts: kinds.flatMap((kind) => translationsOf(kind, language, { stored, paths, now })),
  }))
}

/** The pages with the kinds of text that need a review in the language, each with the first page that shows it. */
function pagesIn(language: Language) {
  const listed = new Set<TextKind>()
  const pages = reviewedPageTexts.map(({ text, lists, more = [] }) => {
    const kinds = [text, ...lists, ...more].filter((kind) => needsReview(kind, language) && !listed.has(kind))
    for (const kind of kinds) listed.add(kind)
    return { path: text.path(text.keys[0] ?? ''), title: text.title, kinds }
  })
  return pages.filter(({ kinds }) => kinds.length > 0)
}

type Listed = { stored: StoredTexts; paths: readonly string[]; now: number }

function translationsOf(kind: TextKind, language: Language, { stored, paths, now }: Listed): TranslationLine[] {
  const inOrder = stored.entries(kind)
  const hidden = new Set(inOrder.filter(({ state }) => state === 'hidden').map(({ key }) => key))
  const keys = kind.list ? inOrder.map(({ key }) => key) : kind.keys
  return keys.map((key): TranslationLine => {
    const place = { key, language }
    const english = { key, language: kind.languages[0] }
    const edited = stored.edited(kind, place)
    const source = sourceIn(kind, place, stored.statesOf(kind, english), now)
    return {
      kind: kind.kind,
      key,
      title: stored.edited(kind, english)?.title ?? key,
      ...stateOf(kind, place, { states: statesNow(edited ?? {}, now), source, now }),
      isShown: paths.includes(pageOf(kind, place)),
      isHidden: hidden.has(key),
      words: countWords(kind, language, edited?.document ?? {}),
    }
  })
}

export type EntryTranslation = Pick<TranslationLine, 'key' | 'state'> & { language: Language }

/** How far the translations of a list's entries are, in each language that staff review. */
export async function listTranslationStates(db: Db, kind: TextKind, now: number): Promise<EntryTranslation[]> {
  const stored = await readStored(db, [kind], kind.languages)
  return kind.languages
    .filter((language) => needsReview(kind, language))
    .flatMap((language) =>
      translationsOf(kind, language, { stored, paths: [], now }).map(({ key, state }) => ({ key, language, state })),
    )
}

type Standing = Pick<TranslationLine, 'state' | 'hasDraft' | 'isPlanned' | 'isBehind'>

type Followed = { states: States; source: Branch; now: number }

function stateOf(kind: TextKind, { key, language }: TextPlace, { states, source, now }: Followed): Standing {
  const signed = signedVersion(states, now)
  const [hasDraft, isPlanned] = [states.draft !== undefined, states.planned !== undefined]
  const isCurrent = (followed: Branch) =>
    JSON.stringify(wordsIn(kind, language, followed)) === JSON.stringify(wordsIn(kind, language, source))
  const from = writtenFrom(kind, { key, language }, states, now)
  const isBehind = from !== null && !isCurrent(from)
  if (signed) {
    const followed = signed.source ? JSON.parse(signed.source) : {}
    return { state: isCurrent(followed) ? 'reviewed' : 'stale', hasDraft, isPlanned, isBehind }
  }
  const inCode = kind.translation?.(key, language) ?? 'missing'
  return { state: hasDraft || isPlanned ? 'draft' : inCode, hasDraft: false, isPlanned, isBehind }
}

function signedVersion(states: States, now: number) {
  const shown = shownVersion(states, now)
  return shown?.document ? shown : null
}

/** The English text that words without a sign-off were written from; null without such words, or where it is not known. */
function writtenFrom(kind: TextKind, { key, language }: TextPlace, states: States, now: number): Branch | null {
  const isSigned = signedVersion(states, now) !== null
  const written = states.draft ?? (isSigned ? undefined : states.planned)
  if (written) return written.source ? JSON.parse(written.source) : null
  const isInCode = !isSigned && Boolean(kind.translation?.(key, language))
  return isInCode ? ownSeed(kind, { key, language: kind.languages[0] }) : null
}

/** The address in English of the page that shows the text. */
export const pageOf = ({ path }: TextKind, { key }: TextPlace) => new URL(path(key), 'http://site').pathname

function countWords(kind: TextKind, language: Language, document: Branch): number {
  const values = Object.values(wordsIn(kind, language, document))
  return values.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0)
}

/** Only lines and prose, by the names of their fields. */
function wordsIn(kind: TextKind, language: Language, document: Branch): Record<string, string> {
  const fields = ownFields(kind, language)
  const values = valuesOf(fields, document)
  const words = placesIn(fields, values).filter((place) => 'leaf' in place && isWords(place.leaf))
  return Object.fromEntries(words.map(({ name }) => [name, String(values[name] ?? '')]))
}

export type ReviewRow = {
  name: string
  label: Label
  source: string
  /** The source at the sign-off, or before the first one when the words were written, where it has changed since. */
  before: string | null
  translation: string
}

/** @property digest of the text that it follows */
export type Review = Standing &
  Pick<TranslationLine, 'isShown'> & { rows: ReviewRow[]; version: number; digest: string }

/** A translation beside the text that it follows; null for a text that is not reviewed. */
export async function findTranslation(db: Db, kind: TextKind, place: TextPlace, now: number): Promise<Review | null> {
  if (!needsReview(kind, place.language)) return null
  const edited = await findEdited(db, kind, place)
  if (!edited) return null
  const [source, states] = [await sourceOf(db, kind, place, now), statesNow(edited, now)]
  const signed = signedVersion(states, now)
  const followed = signed ? JSON.parse(signed.source ?? 'null') : writtenFrom(kind, place, states, now)
  const before = followed && wordsIn(kind, place.language, followed)
  const english = wordsIn(kind, place.language, source)
  const own = wordsIn(kind, place.language, edited.document)
  const labels = new Map(placesIn(kind.fields, valuesOf(kind.fields, source)).map(({ name, label }) => [name, label]))
  const names = [...new Set([...Object.keys(english), ...Object.keys(own)])]
  const rows = names
    .map((name): ReviewRow => {
      const [text, then] = [english[name] ?? '', before?.[name] ?? '']
      const changed = before && then !== text ? then : null
      return {
        name,
        label: labels.get(name) ?? [{ label: drawn(name) }],
        source: text,
        before: changed,
        translation: own[name] ?? '',
      }
    })
    .filter((row) => row.source || row.translation)
  return {
    rows,
    version: edited.version,
    digest: sourceDigest(JSON.stringify(source)),
    isShown: (await reviewedPaths(db, place.language, now)).includes(pageOf(kind, place)),
    ...stateOf(kind, place, { states, source, now }),
  }
}

/** The text to review after this one; null when every text in the language is signed off. */
export async function nextToReview(db: Db, kind: TextKind, { key, language }: TextPlace, now: number) {
  const texts = (await listTranslations(db, language, now)).flatMap(({ texts }) => texts)
  const here = texts.findIndex((text) => text.kind === kind.kind && text.key === key)
  const waits = ({ state, hasDraft }: TranslationLine) => (state !== 'reviewed' && state !== 'missing') || hasDraft
  return [...texts.slice(here + 1), ...texts.slice(0, Math.max(here, 0))].find(waits) ?? null
}

/** Publishes the newest draft, or the code's, as it was read. @property digest of the source that it was compared with */
export async function signOffTranslation(
  db: Db,
  kind: TextKind,
  place: TextPlace,
  { version, digest }: { version: number; digest: string },
  by: By,
) {
  const edited = await findEdited(db, kind, place)
  if (!edited || !needsReview(kind, place.language)) return { ok: false, reason: 'gone' } as const
  if (edited.version !== version) return { ok: false, reason: 'changed' } as const
  return saveText(db, kind, place, { document: edited.document, version, publish: { at: 'now' }, digest }, by)
}
