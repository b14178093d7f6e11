// What the pages about one record have in common: who may do what, its mails, and the action that moves it.
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { lastEventText } from '#app/features/records/last-event.server.ts'
import type { MoveOutcome, MoveRequest } from '#app/features/records/move.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { isStatus, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { version } from '#app/forms/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { mailsAbout } from '#app/mail/outbox.server.ts'
import { staffAction } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Db, RecordKind, StatusOf } from '#db/schema.ts'

export async function besideRecord(kind: RecordKind, reference: string, { role, timeZone }: Staff) {
  const may = { move: can(role, recordKinds[kind].writePermission), openMail: can(role, 'mail.read') }
  return { mails: await mailsAbout(db, reference), may, timeZone }
}

type MoveRecord<Kind extends RecordKind> = (
  db: Db,
  move: MoveRequest<Kind>,
  context: Pick<SendContext, 'now'>,
) => Promise<MoveOutcome<Kind>>

export function moveAction<Kind extends RecordKind>(kind: Kind, moveRecord: MoveRecord<Kind>) {
  const isKnown = (to: string): to is StatusOf<Kind> & string => isStatus(kind, to)
  const moveSchema = z.object({ to: z.enum(statusesOf(kind) as [string, ...string[]]).refine(isKnown), version })
  return staffAction(recordKinds[kind].writePermission, moveSchema, {
    form: 'move',
    run: ({ params, value, staff, now }) => {
      const move = {
        reference: referenceIn(kind, params.reference),
        to: value.to,
        version: value.version,
        actor: staff,
      }
      return moveRecord(db, move, { now })
    },
    done: (_, { record, note }) => {
      const text = `${record.reference} is now: ${statusLabel(kind, record.status)}.`
      return { to: recordPath(record), text: [text, note].filter(Boolean).join(' ') }
    },
    refusals: {
      'wrong move': ({ params, value }) =>
        `${referenceIn(kind, params.reference)} cannot be moved to ${statusLabel(kind, value.to)} from where it is.`,
    },
    changed: ({ params, staff }) => changedText(kind, params.reference, staff.timeZone),
  })
}

/** Who was quicker may be the visitor, whom the audit log does not know. */
export async function changedText(kind: RecordKind, typed: string | undefined, timeZone: string): Promise<string> {
  const reference = referenceIn(kind, typed)
  const last = await lastEventText(db, kind, reference, timeZone)
  return [`Somebody changed ${reference} while you were looking at it.`, last].filter(Boolean).join(' ')
}
