// The verbs for several records. Each is changed separately, so a refused one does not stop the others.

import { db } from '#app/db.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { rememberAssignments, rememberMoves, rememberTags } from '#app/features/inbox/undo.server.ts'
import type { Done, Target } from '#app/features/records/change-record.server.ts'
import { tagsRule } from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import type { MoveOutcome } from '#app/features/records/move.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { assignRecords, snoozeRecord, tagRecord } from '#app/features/records/staff-changes.server.ts'
import { isStatus } from '#app/features/records/statuses.ts'
import { signedTags, tagsIn } from '#app/features/records/tags/tags.ts'
import { firstMessage } from '#app/languages/message.ts'
import { snoozedTo } from '#app/time/snooze-times.ts'
import type { By, StaffBy } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { already, assignedWords, movedWords, type Named, namesOf, snoozedWords, type Told } from '../records/words.ts'
import { bulkMoves } from './bulk-choices.ts'

type Given = Told & {
  targets: readonly Target[]
  /** The rest of the pressed button's value. */
  choice: string
  typed: { until: string; tags: string }
  zone: string
}

type Changes = {
  done: readonly Done[]
  left: readonly Left[]
  /** The message about the records that were changed. */
  said: string
  /** The message about records that were already as the act would have made them. */
  same?: (records: Named) => string
  undo?: string
}
/** @property problem in the reader's language */
type Result = Changes | { problem: string }
type Verb = (given: Given, by: StaffBy) => Promise<Result>

type Reason = 'gone' | 'changed' | 'unchanged' | 'wrong move' | 'not theirs' | 'too many tags'
/** @property to the status that a record could not be moved to */
export type Left = Target & { reason: Reason; to?: string }
type Outcome = Done | { ok: false; reason: Reason }

const nothing: Result = { done: [], left: [], said: '' }

async function each(targets: readonly Target[], change: (target: Target) => Promise<Outcome>) {
  const outcomes: Outcome[] = []
  for (const target of targets) outcomes.push(await change(target))
  return sorted(targets, outcomes)
}

function sorted(targets: readonly Target[], outcomes: readonly Outcome[]) {
  const done = outcomes.filter((outcome) => outcome.ok)
  const left = targets.flatMap((target, index): Left[] => {
    const outcome = outcomes[index]
    return outcome?.ok ? [] : [{ ...target, reason: outcome?.reason ?? 'gone' }]
  })
  return { done, left, records: done.map(({ record }) => record) }
}

const verbs: Record<string, Verb> = {
  move: async ({ targets, choice, ...told }, by) => {
    if (!Object.hasOwn(bulkMoves, choice)) return nothing
    const { done, left, records } = await each(targets, (target) => moveAny(db, { ...target, to: choice }, by))
    const said =
      choice === 'completed'
        ? told.say('Done: {name}.', { name: namesOf(records, told.say) })
        : movedWords(records, null, told)
    return { done, left: left.map((one) => ({ ...one, to: choice })), said, undo: await rememberMoves(db, done, by) }
  },
  assign: async ({ targets, choice, say }, by) => {
    const assignee = choice ? (await listColleagues(db)).find(({ id }) => id === choice) : null
    if (assignee === undefined) return nothing
    const mayHave = ({ kind }: Target) => assignee === null || mayAnswer(assignee, kind)
    const answerable = targets.filter(mayHave)
    const outcomes = await assignRecords(db, { targets: answerable, assignee }, by)
    const { done, left, records } = sorted(answerable, outcomes)
    const others = targets
      .filter((target) => !mayHave(target))
      .map((target) => ({ ...target, reason: 'not theirs' as const }))
    return {
      done,
      left: [...left, ...others],
      said: assignedWords(records, assignee?.name, say),
      same: (records) => already.assigned(records, assignee?.name, say),
      undo: await rememberAssignments(db, done, by),
    }
  },
  snooze: async ({ targets, choice, typed, zone, ...told }, by) => {
    const until = snoozedTo(choice || typed.until, by.now, zone)
    if (until === undefined) return { problem: told.say('Choose a day after today.') }
    const { done, left, records } = await each(targets, (target) => snoozeRecord(db, { ...target, until }, by))
    return {
      done,
      left,
      said: snoozedWords(records, until, told, zone),
      same: (records) => already.snoozed(records, until, told, zone),
      undo: await rememberMoves(db, done, by),
    }
  },
  tag: async ({ targets, choice, typed, say }, by) => {
    const read = tagsRule.safeParse(choice ? [...beside(choice, typed.tags), choice].join(', ') : typed.tags)
    if (!read.success) return { problem: `${say(firstMessage(read.error))}.` }
    if (read.data.length === 0) return { problem: say('Enter a tag.') }
    const tags = read.data
    const { done, left, records } = await each(targets, (target) => tagRecord(db, { ...target, tags }, by))
    return {
      done,
      left,
      said: say('Tagged {name}: {tags}.', { name: namesOf(records, say), tags: signedTags(tags).join(' ') }),
      same: (records) => already.tagged(records, tags, say),
      undo: await rememberTags(db, done, by),
    }
  },
}

type Move = Target & { to: string }

/** Moves a record of any kind by the rules of its kind. */
async function moveAny(db: Db, { kind, to, ...move }: Move, by: By): Promise<MoveOutcome<RecordKind>> {
  if (kind === 'enquiry' && isStatus('enquiry', to)) return moveEnquiry(db, { ...move, to }, by)
  if (kind === 'application' && isStatus('application', to)) return moveApplication(db, { ...move, to }, by)
  return { ok: false, reason: 'wrong move' }
}

/** The typed tags beside a pressed one; its own beginning was typed to find it. */
const beside = (pressed: string, typed: string) => {
  const tags = tagsIn(typed)
  return pressed.startsWith(tags.at(-1) ?? '') ? tags.slice(0, -1) : tags
}

/** Applies the pressed button; Enter in a field presses none, so the filled field decides. */
export async function changeMany(pressed: string, given: Omit<Given, 'choice'>, by: StaffBy): Promise<Result> {
  const { until, tags } = given.typed
  // A tag may have a colon.
  const [verb = '', ...choice] = (pressed || (tags ? 'tag' : until ? 'snooze' : '')).split(':')
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return run ? run({ ...given, choice: choice.join(':') }, by) : nothing
}

/** Reads a selected record as targetText writes it. */
export function readTarget(text: string): Target | null {
  const [reference = '', version = ''] = text.split('.', 2)
  const kind = kindOf(reference)
  return kind && /^\d{1,9}$/.test(version) ? { kind, reference, version: Number(version) } : null
}
