// The entries of a record's history on one page, and the address that selects them.

/** The most letters of an entry that are shown in the list. A link shows all of it. */
export const shownLetters = 2000
export const shownLettersOfQuotation = 500
export const entriesOnPage = 20

export type ThreadQuery = {
  /** The page shows entries before this one. */
  before: string | null
  /** The entry that is shown in full. */
  whole: string | null
}

export const newestEntries: ThreadQuery = { before: null, whole: null }

const entryId = /^[0-9a-f-]{36}$/

/** An address without an entry shows the newest ones. */
export function threadQuery(request: Request): ThreadQuery {
  const query = new URL(request.url).searchParams
  const idIn = (name: string) => query.get(name)?.match(entryId)?.[0] ?? null
  return { before: idIn('before'), whole: idIn('whole') }
}

export type ThreadPlace = {
  /** The entry before which the page of earlier ones ends; null on the last page. */
  earlier: string | null
  isNewest: boolean
  whole: string | null
}

/** @param entries all entries, oldest first */
export function threadPage<Entry extends { id: string }>(
  entries: readonly Entry[],
  query: ThreadQuery,
): { shown: Entry[]; place: ThreadPlace } {
  const end = endOf(entries, query)
  const start = Math.max(0, end - entriesOnPage)
  const earlier = start > 0 ? (entries[start]?.id ?? null) : null
  return { shown: entries.slice(start, end), place: { earlier, isNewest: end === entries.length, whole: query.whole } }
}

/** Like threadPage, with the first entry on every page. */
export function conversationPage<Entry extends { id: string }>(
  [first, ...later]: readonly Entry[],
  query: ThreadQuery,
) {
  const { shown, place } = threadPage(later, query)
  return { shown: first ? [first, ...shown] : [], place }
}

function endOf(entries: readonly { id: string }[], { before, whole }: ThreadQuery): number {
  const following = entries.findIndex(({ id }) => id === before)
  if (following > 0) return following
  const asked = entries.findIndex(({ id }) => id === whole)
  const isOnNewest = asked === -1 || asked >= entries.length - entriesOnPage
  return isOnNewest ? entries.length : asked + 1
}

const longestLine = 120

/** The first line, for a folded entry. */
export const firstLine = (text: string) =>
  text.trimStart().split('\n', 1)[0]?.slice(0, longestLine).toWellFormed() ?? ''
