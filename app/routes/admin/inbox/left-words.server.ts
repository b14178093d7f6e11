// Why selected records were left unchanged; the reason of a single one is told by its name.
import { db } from '#app/db.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import type { Left } from './bulk-verbs.server.ts'

const reasons = {
  changed: '{name} has changed in the meantime.',
  'wrong move': '{name}: not possible from the status “{status}”.',
  'not theirs': 'This person can’t reply to {name}.',
  'too many tags': '{name} would have more than ten tags.',
} as const

const oneLeft = '1 was left unchanged: the status doesn’t allow it, or the record has changed in the meantime.'
const someLeft = '{count} were left unchanged: the status doesn’t allow it, or the record has changed in the meantime.'

/** @param count of all that were left, also of those that the reader must not change */
export async function leftWords(say: Say, left: readonly Left[], count: number): Promise<string> {
  const [only] = left
  if (only && left.length === count && left.every(needsDecision)) {
    if (count > 1) return say('{count} are applications: accept or reject them instead.', { count })
    const name = (await findRecord(db, only.kind, only.reference))?.name
    if (name) return say('{name} is an application: accept or reject it instead.', { name })
  }
  if (count > 1) return say(someLeft, { count })
  if (!only || only.reason === 'gone') return say(oneLeft)
  const record = await findRecord(db, only.kind, only.reference)
  if (!record) return say(oneLeft)
  return say(reasons[only.reason], { name: record.name, status: say(statusLabel(record.kind, record.status)) })
}

/** An application is closed by a decision, never as done. */
const needsDecision = ({ kind, to, reason }: Left) =>
  kind === 'application' && to === 'completed' && reason === 'wrong move'
