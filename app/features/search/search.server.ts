// The search of the whole site: pages and posts in groups, best first.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addressIn } from '#app/languages/pages.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { matchesWords, putSearchEntry, type SearchedWord, searchWords } from '#db/queries/site-search.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { Language } from '#db/tables/records.ts'
import { type SearchKind, type SitePage, searchKinds } from './kinds.ts'
import { excerptAround, hasWord, type MarkedPart, markWords } from './mark-words.ts'
import { nearQueries, wordsToCompare } from './near-words.ts'
import { searchedWords } from './related-words.ts'
import { mostHits } from './words.ts'

export type Hit = { path: string; title: MarkedPart[]; passage: MarkedPart[]; language: Language }
export type HitGroup = { kind: SearchKind; label: (typeof searchKinds)[SearchKind]; total: number; hits: Hit[] }

const kinds = Object.keys(searchKinds) as SearchKind[]
const perGroup = 4

type SiteSearch = {
  groups: HitGroup[]
  /** The search that was used instead, because the typed words gave no results. */
  instead: string | null
}

type SearchOptions = {
  /** The language of the page, whose results come first. */
  language?: Language
  /** Addresses that are left out, such as the English versions of pages in the language. */
  without?: readonly string[]
  /** The kind of which more hits are wanted. */
  chosen?: SearchKind | null
}

export async function searchSite(
  db: Db,
  query: string,
  now: number,
  { language = 'en', without = [], chosen = null }: SearchOptions = {},
): Promise<SiteSearch> {
  const asked = { now, language, without, chosen }
  const groups = await groupsOf(db, query, asked)
  if (groups.length > 0 || searchWords(query).length === 0) return { groups, instead: null }
  for (const instead of nearQueries(searchWords(query), await knownWords(db, now))) {
    const near = await groupsOf(db, instead, asked)
    if (near.length > 0) return { groups: near, instead }
  }
  return { groups, instead: null }
}

type Asked = { now: number } & Required<SearchOptions>

async function groupsOf(db: Db, query: string, asked: Asked): Promise<HitGroup[]> {
  const words = searchedWords(query)
  if (words.length === 0) return []
  const counts = await db
    .selectFrom('search_entries')
    .select((e) => ['kind', e.fn.countAll<number>().as('total')])
    .where('live_from', '<=', asked.now)
    .where(matchesWords(db, words))
    .$if(asked.without.length > 0, (query) => query.where('path', 'not in', asked.without))
    .groupBy('kind')
    .execute()
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const total = Number(counts.find((one) => one.kind === kind)?.total ?? 0)
      const { hasTyped, hits } = total > 0 ? await hitsOf(db, kind, total, words, asked) : { hasTyped: false, hits: [] }
      const isOwn = hits.some(({ language }) => language === asked.language)
      return { kind, label: searchKinds[kind], total, isOwn, hasTyped, hits }
    }),
  )
  return groups
    .filter(({ total }) => total > 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || Number(b.hasTyped) - Number(a.hasTyped))
    .map(({ isOwn: _own, hasTyped: _typed, ...group }) => group)
}

