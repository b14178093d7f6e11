// Applies an action to all selected records.
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { rememberAssignments, rememberMoves, rememberTags } from '#app/features/inbox/undo.server.ts'
import type { Done, Target } from '#app/features/records/change-record.server.ts'
import { tagsRule } from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { recordPath, writableKinds } from '#app/features/records/kinds.ts'
import { areOfOnePerson, isMergeable } from '#app/features/records/merge.server.ts'
import type { MoveOutcome } from '#app/features/records/move.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { assignRecords, snoozeRecord, tagRecord } from '#app/features/records/staff-changes.server.ts'
import { isOpen, isStatus, nextMoves, statusLabel } from '#app/features/records/statuses.ts'
import { signedTags, tagsIn } from '#app/features/records/tags/tags.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import { drawn, firstMessage, message } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import {
  already,
  assignedWords,
  movedWords,
  type Named,
  namesOf,
  snoozedWords,
  type Told,
} from '#app/routes/admin/records/change-words.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { snoozedTo } from '#app/time/snooze-times.ts'
import type { WayOn } from '#app/ui/toasts/toast-message.ts'
import type { By, StaffBy } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language, RecordKind, RecordRow } from '#db/tables/records.ts'
import { bulkMoves, tagsParam } from './bulk-choices.ts'
import { inboxPath, inboxUrl, inList, listOf } from './query.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async () => redirect(inboxPath))

const bulkSchema = z.object({
  record: z.array(hiddenText(40)).max(100),
  do: hiddenText(60),
  until: hiddenText(10),
  tags: hiddenText(300),
})

export const action = staffAction(handle.permission, bulkSchema, {
  form: 'bulk',
  run: async ({ value, staff, by, say, language, request }) => {
    const kinds = writableKinds(staff.role)
    const asked = value.record.map(readTarget).filter((target) => target !== null)
    const targets = asked.filter(({ kind }) => kinds.includes(kind))
    const given = { targets, typed: value, zone: staff.timeZone, say, language }
    const result = await changeMany(value.do, given, by)
    if (asked.length === 0) return { ok: true, kind: 'error', text: message(noneSelected) } as const
    if ('problem' in result) return { ok: true, kind: 'error', text: drawn(result.problem) } as const
    if ('merges' in result) return { ok: true, kind: 'info', text: '', to: mergePage(result.merges, request) } as const
    const { done, said, undo } = result
    const count = asked.length - done.length
    if (count === 0) return { ok: true, kind: 'success', text: drawn(said), undo } as const
    const rest = await leftWords({ ...result, count, say, language })
    if (done.length > 0) return { ok: true, kind: 'info', text: drawn(`${said} ${rest.text}`), undo } as const
    const isError = !rest.isSame && !rest.isAdvice
    return { ok: true, kind: isError ? 'error' : 'info', text: drawn(rest.text), link: rest.link } as const
  },
  done: ({ request, value }, { ok, ...message }) => {
    const list = inboxUrl(listOf(request) ?? { view: 'todo', search: '' })
    return { to: message.kind === 'error' && value.tags ? withTags(list, value.tags) : list, ...message }
  },
})

const reasons = {
  changed: 'Changed in the meantime: {name}.',
  'not theirs': 'This person can’t reply to {name}.',
  'too many tags': '{name} would have more than ten tags.',
} as const

const someLeft =
  '{count, plural, one {# record was left as it is: its status doesn’t allow this, or somebody else changed it.} other {# records were left as they are: their status doesn’t allow this, or somebody else changed them.}}'

type Unchanged = {
  say: Say
  language: Language
  left: readonly Left[]
  same?: (records: Named) => string
  /** The number of all unchanged records, including those that the reader may not change. */
  count: number
}

/**
 * @property isSame they were already as the act would have made them
 * @property isAdvice they can be decided instead
 * @property link where the one record can be decided
 */
type LeftWords = { text: string; isSame?: true; isAdvice?: true; link?: WayOn }

