// The ledger of an issue: one row per mail.
import { type By, recordExport } from '#db/audit.ts'
import { portion, readPage, walkPages } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import { findIssue } from '../issues/issues.server.ts'

export type RecipientRow = Awaited<ReturnType<typeof readRecipients>>['rows'][number]

/** In pages, so that a download of any length needs little memory. The address is null once its reader has left. */
export const walkRecipients = (db: Db, issueId: string) => walkPages((after) => readRecipients(db, issueId, after))

const readRecipients = (db: Db, issueId: string, after?: readonly (number | string)[]) =>
  readPage(
    db
      .selectFrom('newsletter_recipients')
      .leftJoin('subscribers', 'subscribers.id', 'newsletter_recipients.subscriber_id')
      .select(['n', 'email', 'newsletter_recipients.language', 'state', 'reason', 'changed_at'])
      .where('issue_id', '=', issueId),
    { by: ['n'], after, size: portion, isRising: true },
  )

/** @returns false if there is no such issue */
export async function recordRecipientsExport(db: Db, issueId: string, by: By): Promise<boolean> {
  const issue = await findIssue(db, issueId)
  if (!issue) return false
  await recordExport(db, { kind: 'issue', detail: { title: issue.title, recipients: issue.prepared } }, by)
  return true
}
