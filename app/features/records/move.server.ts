// Moves a record to another status, if that is allowed and the record has not changed since its page was drawn.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { changeRecord, type Done } from './change-record.server.ts'
import { findMove, isAnswer, isOpen, stepsTo } from './statuses.ts'
import type { NewEvent } from './timeline.server.ts'

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

export type Noted = Partial<Pick<NewEvent, 'note' | 'detail'>>

/** A kind's own work in the same transaction. */
type MoveHooks<Kind extends RecordKind> = {
  /** The advisory lock of the rows that `onMove` changes; taken first, in the same order as sending a form. */
  lockOf?: (record: RecordRow<Kind>) => string
  /** @returns what the event says of it */
  onMove?: (trx: Trx, moved: RecordRow<Kind>, from: StatusOf<Kind>) => Promise<Noted>
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
    let noted: Noted = {}
    const target = { kind, reference, version, advisoryLock: lockOf }
    const outcome = await changeRecord<Kind, 'wrong move'>(trx, target, by, (current) => {
      const from = current.status
      const move = findMove(kind, from, to)
      // A merged one is separated instead.
      if (!move || (move.asks && !isConfirmed) || current.merged_into !== null) return { refused: 'wrong move' }
      return {
        values: {
          status: to,
          closed_at: isOpen(kind, to) ? null : by.now,
          answered_at: current.answered_at ?? (isAnswer(kind, to) ? by.now : null),
          snoozed_until: null,
          spam_reasons: from === 'spam' ? null : current.spam_reasons,
        },
        events: async (moved) => {
          noted = onMove ? await onMove(trx, moved, from) : {}
          return stepEvents(kind, { from, to, noted })
        },
        entry: { verb: 'moved', detail: { from, to } },
      }
    })
    if (!outcome.ok) return outcome
    // Sent at the first release from automatic quarantine only; a record that staff marked as spam has sent them
    // already.
    const { before, record } = outcome
    if (before.status === 'spam' && before.spam_reasons) await onRelease(trx, record)
    return { ...outcome, note: noted.note ?? null }
  })
}

type Step<Kind extends RecordKind> = { from: StatusOf<Kind>; to: StatusOf<Kind>; noted: Noted }

/** One for each status that it passes; what is noted stands at the last. */
function stepEvents<Kind extends RecordKind>(kind: Kind, { from, to, noted }: Step<Kind>) {
  const steps = stepsTo(kind, from, to)
  return steps.map((step, index) => ({
    type: 'status' as const,
    from_status: steps[index - 1] ?? from,
    to_status: step,
    ...(step === to ? noted : {}),
  }))
}
