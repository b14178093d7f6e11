// Applies an action to all selected records.

import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { recordPath, writableKinds } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { isOpen, nextMoves, statusLabel } from '#app/features/records/statuses.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { WayOn } from '#app/ui/toasts/toast-message.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'
import { already, type Named, namesOf } from '../records/words.ts'
import { tagsParam } from './bulk-choices.ts'
import { changeMany, type Left, readTarget } from './bulk-verbs.server.ts'
import { inboxPath, inboxUrl, listOf } from './query.ts'

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
  run: async ({ value, staff, by, say, language }) => {
    const kinds = writableKinds(staff.role)
    const asked = value.record.map(readTarget).filter((target) => target !== null)
    const targets = asked.filter(({ kind }) => kinds.includes(kind))
    const given = { targets, typed: value, zone: staff.timeZone, say, language }
    const result = await changeMany(value.do, given, by)
    if (asked.length === 0) return { ok: true, kind: 'error', text: message(noneSelected) } as const
    if ('problem' in result) return { ok: true, kind: 'error', text: drawn(result.problem) } as const
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
type Told = { text: string; isSame?: true; isAdvice?: true; link?: WayOn }

/** Why selected records were left unchanged: one reason for all of them is told, and what can be done instead of “Done”. */
async function leftWords({ left, same, count, say, language }: Unchanged): Promise<Told> {
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

const noneSelected = 'You didn’t select any records, so nothing has changed.'

const withTags = (list: string, tags: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [tagsParam]: tags })}`
