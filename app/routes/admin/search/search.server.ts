// Searches the staff's lists and pages: the newest hits of each, limited to what the reader may open.
import { countLimit } from '#app/features/inbox/count-words.ts'
import { type MarkedPart, markWords } from '#app/features/search/mark-words.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import type { Cursor } from '#db/queries/page.ts'
import { type SearchedWord, searchWords } from '#db/queries/site-search.ts'
import type { Db } from '#db/schema.ts'
import type { Roles } from '#db/tables/staff.ts'
import { matchPages, type StaffPageLink } from './match-pages.ts'
import type { Suggestion } from './palette-options.ts'
import { type Hit, type Source, sources } from './sources.server.ts'

const searchPath = '/dashboard/search'

const groupLength = 5

type DeskReader = { role: Roles; pages: readonly StaffPageLink[]; now: number; say: Say }

/** A hit with the found words marked. */
export type ShownHit = Omit<Hit, 'title' | 'detail' | 'status'> & { status?: string } & Record<
    'title' | 'detail',
    MarkedPart[]
  >

export type HitGroup = {
  title: Phrase
  hits: ShownHit[]
  /** Counted up to countLimit. */
  count: number
  /** The page with all hits. */
  all: string
}

const sourcesOf = (role: Roles): Source[] => sources.filter(({ isFor }) => isFor(role))

/** Groups without hits are left out; an empty search finds nothing. */
export async function searchDesk(db: Db, { pages, ...reader }: DeskReader, text: string): Promise<HitGroup[]> {
  if (!text) return []
  const words = markedIn(text)
  const groups = await Promise.all(
    sourcesOf(reader.role).map(async (source) => {
      const [{ hits }, count] = await Promise.all([
        source.find(db, { ...reader, text, size: groupLength }),
        source.count(db, { ...reader, text }, countLimit),
      ])
      return {
        title: source.title,
        hits: hits.map((hit) => shownHit(hit, words, reader.say)),
        count,
        all: allPath(source, text),
      }
    }),
  )
  return [...groups, pageGroup(matchPages(pages, text), text, words, reader.say)].filter(({ count }) => count > 0)
}

/** The newest hits of each list in one list. */
export async function suggestHits(db: Db, reader: Omit<DeskReader, 'pages'>, text: string): Promise<Suggestion[]> {
  if (!text) return []
  const found = await Promise.all(
    sourcesOf(reader.role).map(async ({ title: group, find }) => {
      const { hits } = await find(db, { ...reader, text, size: groupLength })
      return hits.map(({ path, title, detail }) => ({ group: reader.say(group), title, detail, href: path }))
    }),
  )
  return found.flat()
}

/** A word is marked anywhere in a text, because the search of the lists finds it there. */
const markedIn = (text: string): SearchedWord[] => searchWords(text).map((word) => ({ word, also: [], isPart: true }))

/** Its status in the reader's language; the dot keeps its name. */
const shownHit = (
  { status, pill = dotOf(status), title, detail, ...hit }: Hit,
  words: readonly SearchedWord[],
  say: Say,
): ShownHit => ({
  ...hit,
  title: markWords(title, words),
  detail: markWords(detail, words),
  pill,
  status: status && say(status),
})

const dotOf = (status: Hit['status']) => (typeof status === 'object' ? 'none' : status)

const allPath = ({ list, key }: Source, text: string) =>
  list ? listPath(list, { q: text }) : listPath(searchPath, { q: text, in: key })

const pageHit = ({ title, href }: StaffPageLink): Hit => ({ key: href, path: href, title, detail: href })

const pageGroup = (
  pages: readonly StaffPageLink[],
  text: string,
  words: readonly SearchedWord[],
  say: Say,
): HitGroup => ({
  title: 'Pages',
  hits: pages.slice(0, groupLength).map((page) => shownHit(pageHit(page), words, say)),
  count: pages.length,
  all: listPath(searchPath, { q: text, in: 'pages' }),
})

type WholeGroup = { title: Phrase; hits: ShownHit[]; newest: string | null; older: string | null }

/** All hits of one list that has no search of its own, a page at a time; null for any other. */
export async function searchOne(
  db: Db,
  { pages, ...reader }: DeskReader,
  { text, key, afterIn }: { text: string; key: string; afterIn: (source: Source) => Cursor | undefined },
): Promise<WholeGroup | null> {
  if (!text) return null
  const words = markedIn(text)
  const shown = (hits: Hit[]) => hits.map((hit) => shownHit(hit, words, reader.say))
  if (key === 'pages')
    return { title: 'Pages', hits: shown(matchPages(pages, text).map(pageHit)), newest: null, older: null }
  const source = sourcesOf(reader.role).find((one) => one.key === key && !one.list)
  if (!source) return null
  const after = afterIn(source)
  const { hits, next } = await source.find(db, { ...reader, text, after })
  const values = { q: text, in: key }
  return {
    title: source.title,
    hits: shown(hits),
    newest: after ? listPath(searchPath, values) : null,
    older: next ? listPath(searchPath, values, next) : null,
  }
}
