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
import { assignedWords, movedWords, namesOf, snoozedWords, type Told } from '../records/words.ts'
import { bulkMoves } from './bulk-choices.ts'

type Given = Told & {
  targets: readonly Target[]
  /** The rest of the pressed button's value. */
  choice: string
  typed: { until: string; tags: string }
  zone: string
}

/** @property said what was done to those that were changed */
type Result = { done: readonly Done[]; left: readonly Left[]; said: string; undo?: string } | { problem: string }
type Verb = (given: Given, by: StaffBy) => Promise<Result>

type Reason = 'gone' | 'changed' | 'wrong move' | 'not theirs' | 'too many tags'
/** @property to the status that a record could not be moved to */
export type Left = Target & { reason: Reason; to?: string }
type Outcome = Done | { ok: false; reason: Reason }

const nothing: Result = { done: [], left: [], said: '' }

async function each(targets: readonly Target[], change: (target: Target) => Promise<Outcome>) {
  const done: Done[] = []
  const left: Left[] = []
  for (const target of targets) {
    const outcome = await change(target)
    if (outcome.ok) done.push(outcome)
    else left.push({ ...target, reason: outcome.reason })
  }
  return { done, left, records: done.map(({ record }) => record) }
}

const verbs: Record<string, Verb> = {
  move: async ({ targets, choice, ...told }, by) => {
    if (!Object.hasOwn(bulkMoves, choice)) return nothing
    const { done, left, records } = await each(targets, (target) => moveAny(db, { ...target, to: choice }, by))
    const said =
      choice === 'completed' ? told.say('{count} done.', { count: done.length }) : movedWords(records, null, told)
    return { done, left: left.map((one) => ({ ...one, to: choice })), said, undo: await rememberMoves(db, done, by) }
  },
  assign: async ({ targets, choice, say }, by) => {
    const assignee = choice ? (await listColleagues(db)).find(({ id }) => id === choice) : null
    if (assignee === undefined) return nothing
    const mayHave = ({ kind }: Target) => assignee === null || mayAnswer(assignee, kind)
    const answerable = targets.filter(mayHave)
    const outcomes = await assignRecords(db, { targets: answerable, assignee }, by)
    const done = outcomes.filter((outcome) => outcome.ok)
    const records = done.map(({ record }) => record)
    const left = targets.flatMap((target): Left[] =>
      records.some(({ reference }) => reference === target.reference)
        ? []
        : [{ ...target, reason: mayHave(target) ? 'changed' : 'not theirs' }],
    )
    return {
      done,
      left,
      said: assignedWords(records, assignee?.name, say),
      undo: await rememberAssignments(db, done, by),
    }
  },
  snooze: async ({ targets, choice, typed, zone, ...told }, by) => {
    const until = snoozedTo(choice || typed.until, by.now, zone)
    if (until === undefined) return { problem: 'Choose a day after today.' }
    const { done, left, records } = await each(targets, (target) => snoozeRecord(db, { ...target, until }, by))
    return { done, left, said: snoozedWords(records, until, told, zone), undo: await rememberMoves(db, done, by) }
  },
  tag: async ({ targets, typed, say }, by) => {
    const read = tagsRule.safeParse(typed.tags)
    if (!read.success) return { problem: `${read.error.issues[0]?.message}.` }
    if (read.data.length === 0) return { problem: 'Enter a tag.' }
    const { done, left, records } = await each(targets, async (target) => {
      const record = await findRecord(db, target.kind, target.reference)
      const tags = tagsRule.safeParse([record?.tags ?? '', ...read.data].join(' '))
      return tags.success ? tagRecord(db, { ...target, tags: tags.data }, by) : { ok: false, reason: 'too many tags' }
    })
    return { done, left, said: say('Tagged {name}.', { name: namesOf(records, say) }) }
  },
}

/** Applies the pressed button; Enter in a field presses none, so the filled field decides. */
export async function changeMany(pressed: string, given: Omit<Given, 'choice'>, by: StaffBy): Promise<Result> {
  const { until, tags } = given.typed
  const [verb = '', choice = ''] = (pressed || (tags ? 'tag' : until ? 'snooze' : '')).split(':', 2)
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return run ? run({ ...given, choice }, by) : nothing
}

/** Reads a selected record as targetText writes it. */
export function readTarget(text: string): Target | null {
  const [reference = '', version = ''] = text.split('.', 2)
  const kind = kindOf(reference)
  return kind && /^\d{1,9}$/.test(version) ? { kind, reference, version: Number(version) } : null
}
