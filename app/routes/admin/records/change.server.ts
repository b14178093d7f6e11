// What the pages have in common that change one thing about a record.
import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import type { Changed, Target } from '#app/features/records/change-record.server.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Actor } from '#db/audit.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { inList, listOf, listQuery } from '../inbox/query.ts'
import { changedText, writableRecord } from './route.server.ts'

export const changePermission = 'inbox.write'

export const changeLoader = staffLoader(changePermission, async ({ params, staff, request }) => {
  const { kind, reference } = writableRecord(params, staff)
  const record = await findRecord(db, kind, reference)
  if (!record) return null
  const { name, email, tags, snoozed_until, assignee_id, version } = record
  const list = listOf(request)
  const shown = { kind, reference, name, email, tags, snoozed_until, assignee_id, version }
  const colleagues = (await listColleagues(db)).filter((colleague) => mayAnswer(colleague, kind))
  return { record: shown, query: list ? listQuery(list) : '', colleagues, timeZone: staff.timeZone }
})

type Given<V> = {
  value: V
  target: Omit<Target, 'version'>
  by: { actor: Actor; now: number }
  staff: Staff
}

type Refused = { ok: false; reason: 'unknown choice' }

type RecordChange<V> = {
  form: string
  run: (given: Given<V>) => Promise<Changed | Refused>
  done: (record: RecordRow, value: V) => string
  /** What is said of a choice that there is not. */
  unknown?: string
}

export const changeAction = <S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  { form, run, done, unknown = '' }: RecordChange<z.output<z.ZodObject<S>>>,
) =>
  staffAction(changePermission, schema, {
    form,
    run: ({ params, staff, value, now }) =>
      run({ value, staff, target: writableRecord(params, staff), by: { actor: staff, now } }),
    done: ({ request, value }, { record }) => ({
      to: inList(recordPath(record), listOf(request)),
      text: done(record, value),
    }),
    failed: 'Failed to save. Please try again.',
    refusals: { 'unknown choice': unknown },
    changed: ({ params, staff }) => changedText(writableRecord(params, staff).kind, params.reference, staff.timeZone),
  })