/** Why selected records were left unchanged: one reason for all of them is told, and what can be done instead of “Done”. */
async function leftWords({ left, same, count, say, language }: Unchanged): Promise<LeftWords> {
  const found = await Promise.all(left.map(({ kind, reference }) => findRecord(db, kind, reference)))
  const records = found.filter((record) => record !== null)
  const [first] = left
  const [record] = records
  const causes = left.map(({ reason }, index) => (reason === 'wrong move' ? stateOf(found[index]) : reason))
  if (!first || !record || first.reason === 'gone' || records.length < count || new Set(causes).size > 1) {
    return { text: say(someLeft, { count }) }
  }
  const name = namesOf(records, say)
  if (first.reason === 'unchanged') return { text: same?.(records) ?? '', isSame: true }
  if (first.reason !== 'wrong move') return { text: say(reasons[first.reason], { name }) }
  if (isThere(record, first.to)) {
    return { text: already.moved(records, statusLabel(record.kind, record.status), say), isSame: true }
  }
  if (first.to !== 'completed') {
    const status = say(statusLabel(record.kind, record.status))
    return { text: say('{name}: not possible from the status “{status}”.', { name, status }) }
  }
  const moves = nextMoves(record.kind, record.status).map(({ label }) => say(label))
  const text = say('{name} can’t be marked as done: use {moves}.', {
    name,
    moves: new Intl.ListFormat(pageLanguages[language].locale, { type: 'disjunction' }).format(moves),
  })
  const link = records.length === 1 ? { to: recordPath(record), label: say('Open') } : undefined
  return { text, isAdvice: true, link }
}

const stateOf = (record: RecordRow | null | undefined) => `${record?.kind} ${record?.status}`

/** A decided application is done, too. */
const isThere = ({ kind, status }: RecordRow, to: string | undefined) =>
  status === to || (to === 'completed' && status !== 'spam' && !isOpen(kind, status))

/** Asks before they are merged, with all of them chosen. */
function mergePage([first = '', ...others]: readonly string[], request: Request) {
  const path = inList(`${inboxPath}/${first}/merge`, listOf(request))
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(others.map((other) => ['other', other]))}`
}

const noneSelected = 'You didn’t select any records, so nothing has changed.'

const withTags = (list: string, tags: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [tagsParam]: tags })}`

// The verbs for several records. Each is changed separately, so a refused one does not stop the others.

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
/** @property problem in the reader's language @property merges the references of records that can be merged */
type Result = Changes | { problem: string } | { merges: string[] }
type Verb = (given: Given, by: StaffBy) => Promise<Result>

type Reason = 'gone' | 'changed' | 'unchanged' | 'wrong move' | 'not theirs' | 'too many tags'
/** @property to the status that a record could not be moved to */
type Left = Target & { reason: Reason; to?: string }
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
  merge: async ({ targets, say }) => {
    const found = await Promise.all(targets.map(({ kind, reference }) => findRecord(db, kind, reference)))
    const records = found.filter((record) => record !== null)
    if (records.length < 2) return { problem: say('Select two or more records of one person to merge them.') }
    if (!areOfOnePerson(records))
      return { problem: say('The selected records aren’t from one email address, so they can’t be merged.') }
    if (!records.every(isMergeable))
      return { problem: say('Only open enquiries can be merged: reopen a completed one first.') }
    return { merges: records.map(({ reference }) => reference) }
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
async function changeMany(pressed: string, given: Omit<Given, 'choice'>, by: StaffBy): Promise<Result> {
  const { until, tags } = given.typed
  // A tag may have a colon.
  const [verb = '', ...choice] = (pressed || (tags ? 'tag' : until ? 'snooze' : '')).split(':')
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return run ? run({ ...given, choice: choice.join(':') }, by) : nothing
}

/** Reads a selected record as targetText writes it. */
function readTarget(text: string): Target | null {
  const [reference = '', version = ''] = text.split('.', 2)
  const kind = kindOf(reference)
  return kind && /^\d{1,9}$/.test(version) ? { kind, reference, version: Number(version) } : null
}
