// The order of a list: which entries it has, in which order, and which are hidden.
import { normalizeText } from '#db/queries/normalize.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { EntryState, TextOrderTable } from '#db/tables/texts.ts'
import type { TextKind } from './define-texts.ts'

export type EntryLine = Pick<TextOrderTable, 'key' | 'position' | 'state' | 'title'>

export const listOrder = (db: Db | Trx, { kind }: TextKind): Promise<EntryLine[]> =>
  db
    .selectFrom('text_order')
    .select(['key', 'position', 'state', 'title'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute()

export type ListedEntry = { key: string; state: EntryState; title: string | null; isAdded: boolean }

/** The entries that are not removed, in order; those of a newer release come last. */
export function entriesOf({ keys }: TextKind, order: readonly EntryLine[]): ListedEntry[] {
  const known = new Set(order.map(({ key }) => key))
  const unknown = keys.filter((key) => !known.has(key)).map((key) => ({ key, state: 'shown' as const, title: null }))
  return [...order, ...unknown]
    .filter(({ state }) => state !== 'removed')
    .map(({ key, state, title }) => ({ key, state, title, isAdded: !keys.includes(key) }))
}

/** Every key of the code is one; a key that staff added is one until it is removed. */
export const hasEntry = async (db: Db | Trx, kind: TextKind, key: string): Promise<boolean> =>
  kind.keys.includes(key) || entriesOf(kind, await listOrder(db, kind)).some((entry) => entry.key === key)

/** Latin letters and digits of a title, as an address has them. */
export function entryKey(title: string, taken: ReadonlySet<string>): string {
  const words = normalizeText(title.slice(0, 200), 'NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .match(/[a-z0-9]+/g)
  const base = words?.join('-').slice(0, 60).replace(/-$/, '') || 'entry'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
