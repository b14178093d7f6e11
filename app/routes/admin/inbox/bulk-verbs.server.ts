// The verbs for several records. Each is changed separately, so a refused one does not stop the others.
import { db } from '#app/db.server.ts'
import { rememberAssignments, rememberMoves } from '#app/features/inbox/undo.server.ts'
import type { Done, Target } from '#app/features/records/change-record.server.ts'
import { tagsRule } from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { assignRecords, snoozeRecord, tagRecord } from '#app/features/records/staff-changes.server.ts'
import { snoozedTo } from '#app/time/snooze-times.ts'
import type { StaffBy } from '#db/audit.ts'
import { moveAny } from '../records/move-any.server.ts'
import { bulkMoves } from './bulk-choices.ts'

type Given = {
  targets: readonly Target[]
  /** The rest of the pressed button's value. */
  choice: string
  typed: { until: string; tags: string }
  zone: string
}

type Result = { done: number; undo?: string } | { problem: string }
type Verb = (given: Given, by: StaffBy) => Promise<Result>

type Outcome = Done | { ok: false }

const each = async (targets: readonly Target[], change: (target: Target) => Promise<Outcome>): Promise<Done[]> => {
  const done: Done[] = []
  for (const target of targets) {
    const outcome = await change(target)
    if (outcome.ok) done.push(outcome)
  }
  return done
}

const verbs: Record<string, Verb> = {
  move: async ({ targets, choice }, by) => {
    if (!Object.hasOwn(bulkMoves, choice)) return { done: 0 }
    const moved = await each(targets, (target) => moveAny(db, { ...target, to: choice }, by))
    return { done: moved.length, undo: await rememberMoves(db, moved, by) }
  },
  assign: async ({ targets, choice }, by) => {
    const assignee = choice ? (await listColleagues(db)).find(({ id }) => id === choice) : null
    if (assignee === undefined) return { done: 0 }
    const answerable = targets.filter(({ kind }) => assignee === null || mayAnswer(assignee, kind))
    const outcomes = await assignRecords(db, { targets: answerable, assignee }, by)
    const assigned = outcomes.filter((outcome) => outcome.ok)
    return { done: assigned.length, undo: await rememberAssignments(db, assigned, by) }
  },
  snooze: async ({ targets, choice, typed, zone }, by) => {
    const until = choice === 'wake' ? null : snoozedTo(choice || typed.until, by.now, zone)
    if (until !== null && !(until > by.now)) return { problem: 'Please choose a day after today.' }
    const snoozed = await each(targets, (target) => snoozeRecord(db, { ...target, until }, by))
    return { done: snoozed.length, undo: await rememberMoves(db, snoozed, by) }
  },
  tag: async ({ targets, typed }, by) => {
    const read = tagsRule.safeParse(typed.tags)
    if (!read.success) return { problem: `${read.error.issues[0]?.message}.` }
    if (read.data.length === 0) return { problem: 'Please enter a tag.' }
    const tagged = await each(targets, async (target) => {
      const record = await findRecord(db, target.kind, target.reference)
      const tags = tagsRule.safeParse([record?.tags ?? '', ...read.data].join(' '))
      return tags.success ? tagRecord(db, { ...target, tags: tags.data }, by) : { ok: false }
    })
    return { done: tagged.length }
  },
}

/** Applies the pressed button; Enter in a field presses none, so the filled field decides. */
export async function changeMany(pressed: string, given: Omit<Given, 'choice'>, by: StaffBy): Promise<Result> {
  const { until, tags } = given.typed
  const [verb = '', choice = ''] = (pressed || (tags ? 'tag' : until ? 'snooze' : '')).split(':', 2)
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return run ? run({ ...given, choice }, by) : { done: 0 }
}

/** Reads a selected record as targetText writes it. */
export function readTarget(text: string): Target | null {
  const [reference = '', version = ''] = text.split('.', 2)
  const kind = kindOf(reference)
  return kind && /^\d{1,9}$/.test(version) ? { kind, reference, version: Number(version) } : null
}