/** The best hits, and whether any has the typed words themselves. */
async function hitsOf(db: Db, kind: SearchKind, total: number, words: SearchedWord[], asked: Asked) {
  const { now, language, without, chosen } = asked
  const matching = db
    .selectFrom('search_entries')
    .select(['seq', 'title', 'summary', 'language', matchesWords(db, asTyped(words)).as('has_typed')])
    .where('kind', '=', kind)
    .where('live_from', '<=', now)
    .where(matchesWords(db, words))
    .$if(without.length > 0, (query) => query.where('path', 'not in', without))
    .orderBy('live_from', 'desc')
    .orderBy('seq', 'desc')
  // Sorting by language would read every match; the index has the newest first.
  const own = await matching
    .$if(total > mostHits, (query) => query.where('language', '=', language))
    .limit(mostHits)
    .execute()
  const room = total > mostHits ? mostHits - own.length : 0
  const others = room > 0 ? await matching.where('language', '!=', language).limit(room).execute() : []
  const found = [...own, ...others]
  const ranked = found
    .map((row) => ({ seq: row.seq, isOwn: row.language === language, rank: rankOf(row, words) }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.rank - a.rank)
  const best = ranked.slice(0, kind === chosen ? mostHits : perGroup).map(({ seq }) => seq)
  if (best.length === 0) return { hasTyped: false, hits: [] }
  const rows = await db
    .selectFrom('search_entries')
    .select(['seq', 'path', 'title', 'summary', 'body', 'language'])
    .where('seq', 'in', best)
    .execute()
  const place = (seq: number) => best.indexOf(seq)
  const hits = rows
    .sort((a, b) => place(a.seq) - place(b.seq))
    .map(({ path, title, summary, body, language }): Hit => {
      const source = hasWord(summary, words) || !hasWord(body, words) ? summary || body : body
      return { path, language, title: markWords(title, words), passage: markWords(excerptAround(source, words), words) }
    })
  return { hasTyped: found.some(({ has_typed }) => has_typed), hits }
}

/** The first pages that the language has of these. @param paths their addresses in English */
export async function listPages(db: Db, paths: readonly string[], language: Language): Promise<Hit[]> {
  const own = paths.map((path) => addressIn(language, path))
  const rows = await db
    .selectFrom('search_entries')
    .select(['path', 'title', 'summary', 'language'])
    .where('path', 'in', own)
    .execute()
  const plain = (text: string) => [{ text, isHit: false }]
  return own
    .flatMap((path) => rows.find((row) => row.path === path) ?? [])
    .map(({ title, summary, ...page }) => ({ ...page, title: plain(title), passage: plain(summary) }))
}

type Found = { title: string; summary: string; has_typed: boolean }

/** A typed word counts more than a synonym, and a word in the title, above all its first, more than one below it. */
function rankOf({ title, summary, has_typed }: Found, words: readonly SearchedWord[]): number {
  const typed = asTyped(words)
  const inTitle = (all: readonly SearchedWord[]) => all.filter((word) => hasWord(title, [word])).length
  const inSummary = Number(hasWord(summary, typed)) + Number(hasWord(summary, words))
  const isFirst = typed.some((word) => hasWord(title.split(/\s/, 1)[0] ?? '', [word]))
  return 2 * inTitle(typed) + 2 * inTitle(words) + inSummary + 3 * Number(has_typed) + 3 * Number(isFirst)
}

const asTyped = (words: readonly SearchedWord[]): SearchedWord[] => words.map((word) => ({ ...word, also: [] }))

const comparedPages = 200
const comparedLetters = 2_000

/** Reading them takes as long as drawing a page, and any misspelled search needs them. */
const wordsKeptMs = 1_000
const keptWords = new WeakMap<Db, { words: Set<string>; readAt: number }>()

async function knownWords(db: Db, now: number): Promise<Set<string>> {
  const kept = keptWords.get(db)
  if (kept && Math.abs(now - kept.readAt) < wordsKeptMs) return kept.words
  const words = await readKnownWords(db, now)
  keptWords.set(db, { words, readAt: now })
  return words
}

/** The words of the site's own pages and the newest posts, for comparison with a misspelled word. */
async function readKnownWords(db: Db, now: number): Promise<Set<string>> {
  const newest = (kind: '=' | '!=') =>
    db
      .selectFrom('search_entries')
      .select(['title', 'summary', sql<string>`substr(body, 1, ${comparedLetters})`.as('body')])
      .where('kind', kind, 'post')
      .where('live_from', '<=', now)
      .orderBy('live_from', 'desc')
      .orderBy('seq', 'desc')
      .limit(comparedPages)
      .execute()
  const pages = (await Promise.all([newest('!='), newest('=')])).flat()
  return wordsToCompare(pages.flatMap(({ title, summary, body }) => [title, summary, body]))
}

const stored = 'search.pages'

/** The kinds that are not of the site's own pages: what writes them keeps them current. */
const withoutPage: readonly SearchKind[] = ['post', 'issue']

/** Updates the index with this release's version of the site's own pages. */
export async function indexSitePages(db: Db, pages: readonly SitePage[], now: number): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  const setting = await readSetting(db, stored)
  if (setting.value === digest) return
  await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, stored)
    if (!(await writeSetting(trx, stored, digest, setting.version, now))) return
    await trx.deleteFrom('search_entries').where('kind', 'not in', withoutPage).execute()
    for (const page of pages) await putSearchEntry(trx, { ...page, ref: page.path, liveFrom: 0 })
  })
}
