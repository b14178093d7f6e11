// The newsletter issues that use a picture of the media library: drafts, and those that were sent, whose mails still show it.
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'

export const issuesUsing = (db: Db | Trx, hash: string) =>
  db
    .selectFrom('newsletter_texts as text')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'text.issue_id')
    .select(['issue.id', 'issue.title', 'issue.status'])
    .where('text.body', 'like', `%/media/${hash}-%`)

type IssueUse = Pick<IssueRow, 'id' | 'title' | 'status'>

/** Each issue once, newest first. */
export const listIssuesUsing = (db: Db, hash: string): Promise<IssueUse[]> =>
  issuesUsing(db, hash).distinct().orderBy('issue.id', 'desc').limit(50).execute()
