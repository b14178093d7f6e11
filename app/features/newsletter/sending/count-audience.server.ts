// Counts who gets an issue and who does not, before anything leaves.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type By, recordExport } from '#db/audit.ts'
import { portion, readPage, walkPages } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Frequency } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'
import { findIssue, listTexts } from '../issues/issues.server.ts'
import { type Audience, type LeftOut, languageFor, whyLeftOut } from './audience.ts'

/** Small enough that other requests wait for a few milliseconds only. */
const rowsAtOnce = 5_000

export type AudienceCount = {
  /** The mails that leave, by language. */
  byLanguage: Partial<Record<Language, number>>
  leftOut: Partial<Record<LeftOut, number>>
}

export async function countAudience(db: Db, audience: Audience): Promise<AudienceCount> {
  const counted: AudienceCount = { byLanguage: {}, leftOut: {} }
  for (let after = 0; ; ) {
    const groups = await countPortion(db, audience, after)
    if (groups.length === 0) return counted
    after = Math.max(...groups.map(({ last }) => Number(last)))
    for (const group of groups) addGroup(counted, group, audience)
    await othersTurn()
  }
}

/** Of an issue with the texts that it has. */
export async function countReadersOf(db: Db, issue: IssueRow): Promise<AudienceCount> {
  const texts = await listTexts(db, issue.id)
  return countAudience(db, { ...issue, languages: texts.map(({ language }) => language) })
}

type Group = {
  language: Language
  frequency: Frequency
  declined: number
  agreed: number
  count: number
  last: number
}

function countPortion(db: Db, { topic }: Audience, after: number): Promise<Group[]> {
  const active = db
    .selectFrom('subscribers')
    .select((e) => [
      'seq',
      'language',
      'frequency',
      e.case().when('declined_topics', 'like', `%,${topic},%`).then(1).else(0).end().as('declined'),
      e.case().when('marketing_at', 'is not', null).then(1).else(0).end().as('agreed'),
    ])
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(rowsAtOnce)
    .as('active')
  return db
    .selectFrom(active)
    .select(['language', 'frequency', 'declined', 'agreed'])
    .select([sql<number>`count(*)`.as('count'), sql<number>`max(seq)`.as('last')])
    .groupBy(['language', 'frequency', 'declined', 'agreed'])
    .execute()
}

function addGroup(counted: AudienceCount, group: Group, audience: Audience) {
  const reader = {
    ...group,
    declined_topics: group.declined ? `,${audience.topic},` : '',
    marketing_at: group.agreed ? 1 : null,
  }
  const reason = whyLeftOut(reader, audience)
  const language = languageFor(group.language, audience)
  const count = Number(group.count)
  if (reason) counted.leftOut[reason] = (counted.leftOut[reason] ?? 0) + count
  else if (language) counted.byLanguage[language] = (counted.byLanguage[language] ?? 0) + count
}

// The ledger of an issue: one row per mail.

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
