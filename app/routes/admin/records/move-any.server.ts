// Moves a record of whatever kind by the rules of its kind.
import { db } from '#app/db.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import type { MoveOutcome } from '#app/features/records/move.server.ts'
import { isStatus } from '#app/features/records/statuses.ts'
import type { Actor } from '#db/audit.ts'
import type { RecordKind } from '#db/tables/records.ts'

type Move = { kind: RecordKind; reference: string; version: number; to: string; actor: Actor }

export async function moveAny({ kind, to, ...move }: Move, now: number): Promise<MoveOutcome<RecordKind>> {
  if (kind === 'enquiry' && isStatus('enquiry', to)) return moveEnquiry(db, { ...move, to }, { now })
  if (kind === 'application' && isStatus('application', to)) return moveApplication(db, { ...move, to }, { now })
  return { ok: false, reason: 'wrong move' }
}
