// Applies an action to all selected records. Each is changed separately, so a refused one does not stop the others.
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { rememberAssignments, rememberMoves } from '#app/features/inbox/undo.server.ts'
import type { Target } from '#app/features/records/change-record.server.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { writableKinds } from '#app/features/records/kinds.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { assignRecords } from '#app/features/records/staff-changes.server.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { StaffBy } from '#db/audit.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { moveAny } from '../records/move-any.server.ts'
import { bulkMoves } from './bulk-choices.ts'
import { inboxPath, inboxUrl, listOf } from './query.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async () => redirect(inboxPath))

const bulkSchema = z.object({ record: z.array(hiddenText(40)).max(100), do: hiddenText(60) })

export const action = staffAction(handle.permission, bulkSchema, {
  form: 'bulk',
  run: async ({ value, staff, by }) => {
    const kinds = writableKinds(staff.role)
    const targets = value.record.map(readTarget).filter((target) => target !== null)
    const allowed = targets.filter(({ kind }) => kinds.includes(kind))
    const [verb, choice = ''] = value.do.split(':', 2)
    if (verb === 'assign') return { ok: true, asked: targets.length, ...(await assignAll(allowed, choice, by)) }
    const isKnown = verb === 'move' && Object.hasOwn(bulkMoves, choice)
    return { ok: true, asked: targets.length, ...(isKnown ? await moveAll(allowed, choice, by) : { done: 0 }) }
  },
  done: ({ request }, { asked, done, undo }) => ({
    to: inboxUrl(listOf(request) ?? { view: 'todo', search: '' }),
    ...(done === asked && asked > 0 ? { kind: 'success' } : { kind: 'error' }),
    text: bulkText(asked, done),
    undo,
  }),
})

/** Reads a selected record as targetText writes it. */
function readTarget(text: string): Target | null {
  const [reference = '', version = ''] = text.split('.', 2)
  const kind = kindOf(reference)
  return kind && /^\d{1,9}$/.test(version) ? { kind, reference, version: Number(version) } : null
}

type Result = { done: number; undo?: string }

async function moveAll(targets: readonly Target[], to: string, by: StaffBy): Promise<Result> {
  const moved: { record: RecordRow; before: RecordRow }[] = []
  for (const target of targets) {
    const outcome = await moveAny(db, { ...target, to }, by)
    if (outcome.ok) moved.push(outcome)
  }
  return { done: moved.length, undo: await rememberMoves(db, moved, by) }
}

async function assignAll(targets: readonly Target[], id: string, by: StaffBy): Promise<Result> {
  const assignee = id ? (await listColleagues(db)).find((colleague) => colleague.id === id) : null
  if (assignee === undefined) return { done: 0 }
  const answerable = targets.filter(({ kind }) => assignee === null || mayAnswer(assignee, kind))
  const outcomes = await assignRecords(db, { targets: answerable, assignee }, by)
  const assigned = outcomes.filter((outcome) => outcome.ok)
  return { done: assigned.length, undo: await rememberAssignments(db, assigned, by) }
}

function bulkText(asked: number, done: number): string {
  if (asked === 0) return 'No records were selected, so nothing was changed.'
  const changed = done === 1 ? '1 record is changed.' : `${done} records are changed.`
  if (done === asked) return changed
  const left = asked - done === 1 ? '1 was left unchanged' : `${asked - done} were left unchanged`
  return `${changed} ${left}: the status does not allow it, or the record has changed in the meantime.`
}
