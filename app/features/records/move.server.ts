// Moves a record to another status, if that is allowed and the record has not changed since its page was drawn.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { findRecord } from './records.server.ts'
import { findMove, isAnswer, isOpen, stepsTo } from './statuses.ts'
import { addEvent } from './timeline.server.ts'

export type MoveRequest<Kind extends RecordKind> = {
  reference: string
  to: StatusOf<Kind>
  /** The record's version when its page was drawn. */
  version: number
  actor: Actor
  /** The move was confirmed; without this, a move with a confirmation page is refused. */
  isConfirmed?: boolean
}

export type MoveOutcome<Kind extends RecordKind> =
  | { ok: true; record: RecordRow<Kind>; before: RecordRow<Kind>; note: string | null }
  | { ok: false; reason: 'gone' | 'wrong move' | 'changed'; current?: RecordRow<Kind> }

/** A kind's own work in the same transaction. */
export type MoveHooks<Kind extends RecordKind> = {
  /** The advisory lock of the rows that `onMove` changes; taken first, in the same order as sending a form. */
  lockOf?: (record: RecordRow<Kind>) => string
  /** @returns a note for the event, or null */
  onMove?: (trx: Trx, moved: RecordRow<Kind>, from: StatusOf<Kind>) => Promise<string | null>
  /** Sends the mails that the quarantine held back. */
  onRelease: (trx: Trx, moved: RecordRow<Kind>) => Promise<void>
}

export function moveRecord<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  { reference, to, version, actor, isConfirmed = false }: MoveRequest<Kind>,
  now: number,
  { lockOf, onMove, onRelease }: MoveHooks<Kind>,
): Promise<MoveOutcome<Kind>> {
  return mailTransaction(db, async (trx) => {
    const current = await findRecord(trx, kind, reference)
    if (!current) return { ok: false, reason: 'gone' }
    if (current.version !== version) return { ok: false, reason: 'changed', current }
    const move = findMove(kind, current.status, to)
    if (!move || (move.asks && !isConfirmed)) return { ok: false, reason: 'wrong move', current }

    if (lockOf) await takeAdvisoryLock(trx, lockOf(current))
    const isReleased = current.status === 'spam'
    const updated = await trx
      .updateTable('records')
      .set({
        status: to,
        version: version + 1,
        closed_at: isOpen(kind, to) ? null : now,
        answered_at: current.answered_at ?? (isAnswer(kind, to) ? now : null),
        read_at: current.read_at ?? now,
        snoozed_until: null,
        spam_reasons: isReleased ? null : current.spam_reasons,
      })
      .where('id', '=', current.id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!updated) return { ok: false, reason: 'changed', current }

    const record = updated as RecordRow<Kind>
    const note = onMove ? await onMove(trx, record, current.status) : null
    let from = current.status
    for (const step of stepsTo(kind, from, to)) {
      const change = { from_status: from, to_status: step, note: step === to ? note : null }
      await addEvent(trx, record, now, { type: 'status', actor_id: actor.id, ...change })
      from = step
    }
    const entry = { verb: 'moved', kind: kind as RecordKind, id: record.id, reference } as const
    await recordAudit(trx, actor, { ...entry, detail: { from: current.status, to } }, now)
    // Sent at the first release from automatic quarantine only; a record that staff marked as spam has sent them
    // already.
    if (isReleased && current.spam_reasons) await onRelease(trx, record)
    return { ok: true, record, before: current, note }
  })
}
