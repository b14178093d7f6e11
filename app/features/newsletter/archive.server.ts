// The public archive: issues that were sent, as anyone may read them, and their entries in the site search. The page of an
// issue is there from the first mail on, because each mail leads to it.

import { expressionBuilder } from 'kysely'
import { dropSearchEntry, putSearchEntry } from '#db/queries/site-search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { IssueRow, IssueStatus, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { issuePath } from './issue-path.ts'

export const issuesPerPage = 20

type Heading = Pick<IssueTextRow, 'language' | 'subject' | 'preheader'>
type IssueText = Heading & Pick<IssueTextRow, 'body'>
type Sent<Text> = { id: string; number: number; topic: IssueRow['topic']; sentAt: number; texts: Text[] }
type ListedIssue = Sent<Heading>
export type SentIssue = Sent<IssueText>
type DatedText = Pick<IssueTextRow, 'language' | 'subject'> & Pick<SentIssue, 'number' | 'sentAt'>

const issue = expressionBuilder<Database, 'newsletter_issues'>()

/** Listed from the end of sending, also while mails that were missed follow. */
const wasSent = issue.and([
  issue('newsletter_issues.status', 'in', ['sent', 'sending', 'paused']),
  issue('newsletter_issues.ended_at', 'is not', null),
  issue('newsletter_issues.number', 'is not', null),
])

const mayBeInMails: readonly IssueStatus[] = ['sending', 'paused', 'sent', 'cancelled']

/** True once a reader can have its mail: batches are handed over after all recipients are listed. */
export const hasPage = ({ status, number, prepared_at }: Pick<IssueRow, 'status' | 'number' | 'prepared_at'>) =>
  mayBeInMails.includes(status) && number !== null && prepared_at !== null

const sent = (db: Db) => db.selectFrom('newsletter_issues').where(wasSent)

const newestFirst = (db: Db, { size, from = 0 }: { size: number; from?: number }) =>
  sent(db)
    .select(['id', 'number', 'topic', 'ended_at', 'created_at'])
    .orderBy('number', 'desc')
    .limit(size)
    .offset(from)
    .execute()

/** One page, newest first, with the total. */
export async function listSentIssues(db: Db, page: number): Promise<{ issues: ListedIssue[]; total: number }> {
  const [total, rows] = await Promise.all([
    countSentIssues(db),
    newestFirst(db, { size: issuesPerPage, from: (page - 1) * issuesPerPage }),
  ])
  const ids = rows.map(({ id }) => id)
  const texts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('newsletter_texts')
          .select(['issue_id', 'language', 'subject', 'preheader'])
          .where('issue_id', 'in', ids)
          .execute()
  return { issues: rows.map((row) => withTexts(row, texts)), total }
}

export async function countSentIssues(db: Db): Promise<number> {
  const { total } = await sent(db)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The newest issues with their whole texts. */
export async function listNewestIssues(db: Db, size: number): Promise<SentIssue[]> {
  const rows = await newestFirst(db, { size })
  return Promise.all(rows.map(async (row) => withTexts(row, await textsOf(db, row.id))))
}

/** @property isListed false while its first mails are sent, and after a cancellation */
type IssueOnPage = SentIssue & { isListed: boolean }

/** The issue of a page; null without one. */
export async function findIssuePage(db: Db, number: number): Promise<IssueOnPage | null> {
  const row = await db.selectFrom('newsletter_issues').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row || !hasPage(row)) return null
  const isListed = row.ended_at !== null && row.status !== 'cancelled'
  return { ...withTexts(row, await textsOf(db, row.id)), isListed }
}

/** The addresses of the issues with these numbers that have a page, in English and in the languages of their texts. */
export async function issueAddresses(db: Db, numbers: readonly number[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await db
    .selectFrom('newsletter_issues')
    .innerJoin('newsletter_texts', 'issue_id', 'newsletter_issues.id')
    .select(['number', 'status', 'prepared_at', 'language'])
    .where('number', 'in', numbers.slice(0, 500))
    .execute()
  return new Set(
    rows
      .filter(hasPage)
      .flatMap(({ number, language }) => [issuePath(Number(number), 'en'), issuePath(Number(number), language)]),
  )
}

const textsOf = (db: Db, id: string) =>
  db.selectFrom('newsletter_texts').selectAll().where('issue_id', '=', id).execute()

const mostInSitemap = 3_000

/** Every text of the newest issues, with the time of its issue. */
export async function listIssueTexts(db: Db): Promise<DatedText[]> {
  const rows = await sent(db)
    .innerJoin('newsletter_texts as text', 'text.issue_id', 'newsletter_issues.id')
    .select(['number', 'text.language', 'text.subject', 'ended_at', 'created_at'])
    .orderBy('number', 'desc')
    .orderBy('text.language')
    .limit(mostInSitemap)
    .execute()
  return rows.map(({ number, ended_at, created_at, ...text }) => ({
    ...text,
    number: number ?? 0,
    sentAt: ended_at ?? created_at,
  }))
}

type Row = Pick<IssueRow, 'id' | 'number' | 'topic' | 'ended_at' | 'created_at'> & Partial<Pick<IssueRow, 'started_at'>>

function withTexts<Text extends Heading & { issue_id: string }>(row: Row, texts: readonly Text[]): Sent<Text> {
  const own = texts.filter(({ issue_id }) => issue_id === row.id)
  return {
    id: row.id,
    number: row.number ?? 0,
    topic: row.topic,
    sentAt: row.ended_at ?? row.started_at ?? row.created_at,
    texts: own.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language)),
  }
}

/** The first that an issue has is shown where none is asked for. */
const order: readonly Language[] = ['en', 'ko', 'fr']

type Unindexed = IssueText & { id: string; number: number; sentAt: number }

/** Texts of sent issues that the site search does not know yet. */
export async function listUnindexedTexts(db: Db, limit: number): Promise<Unindexed[]> {
  const rows = await db
    .selectFrom('newsletter_texts as text')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'text.issue_id')
    .select(['issue_id', 'language', 'subject', 'preheader', 'body', 'number', 'ended_at', 'created_at'])
    .where(wasSent)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('search_entries')
            .select('seq')
            .where('kind', '=', 'issue')
            .whereRef('section', '=', 'text.issue_id')
            .whereRef('search_entries.language', '=', 'text.language'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ issue_id, number, ended_at, created_at, ...text }) => ({
    ...text,
    id: issue_id,
    number: number ?? 0,
    sentAt: ended_at ?? created_at,
  }))
}

type Found = { path: string; body: string; unseen: string }

export function indexIssueText(db: Db, text: Unindexed, found: Found): Promise<void> {
  const { id, subject: title, preheader: summary, language, sentAt: liveFrom } = text
  const place = { kind: 'issue', ref: `${id}.${language}`, section: id }
  return db
    .transaction()
    .execute((trx) => putSearchEntry(trx, { ...place, title, summary, language, liveFrom, ...found }))
}

/** Takes out of the search what is not public any more. */
export async function dropUnsentFromSearch(db: Db, limit: number): Promise<void> {
  const gone = await db
    .selectFrom('search_entries')
    .select('ref')
    .where('kind', '=', 'issue')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('newsletter_issues')
            .select('id')
            .where(wasSent)
            .whereRef('newsletter_issues.id', '=', 'search_entries.section'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  for (const { ref } of gone) await db.transaction().execute((trx) => dropSearchEntry(trx, 'issue', ref))
}
