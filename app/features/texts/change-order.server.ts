// Adds, moves, hides and removes entries of a list. Removing keeps the entry's versions.
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { EntryAction } from '#db/tables/texts.ts'
import type { TextKind } from './define-texts.ts'
import { newestNumberIn, writingTexts } from './newest.server.ts'
import { entriesOf, entryKey, type ListedEntry, listOrder } from './order.server.ts'
import type { entryMoves } from './saving.ts'

type EntryMove = (typeof entryMoves)[number]

const actions: Record<EntryMove, EntryAction> = {
  up: 'moved',
  down: 'moved',
  hide: 'hidden',
  show: 'shown',
  remove: 'removed',
}

/** @returns its key; visitors see it once its text is published */
export const addEntry = (db: Db, kind: TextKind, title: string, by: By): Promise<{ ok: true; key: string }> =>
  writingTexts(db, async (trx) => {
    const { entries, taken } = await lockEntries(trx, kind)
    const key = entryKey(title, taken)
    await writeOrder(trx, kind, [...entries, { key, state: 'shown', title, isAdded: true }])
    await record(trx, kind, key, 'added', by)
    return { ok: true, key }
  })

/** A move that fits no longer, as "up" of the first, changes nothing. */
export const changeEntry = (
  db: Db,
  kind: TextKind,
  { key, move }: { key: string; move: EntryMove },
  by: By,
): Promise<{ ok: true } | { ok: false; reason: 'gone' }> =>
  writingTexts(db, async (trx) => {
    const { entries } = await lockEntries(trx, kind)
    const at = entries.findIndex((entry) => entry.key === key)
    const entry = entries[at]
    if (!entry || (move === 'remove' && !entry.isAdded)) return { ok: false, reason: 'gone' }
    if (!moved(entries, at, entry, move)) return { ok: true }
    await writeOrder(trx, kind, entries)
    await record(trx, kind, key, actions[move], by)
    return { ok: true }
  })

/** Changes the list. @returns whether anything changed */
function moved(entries: ListedEntry[], at: number, entry: ListedEntry, move: EntryMove): boolean {
  if (move === 'up' || move === 'down') {
    const to = at + (move === 'up' ? -1 : 1)
    if (to < 0 || to >= entries.length) return false
    entries.splice(at, 1)
    entries.splice(to, 0, entry)
    return true
  }
  const state = ({ hide: 'hidden', show: 'shown', remove: 'removed' } as const)[move]
  if (entry.state === state) return false
  entries[at] = { ...entry, state }
  return true
}

async function lockEntries(trx: Trx, kind: TextKind) {
  await takeAdvisoryLock(trx, `texts ${kind.kind}`)
  const order = await listOrder(trx, kind)
  return { entries: entriesOf(kind, order), taken: new Set([...kind.keys, ...order.map(({ key }) => key)]) }
}

async function writeOrder(trx: Trx, kind: TextKind, entries: readonly ListedEntry[]) {
  const number = (await newestNumberIn(trx, kind.kind)) + 1
  for (const [position, { key, state, title }] of entries.entries()) {
    const row = { position, state, title, number }
    await trx
      .insertInto('text_order')
      .values({ kind: kind.kind, key, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
      .execute()
  }
}

const record = (trx: Trx, { kind }: TextKind, key: string, action: EntryAction, by: By) =>
  recordAudit(trx, { verb: `entry-${action}`, kind: 'text', reference: `${kind}/${key}` }, by)
