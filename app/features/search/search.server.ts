// The search of the whole site: pages and posts in groups, the best of each first.
import { createHash } from 'node:crypto'
import { takeAdvisoryLock } from '#db/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { matchesWords, putSearchEntry, searchWords } from '#db/site-search.ts'
import { type SearchKind, type SitePage, searchKinds } from './kinds.ts'
import { excerptAround, hasWord, type MarkedPart, markWords } from './mark-words.ts'

export type Hit = { path: string; title: MarkedPart[]; passage: MarkedPart[]; language: 'en' | 'ko' | 'fr' }
export type HitGroup = { kind: SearchKind; label: string; total: number; hits: Hit[] }

const perGroup = 6
/** Of one kind so many hits are looked at to find the best. */
const compared = 60

/** @param words as searchWords() made them; no word, no hit */
export async function searchSite(db: Db, query: string, now: number): Promise<HitGroup[]> {
  const words = searchWords(query)
  if (words.length === 0) return []
  const counts = await db
    .selectFrom('search_entries')
    .select((e) => ['kind', e.fn.countAll<number>().as('total')])
    .where('live_from', '<=', now)
    .where(matchesWords(db, words))
    .groupBy('kind')
    .execute()
  const groups = await Promise.all(
    Object.entries(searchKinds).map(async ([kind, label]) => {
      const total = Number(counts.find((one) => one.kind === kind)?.total ?? 0)
      return { kind: kind as SearchKind, label, total, hits: total > 0 ? await hitsOf(db, kind, words, now) : [] }
    }),
  )
  return groups.filter(({ total }) => total > 0)
}

async function hitsOf(db: Db, kind: string, words: string[], now: number): Promise<Hit[]> {
  const found = await db
    .selectFrom('search_entries')
    .select(['seq', 'title', 'summary'])
    .where('kind', '=', kind)
    .where('live_from', '<=', now)
    .where(matchesWords(db, words))
    .orderBy('live_from', 'desc')
    .orderBy('seq', 'desc')
    .limit(compared)
    .execute()
  const rank = ({ title, summary }: { title: string; summary: string }) =>
    words.filter((word) => hasWord(title, [word])).length * 2 + (hasWord(summary, words) ? 1 : 0)
  const best = found
    .map((row) => ({ seq: row.seq, rank: rank(row) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, perGroup)
    .map(({ seq }) => seq)
  if (best.length === 0) return []
  const rows = await db
    .selectFrom('search_entries')
    .select(['seq', 'path', 'title', 'summary', 'body', 'language'])
    .where('seq', 'in', best)
    .execute()
  const place = (seq: number) => best.indexOf(seq)
  return rows
    .sort((a, b) => place(a.seq) - place(b.seq))
    .map(({ path, title, summary, body, language }) => {
      const source = hasWord(summary, words) || !hasWord(body, words) ? summary || body : body
      return { path, language, title: markWords(title, words), passage: markWords(excerptAround(source, words), words) }
    })
}

const stored = 'search.pages'

/** Puts the site's own pages into the index, where they are not as this release has them. */
export async function indexSitePages(db: Db, pages: readonly SitePage[], now: number): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  const known = await readSetting(db, stored)
  if (known.value === digest) return
  await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, stored)
    if (!(await writeSetting(trx, stored, digest, known.version, now))) return
    await trx.deleteFrom('search_entries').where('kind', '!=', 'post').execute()
    for (const page of pages) await putSearchEntry(trx, { ...page, ref: page.path, liveFrom: 0 })
  })
}
