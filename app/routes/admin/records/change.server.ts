// The forms that change a record other than by its status, by the last part of their address.
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { rememberAssignments, rememberMoves } from '#app/features/inbox/undo.server.ts'
import type { Changed, Done, Target } from '#app/features/records/change-record.server.ts'
import {
  addressSchema,
  assignSchema,
  noteSchema,
  snoozeSchema,
  tagsSchema,
} from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import {
  addNote,
  assignRecords,
  correctAddress,
  settleRecord,
  snoozeRecord,
  tagRecord,
} from '#app/features/records/staff-changes.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { version } from '#app/forms/fields/rules.ts'
import type { FieldErrors } from '#app/forms/form-state.ts'
import { type Asked, staffForm } from '#app/routes/admin/shared/staff-action.server.ts'
import { snoozedTo } from '#app/time/snooze-times.ts'
import type { By, StaffBy } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { inList, listOf, listQuery } from '../inbox/query.ts'
import { assignable, changedText, writableRecord } from './route.server.ts'
import { assignedWords, snoozedWords } from './words.ts'

/** The record as the page of a change shows it. */
export async function changedRecord({ params, staff, request, now }: Asked) {
  const { kind, reference } = writableRecord(params, staff)
  const record = await findRecord(db, kind, reference)
  if (!record) return null
  const { name, email, tags, assignee_id, version } = record
  const list = listOf(request)
  const colleagues = await assignable(kind)
  const snoozedUntil = isSnoozed(record, now) ? record.snoozed_until : null
  return {
    record: { kind, reference, name, email, tags, snoozedUntil, assignee_id, version },
    query: list ? listQuery(list) : '',
    colleagues,
    zone: staff.timeZone,
  }
}

type Given<V> = {
  value: V
  target: Omit<Target, 'version'>
  by: By
  staff: Staff
}

type RecordChange<V> = {
  run: (
    given: Given<V>,
  ) => Promise<Changed | { ok: false; reason: 'unknown choice' } | { ok: false; errors: FieldErrors }>
  /** Its message. */
  done: (record: RecordRow, sent: Asked) => string | Promise<string>
  /** Lets staff undo it. @returns the id for undoMoves */
  remember?: (db: Db, changed: readonly Done[], by: StaffBy) => Promise<string | undefined>
  /** The message for an unknown choice. */
  unknown?: string
}

const changeForm = <S extends z.ZodRawShape>(
  form: string,
  schema: z.ZodObject<S>,
  { run, done, remember, unknown = '' }: RecordChange<z.output<z.ZodObject<S>>>,
) =>
  staffForm(schema, {
    form,
    run: async ({ value, ...asked }) => {
      const { params, staff, by } = asked
      const outcome = await run({ value, staff, target: writableRecord(params, staff), by })
      if (!outcome.ok) return outcome
      const text = await done(outcome.record, asked)
      return { ...outcome, text, undo: await remember?.(db, [outcome], by) }
    },
    done: ({ request }, { record, text, undo }) => ({ to: inList(recordPath(record), listOf(request)), text, undo }),
    failed: 'Failed to save. Please try again.',
    refusals: { 'unknown choice': unknown },
    changed: ({ params, staff }) => changedText(writableRecord(params, staff).kind, params.reference, staff),
  })

const unknownChoice = { ok: false, reason: 'unknown choice' } as const

export const changeForms = {
  assign: changeForm('assign', assignSchema, {
    run: async ({ target, value, by }) => {
      const assignee = value.assignee ? (await listColleagues(db)).find(({ id }) => id === value.assignee) : null
      if (assignee === undefined || (assignee && !mayAnswer(assignee, target.kind))) return unknownChoice
      const [outcome] = await assignRecords(db, { targets: [{ ...target, version: value.version }], assignee }, by)
      return outcome ?? { ok: false, reason: 'gone' }
    },
    done: async (record, { say }) => {
      const assignee = (await listColleagues(db)).find(({ id }) => id === record.assignee_id)
      return assignedWords([record], assignee?.name, say)
    },
    remember: rememberAssignments,
    unknown: 'This person can’t reply to it: their account has been disabled or their role has changed.',
  }),
  note: changeForm('note', noteSchema, {
    run: ({ target, value, by }) => addNote(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Note added.'),
  }),
  tags: changeForm('tags', tagsSchema, {
    run: ({ target, value, by }) => tagRecord(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Tags saved.'),
  }),
  snooze: changeForm('snooze', snoozeSchema, {
    run: async ({ target, value, by, staff }) => {
      const until = snoozedTo(value.until, by.now, staff.timeZone)
      if (until === undefined) return { ok: false, errors: { until: ['Choose a day after today'] } }
      return snoozeRecord(db, { ...target, version: value.version, until }, by)
    },
    done: (record, asked) => snoozedWords([record], record.snoozed_until, asked, asked.staff.timeZone),
    remember: rememberMoves,
  }),
  address: changeForm('address', addressSchema, {
    run: ({ target, value, by }) => correctAddress(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Email address changed.'),
  }),
  settle: changeForm('settle', z.object({ version }), {
    run: ({ target, value, by }) => settleRecord(db, { ...target, ...value }, by),
    done: ({ name }, { say }) => say('No reply needed to {name}', { name }),
  }),
}
