// Begins an issue whose time has come: fixes its texts, then lists its recipients in portions.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { DrawnIssue } from '#app/mail/issue/issue.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueRow, IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { listTexts, lockIssue } from '../issues/issues.server.ts'
import { type Audience, isWanted } from './audience.ts'

/** Keeps the database busy for a few milliseconds only. */
const portion = 1_000

/** Draws one text of an issue as its mails will be. */
export type DrawText = (issue: IssueRow, text: IssueTextRow) => Promise<DrawnIssue>

export const findDueIssue = async (db: Db, now: number): Promise<IssueRow | null> =>
  (await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(1)
    .executeTakeFirst()) ?? null

/** From here on the issue cannot be changed. @returns false if it was changed meanwhile: the next round tries again */
export async function freezeIssue(db: Db, issue: IssueRow, draw: DrawText, now: number): Promise<boolean> {
  const texts = await listTexts(db, issue.id)
  const drawn = await Promise.all(texts.map(async (text) => ({ text, mail: await draw(issue, text) })))
  return db.transaction().execute(async (trx) => {
    const locked = await lockIssue(trx, issue.id, ['scheduled'])
    if (locked?.version !== issue.version || !isSame(texts, await listTexts(trx, issue.id))) return false
    await trx
      .updateTable('newsletter_issues')
      .set({ status: 'preparing', started_at: now, version: issue.version + 1 })
      .where('id', '=', issue.id)
      .execute()
    for (const { text, mail } of drawn) {
      await trx
        .insertInto('newsletter_frozen')
        .values({ issue_id: issue.id, language: text.language, ...mail, digest: digestOf(mail) })
        .execute()
    }
    return true
  })
}

const digestOf = (mail: DrawnIssue) =>
  createHash('sha256')
    .update(JSON.stringify([mail.subject, mail.html, mail.text]))
    .digest('hex')

const isSame = (before: readonly IssueTextRow[], after: readonly IssueTextRow[]) =>
  JSON.stringify(before.map(({ language, version }) => [language, version])) ===
  JSON.stringify(after.map(({ language, version }) => [language, version]))

/**
 * Lists the next recipients; the place in the list of subscribers is stored in the same transaction, so that a process that
 * ends here loses and repeats nothing. @returns whether there may be more
 */
export function preparePortion(db: Db, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id, ['preparing'])
    if (!issue) return false
    const last = await lastOfPortion(trx, Number(issue.prepared_seq))
    if (last === null) {
      await trx
        .updateTable('newsletter_issues')
        .set((e) => ({ status: 'sending', prepared_at: now, version: e('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
      await renewStatistics(trx)
      return false
    }
    await giveKeys(trx, Number(issue.prepared_seq), last)
    const added = await addRecipients(trx, issue, last, now)
    await trx
      .updateTable('newsletter_issues')
      .set((e) => ({ prepared_seq: last, prepared: e('prepared', '+', added) }))
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** With statistics from before the listing, PostgreSQL would sort all that is queued for each batch. */
async function renewStatistics(trx: Trx) {
  if (isPostgres(trx)) await sql`analyze (skip_locked) newsletter_recipients`.execute(trx)
}

async function lastOfPortion(trx: Trx, after: number): Promise<number | null> {
  const next = trx
    .selectFrom('subscribers')
    .select('seq')
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(portion)
    .as('next')
  const { last } = await trx
    .selectFrom(next)
    .select((e) => e.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? null : Number(last)
}

/** For subscribers whose row was written by a release that knew no keys. */
async function giveKeys(trx: Trx, after: number, last: number) {
  const without = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .where('link_key', 'is', null)
    .execute()
  for (const { id } of without) {
    await trx
      .updateTable('subscribers')
      .set({ link_key: randomBytes(32).toString('hex') })
      .where('id', '=', id)
      .execute()
  }
}

/** @returns the number of recipients */
async function addRecipients(trx: Trx, issue: IssueRow, last: number, now: number): Promise<number> {
  const frozen = await trx.selectFrom('newsletter_frozen').select('language').where('issue_id', '=', issue.id).execute()
  const languages = frozen.map(({ language }) => language)
  const audience: Audience = { ...issue, languages }
  const fallback: Language | null = issue.without_text === 'English' && languages.includes('en') ? 'en' : null
  if (languages.length === 0) return 0
  const result = await trx
    .insertInto('newsletter_recipients')
    .columns(['issue_id', 'n', 'subscriber_id', 'language', 'state', 'changed_at'])
    .expression((e) =>
      e
        .selectFrom('subscribers')
        .select((s) => [
          s.val(issue.id).as('issue_id'),
          sql<number>`${issue.prepared} + row_number() over (order by seq)`.as('n'),
          'id',
          fallback
            ? sql`case when language in (${sql.join(languages)}) then language else ${sql.lit(fallback)} end`.as(
                'language',
              )
            : 'language',
          sql`'queued'`.as('state'),
          sql`cast(${now} as bigint)`.as('changed_at'),
        ])
        .where('seq', '>', Number(issue.prepared_seq))
        .where('seq', '<=', last)
        .where(isWanted(audience))
        .$if(fallback === null, (query) => query.where('language', 'in', languages))
        .where((s) =>
          s.not(
            s.exists(
              s
                .selectFrom('newsletter_recipients as listed')
                .select('listed.n')
                .where('listed.issue_id', '=', issue.id)
                .whereRef('listed.subscriber_id', '=', 'subscribers.id'),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}
