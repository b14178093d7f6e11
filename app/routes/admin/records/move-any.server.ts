// Moves a record of any kind by the rules of its kind.
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import type { Target } from '#app/features/records/change-record.server.ts'
import type { MoveOutcome } from '#app/features/records/move.server.ts'
import { isStatus } from '#app/features/records/statuses.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'

type Move = Target & { to: string }

export async function moveAny(db: Db, { kind, to, ...move }: Move, by: By): Promise<MoveOutcome<RecordKind>> {
  if (kind === 'enquiry' && isStatus('enquiry', to)) return moveEnquiry(db, { ...move, to }, by)
  if (kind === 'application' && isStatus('application', to)) return moveApplication(db, { ...move, to }, by)
  return { ok: false, reason: 'wrong move' }
}
