// What can be done with a whole issue: each move, the statuses that allow it, and what it does.

import { setImmediate as othersTurn } from 'node:timers/promises'
import { toStored } from '#app/languages/stored-messages.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { countReadersOf } from '../sending/count-audience.server.ts'
import { recipientCounts } from '../sending/health.server.ts'
import { cancelledReason, queueMissed } from '../sending/portions.server.ts'
import type { IssueSchedule } from './issue-schema.ts'
import { findIssue, listTexts, lockIssue } from './issues.server.ts'
import { sendMoment } from './send-moment.ts'
import { allowedIn, type IssueMove } from './words.ts'

type Refusal = 'gone' | 'changed' | 'wrong status'
type MoveRefusal = Refusal | 'nothing missed' | 'has a number'
type Moved<Reason> = { ok: true } | { ok: false; reason: Reason }

const verbs = {
  unschedule: 'unscheduled',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
  'send-missed': 'missed-sent',
  delete: 'deleted',
} as const

export async function moveIssue(
  db: Db,
  { id, version, move }: { id: string; version: number; move: IssueMove },
  by: By,
): Promise<Moved<MoveRefusal>> {
  const moved = await db.transaction().execute(async (trx): Promise<Moved<MoveRefusal>> => {
    const issue = await lockIssue(trx, id)
    if (!issue) return { ok: false, reason: 'gone' }
    // Figures and status change by themselves while it is being sent: then the status alone decides.
    if (!allowedIn[move].includes(issue.status)) return { ok: false, reason: 'wrong status' }
    if (issue.status === 'draft' && issue.version !== version) return { ok: false, reason: 'changed' }
    const refusal = await moves[move](trx, issue, by)
    if (refusal) return { ok: false, reason: refusal }
    await recordAudit(trx, { verb: verbs[move], kind: 'issue', id, reference: issue.title }, by)
    return { ok: true }
  })
  // The first of the missed mails are queued with the move. If the process ends here, the rest stays missed.
  const rest = { statuses: ['preparing', 'sending'], now: by.now } as const
  if (moved.ok && move === 'send-missed') while (await queueMissed(db, id, rest)) await othersTurn()
  return moved
}

const moves: Record<IssueMove, (trx: Trx, issue: IssueRow, by: By) => Promise<MoveRefusal | null>> = {
  unschedule: (trx, issue) => set(trx, issue, { status: 'draft', send_at: null, zone: null }),
  pause: (trx, issue, { actor }) =>
    set(trx, issue, { status: 'paused', pause_reason: toStored('Paused by {name}.', { name: actor.name }) }),
  resume,
  cancel: async (trx, issue, { now }) => {
    await closeBatches(trx, issue, now)
    return set(trx, issue, { status: 'cancelled', pause_reason: null, ended_at: now })
  },
  'send-missed': async (trx, issue, { now }) => {
    const isAny = await queueMissed(trx, issue.id, { statuses: allowedIn['send-missed'], now })
    if (!isAny && issue.prepared_at !== null) return 'nothing missed'
    const status = issue.prepared_at === null ? 'preparing' : 'sending'
    // A cancelled issue is not public until it is sent.
    return set(trx, issue, issue.status === 'cancelled' ? { status, ended_at: null } : { status })
  },
  delete: async (trx, issue) => {
    if (issue.number !== null) return 'has a number'
    await trx.deleteFrom('newsletter_issues').where('id', '=', issue.id).execute()
    return null
  },
}

async function set(trx: Trx, { id, version }: IssueRow, values: Partial<Omit<IssueRow, 'id' | 'version'>>) {
  await trx
    .updateTable('newsletter_issues')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return null
}

/** What came back so far was seen, and pauses it no more. */
async function resume(trx: Trx, issue: IssueRow) {
  const { bounced, complained } = await recipientCounts(trx, issue.id)
  const tolerated = { tolerated_bounces: bounced, tolerated_complaints: complained }
  return set(trx, issue, {
    ...tolerated,
    status: issue.prepared_at === null ? 'preparing' : 'sending',
    pause_reason: null,
  })
}

