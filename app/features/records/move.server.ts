// Moves a record to another status, if that is allowed and the record has not changed since its page was drawn.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { changeRecord, type Done } from './change-record.server.ts'
import { findMove, isAnswer, isOpen, stepsTo } from './statuses.ts'

export type MoveRequest<Kind extends RecordKind> = {
  reference: string
  to: StatusOf<Kind>
  /** The record's version when its page was drawn. */
  version: number
  /** The move was confirmed; without this, a move with a confirmation page is refused. */
  isConfirmed?: boolean
}

export type MoveOutcome<Kind extends RecordKind> =
  | (Done<Kind> & { note: string | null })
  | { ok: false; reason: 'gone' | 'wrong move' | 'changed' }

/** A kind's own work in the same transaction. */
type MoveHooks<Kind extends RecordKind> = {
  /** The advisory lock of the rows that `onMove` changes; taken first, in the same order as sending a form. */
  lockOf?: (record: RecordRow<Kind>) => string
  /** @returns a note for the event, or null */
  onMove?: (trx: Trx, moved: RecordRow<Kind>, from: StatusOf<Kind>) => Promise<string | null>
  /** Sends the mails that the quarantine held back. */
  onRelease: (trx: Trx, moved: RecordRow<Kind>) => Promise<void>
}

export function moveRecord<Kind extends RecordKind>(
  db: Db,
  { kind, reference, to, version, isConfirmed = false }: MoveRequest<Kind> & { kind: Kind },
  by: By,
  { lockOf, onMove, onRelease }: MoveHooks<Kind>,
): Promise<MoveOutcome<Kind>> {
  return mailTransaction(db, async (trx) => {
    let note: string | null = null
    const target = { kind, reference, version, advisoryLock: lockOf }
    const outcome = await changeRecord<Kind, 'wrong move'>(trx, target, by, (current) => {
      const from = current.status
      const move = findMove(kind, from, to)
      if (!move || (move.asks && !isConfirmed)) return { refused: 'wrong move' }
      return {
        values: {
          status: to,
          closed_at: isOpen(kind, to) ? null : by.now,
          answered_at: current.answered_at ?? (isAnswer(kind, to) ? by.now : null),
          snoozed_until: null,
          spam_reasons: from === 'spam' ? null : current.spam_reasons,
        },
        events: async (moved) => {
          note = onMove ? await onMove(trx, moved, from) : null
          return stepEvents(kind, { from, to, note })
        },
        entry: { verb: 'moved', detail: { from, to } },
      }
    })
    if (!outcome.ok) return outcome
    // Sent at the first release from automatic quarantine only; a record that staff marked as spam has sent them
    // already.
    const { before, record } = outcome
    if (before.status === 'spam' && before.spam_reasons) await onRelease(trx, record)
    return { ...outcome, note }
  })
}

type Step<Kind extends RecordKind> = { from: StatusOf<Kind>; to: StatusOf<Kind>; note: string | null }

/** One for each status that it passes; the note stands at the last. */
function stepEvents<Kind extends RecordKind>(kind: Kind, { from, to, note }: Step<Kind>) {
  const steps = stepsTo(kind, from, to)
  return steps.map((step, index) => ({
    type: 'status' as const,
    from_status: steps[index - 1] ?? from,
    to_status: step,
    note: step === to ? note : null,
  }))
}
