// Pauses an issue that harms the sender's name: too many mails come back, or are reported as spam.

import { toStored } from '#app/languages/stored-messages.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { findIssue } from '../issues/issues.server.ts'
import { handedOver, type RecipientCounts } from './recipient-counts.ts'

/** Above these shares the provider pauses the whole account. */
const mostBounces = 0.04
const mostComplaints = 0.0008
/** A single one says nothing yet. */
const leastBounces = 5
const leastComplaints = 2

const noCounts: RecipientCounts = {
  queued: 0,
  batched: 0,
  accepted: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
  skipped: 0,
  failed: 0,
  unknown: 0,
}

export async function recipientCounts(db: Db | Trx, issueId: string): Promise<RecipientCounts> {
  const rows = await db.selectFrom('newsletter_counts').selectAll().where('issue_id', '=', issueId).execute()
  return { ...noCounts, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) }
}

type Tolerated = Pick<IssueRow, 'tolerated_bounces' | 'tolerated_complaints'>

/** Why it must be paused, as it is stored; null if it need not. What staff had seen when they resumed it does not count again. */
function whyUnhealthy(counts: RecipientCounts, tolerated: Tolerated): string | null {
  const { bounced, complained } = counts
  const handed = handedOver(counts)
  const bounces = bounced - Number(tolerated.tolerated_bounces)
  const complaints = complained - Number(tolerated.tolerated_complaints)
  if (bounces >= leastBounces && bounces > handed * mostBounces) {
    return toStored('{bounced} of {handed} emails bounced, more than 4%. The email service may block the account.', {
      bounced,
      handed,
    })
  }
  if (complaints >= leastComplaints && complaints > handed * mostComplaints) {
    return toStored(
      '{complained} of {handed} emails were reported as spam, more than 0.08%. The email service may block the account.',
      { complained, handed },
    )
  }
  return null
}

export async function pauseIssue(db: Db | Trx, id: string, reason: string): Promise<void> {
  await db
    .updateTable('newsletter_issues')
    .set((e) => ({ status: 'paused', pause_reason: reason, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['preparing', 'sending'])
    .execute()
}

export async function pauseIfUnhealthy(db: Db | Trx, id: string): Promise<void> {
  const issue = await findIssue(db, id)
  const reason = issue && whyUnhealthy(await recipientCounts(db, id), issue)
  if (reason) await pauseIssue(db, id, reason)
}
