// Adds, moves, hides and removes entries of a list. Removing keeps the entry's versions.
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { EntryAction, EntryState } from '#db/tables/texts.ts'
import type { TextKind } from './define-texts.ts'
import { newestNumberIn, writingTexts } from './edition.server.ts'
import { type EntryLine, entriesOf, entryKey, type ListedEntry, listOrder } from './order.server.ts'
import type { entryMoves } from './saving.ts'

type EntryMove = (typeof entryMoves)[number]

const states = {
  hide: 'hidden',
  show: 'shown',
  remove: 'removed',
  restore: 'shown',
  'restore-hidden': 'hidden',
} as const

const actions: Record<EntryMove, EntryAction> = { ...states, up: 'moved', down: 'moved' }

/** @returns its key; visitors see it once its text is published */
export const addEntry = (db: Db, kind: TextKind, title: string, by: By): Promise<{ ok: true; key: string }> =>
  writingTexts(db, async (trx) => {
    const { entries, taken } = await lockEntries(trx, kind)
    const key = entryKey(title, taken)
    await writeOrder(trx, kind, [...entries, { key, state: 'shown', title, isAdded: true }])
    await record(trx, kind, key, 'added', by)
    return { ok: true, key }
  })

/**
 * A move that fits no longer, as "up" of the first, changes nothing.
 * @returns the state before
 */
export const changeEntry = (
  db: Db,
  kind: TextKind,
  { key, move }: { key: string; move: EntryMove },
  by: By,
): Promise<{ ok: true; before: EntryState } | { ok: false; reason: 'gone' }> =>
  writingTexts(db, async (trx) => {
    const { entries, order } = await lockEntries(trx, kind)
    if (move === 'restore' || move === 'restore-hidden') putIn(entries, order, key)
    const at = entries.findIndex((entry) => entry.key === key)
    const entry = entries[at]
    if (!entry || (move === 'remove' && !entry.isAdded)) return { ok: false, reason: 'gone' }
    const before = entry.state
    if (!moved(entries, at, entry, move)) return { ok: true, before }
    await writeOrder(trx, kind, entries)
    await record(trx, kind, key, actions[move], by)
    return { ok: true, before }
  })

/** Adds a removed entry to the list, at the place that it had. */
function putIn(entries: ListedEntry[], order: readonly EntryLine[], key: string) {
  const removed = order.find((line) => line.key === key && line.state === 'removed')
  if (!removed) return
  const { state, title, position } = removed
  entries.splice(Math.min(position, entries.length), 0, { key, state, title, isAdded: true })
}

/** Changes the list. @returns whether anything changed */
function moved(entries: ListedEntry[], at: number, entry: ListedEntry, move: EntryMove): boolean {
  if (move === 'up' || move === 'down') {
    const to = at + (move === 'up' ? -1 : 1)
    if (to < 0 || to >= entries.length) return false
    entries.splice(at, 1)
    entries.splice(to, 0, entry)
    return true
  }
  const state = states[move]
  if (entry.state === state) return false
  entries[at] = { ...entry, state }
  return true
}

async function lockEntries(trx: Trx, kind: TextKind) {
  await takeAdvisoryLock(trx, `texts ${kind.kind}`)
  const order = await listOrder(trx, kind)
  return { entries: entriesOf(kind, order), order, taken: new Set([...kind.keys, ...order.map(({ key }) => key)]) }
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
