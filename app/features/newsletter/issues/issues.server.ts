// Reads issues and their texts.
import { sql } from 'kysely'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow, IssueStatus, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'

/** One page, newest first. */
export const listIssues = (db: Db, { status }: { status?: IssueStatus }, after?: Cursor): Promise<Page<IssueRow>> =>
  readPage(
    db
      .selectFrom('newsletter_issues')
      .selectAll()
      .$if(status !== undefined, (query) => query.where('status', '=', status as IssueStatus)),
    { by: ['created_at', 'id'], after },
  )

export const findIssue = async (db: Db | Trx, id: string): Promise<IssueRow | null> =>
  (await db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Those that have a text, in the order of their languages' names. */
export const listTexts = (db: Db | Trx, id: string): Promise<IssueTextRow[]> =>
  db.selectFrom('newsletter_texts').selectAll().where('issue_id', '=', id).orderBy('language').execute()

export const findText = async (db: Db | Trx, id: string, language: Language): Promise<IssueTextRow | null> =>
  (await db
    .selectFrom('newsletter_texts')
    .selectAll()
    .where('issue_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()) ?? null

/** Issues by status, for the tabs of their list. */
export async function countIssues(db: Db): Promise<Partial<Record<IssueStatus, number>>> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Changes no value: locks the issue until the transaction ends. @returns undefined in another status */
export const lockIssue = (trx: Trx, id: string, statuses?: readonly IssueStatus[]): Promise<IssueRow | undefined> =>
  trx
    .updateTable('newsletter_issues')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .returningAll()
    .executeTakeFirst()
