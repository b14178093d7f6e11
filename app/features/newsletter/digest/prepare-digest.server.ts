// The monthly digest: a draft of what was sent and published in the month before, for subscribers who want one mail a month.
// It is made once a month, and is sent only when a person schedules it.

import { findOffice } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { addIssue, storeText } from '../issues/write-issue.server.ts'
import { digestText, type Found } from './digest-text.ts'
import { type Month, monthBefore } from './month.ts'
import { digestTitle } from './words.ts'

/** The posts in a language that became public in a time. */
export type ListPosts = (when: { from: number; until: number; language: Language }) => Promise<Found['posts']>

const mostListed = 10

/** @returns the id of the issue if it was made now */
export async function prepareDigest(db: Db, listPosts: ListPosts, now: number): Promise<string | null> {
  const month = monthBefore(now, await primaryZone(db, now))
  if (await isPrepared(db, month)) return null
  const texts = await findTexts(db, month, listPosts)
  return db.transaction().execute(async (trx) => {
    const isTaken = await takeMonth(trx, month, now)
    if (!isTaken || texts.length === 0 || !(await hasReaders(trx))) return null
    const hasEnglish = texts.some(({ language }) => language === 'en')
    const settings = { frequency: 'monthly', without_text: hasEnglish ? 'English' : 'nothing' } as const
    const title = digestTitle(month.month)
    const id = await addIssue(trx, { title, topic: 'all', ...settings }, { actor: theSite, now })
    for (const text of texts) {
      await storeText(trx, { ...text, issue_id: id, version: 1, saved_at: now, saved_by: theSite.name })
    }
    await trx.updateTable('newsletter_digests').set({ issue_id: id }).where('month', '=', month.month).execute()
    return id
  })
}

async function primaryZone(db: Db, now: number): Promise<string> {
  const { primaryOffice } = await readCompany(db, now)
  return findOffice(primaryOffice)?.zone ?? 'UTC'
}

async function isPrepared(db: Db, { month }: Month): Promise<boolean> {
  const row = await db.selectFrom('newsletter_digests').select('month').where('month', '=', month).executeTakeFirst()
  return row !== undefined
}

async function hasReaders(db: Trx): Promise<boolean> {
  const reader = db.selectFrom('subscribers').select('id').where('status', '=', 'active')
  return (await reader.where('frequency', '=', 'monthly').limit(1).executeTakeFirst()) !== undefined
}

/** @returns false if another server was faster */
async function takeMonth(trx: Trx, { month }: Month, now: number): Promise<boolean> {
  const taken = await trx
    .insertInto('newsletter_digests')
    .values({ month, issue_id: null, made_at: now })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('month')
    .executeTakeFirst()
  return taken !== undefined
}

/** One text for each language in which an issue was sent or a post published. */
async function findTexts(db: Db, month: Month, listPosts: ListPosts) {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const found = { issues: await issuesOf(db, month, language), posts: await listPosts({ ...month, language }) }
      const isEmpty = found.issues.total === 0 && found.posts.total === 0
      return isEmpty ? [] : [{ language, ...digestText(month.month, language, found) }]
    }),
  )
  return texts.flat()
}

/** Neither other digests nor advertisements: a digest must not be labelled as one. */
async function issuesOf(db: Db, { from, until }: Month, language: Language): Promise<Found['issues']> {
  const issues = db
    .selectFrom('newsletter_issues')
    .innerJoin('newsletter_texts as text', 'text.issue_id', 'newsletter_issues.id')
    .where('text.language', '=', language)
    .where('status', 'in', ['preparing', 'sending', 'paused', 'sent'])
    .where('frequency', '=', 'each')
    .where('is_advertising', '=', 0)
    .where('started_at', '>=', from)
    .where('started_at', '<', until)
  const [rows, { total }] = await Promise.all([
    issues.select(['number', 'text.subject']).orderBy('number', 'desc').limit(mostListed).execute(),
    issues.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { listed: rows.map(({ number, subject }) => ({ number: number ?? 0, subject })), total: Number(total) }
}

type WaitingDigest = { id: string; month: string }

/** Digests that no person has scheduled yet, newest first. */
export async function listWaitingDigests(db: Db): Promise<WaitingDigest[]> {
  return db
    .selectFrom('newsletter_digests')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'newsletter_digests.issue_id')
    .select(['newsletter_issues.id', 'month'])
    .where('status', '=', 'draft')
    .orderBy('month', 'desc')
    .limit(3)
    .execute()
}