/** Batches that were handed over may have been sent; the rest of the mails is dropped in portions (sending/portions.server.ts). */
async function closeBatches(trx: Trx, { id }: IssueRow, now: number) {
  const open = trx.selectFrom('newsletter_batches').select('id').where('issue_id', '=', id).where('state', '=', 'open')
  await trx
    .updateTable('newsletter_recipients')
    .set({ state: 'unknown', reason: cancelledReason, changed_at: now })
    .where('issue_id', '=', id)
    .where('state', '=', 'batched')
    .where('batch_id', 'in', open.where('attempts', '>', 0))
    .execute()
  await trx
    .updateTable('newsletter_batches')
    .set({ state: 'unknown', error: cancelledReason, sealed: null, locked_until: null })
    .where('id', 'in', open)
    .execute()
}

/**
 * Schedules an issue if its moment, its texts and its readers allow it.
 * @param findErrors what must be mended before, which depends on posts and pictures too
 */
export async function tryToSchedule<Found>(
  db: Db,
  { id, value, findErrors }: { id: string; value: IssueSchedule; findErrors: () => Promise<Found[]> },
  by: By,
) {
  const issue = await findIssue(db, id)
  if (!issue) return { ok: false, reason: 'gone' } as const
  const moment = sendMoment(value, issue.send_at, by.now)
  if (!moment.ok) return moment
  const found = await findErrors()
  if (found.length > 0) return { ok: false, reason: 'error', found } as const
  const isForNobody = Object.keys((await countReadersOf(db, issue)).byLanguage).length === 0
  // At a later time there may be readers.
  if (isForNobody && value.when === 'now') return { ok: false, reason: 'nobody' } as const
  const scheduled = await scheduleIssue(db, { id, version: value.version, sendAt: moment.at, zone: value.zone }, by)
  return scheduled.ok ? { ...scheduled, isForNobody } : scheduled
}

type ScheduleRefusal = Refusal | 'no text' | 'no English text'
type Schedule = { id: string; version: number; sendAt: number; zone: string }

/** Its number is given when it is first scheduled, and stays. */
export function scheduleIssue(
  db: Db,
  { id, version, sendAt, zone }: Schedule,
  by: By,
): Promise<Moved<ScheduleRefusal>> {
  return db.transaction().execute(async (trx): Promise<Moved<ScheduleRefusal>> => {
    await takeAdvisoryLock(trx, 'newsletter numbers')
    const issue = await lockIssue(trx, id)
    if (!issue) return { ok: false, reason: 'gone' }
    if (issue.status !== 'draft' && issue.status !== 'scheduled') return { ok: false, reason: 'wrong status' }
    if (isRepeated(issue, { version, sendAt, zone }, by.now)) return { ok: true }
    if (issue.version !== version) return { ok: false, reason: 'changed' }
    const texts = await listTexts(trx, id)
    if (texts.length === 0) return { ok: false, reason: 'no text' }
    const hasEnglish = texts.some(({ language }) => language === 'en')
    if (issue.without_text === 'English' && !hasEnglish) return { ok: false, reason: 'no English text' }
    const number = issue.number ?? (await nextNumber(trx))
    await set(trx, issue, { status: 'scheduled', send_at: sendAt, zone, number })
    const entry = { verb: 'scheduled', kind: 'issue', id, reference: issue.title, detail: { number, sendAt } } as const
    await recordAudit(trx, entry, by)
    return { ok: true }
  })
}

/** The second press of the same button. "Now" is another moment each time. */
const isRepeated = (issue: IssueRow, { version, sendAt, zone }: Omit<Schedule, 'id'>, now: number) =>
  issue.status === 'scheduled' &&
  issue.version === version + 1 &&
  issue.zone === zone &&
  issue.send_at !== null &&
  (Number(issue.send_at) === sendAt || Math.max(Number(issue.send_at), sendAt) <= now)

async function nextNumber(trx: Trx): Promise<number> {
  const { highest } = await trx
    .selectFrom('newsletter_issues')
    .select((e) => e.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow()
  return Number(highest ?? 0) + 1
}
