// An issue's mails as they would be sent now.

import { readCompany } from '#app/features/texts/company/company.server.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { postsIn } from '#app/mail/issue/body.server.ts'
import { drawIssue } from '#app/mail/issue/draw-issue.server.ts'
import type { DrawnIssue, IssueText, PostCard, SenderFacts } from '#app/mail/issue/issue.ts'
import { fillSlots } from '#app/mail/issue/slots.ts'
import { currentMailLook } from '#app/mail/outbox/queue.server.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { hasPage } from '../archive.server.ts'
import { issuePath } from '../issue-path.ts'

/** The public posts among these addresses, as their cards show them. */
export type FindPosts = (slugs: readonly string[]) => Promise<ReadonlyMap<string, PostCard>>

type DrawnText = { mail: DrawnIssue; cards: ReadonlyMap<string, PostCard> }

/** @param options.isSent also draws the link to the public page of an issue that has none yet, for its readers' mails */
export async function drawText(
  db: Db,
  issue: Pick<IssueRow, 'number' | 'is_advertising' | 'status' | 'prepared_at'>,
  text: IssueText,
  { findPosts, now, isSent = hasPage(issue) }: { findPosts: FindPosts; now: number; isSent?: boolean },
): Promise<DrawnText> {
  const { number, is_advertising } = issue
  const [look, cards, facts] = await Promise.all([
    currentMailLook(db, now),
    findPosts(postsIn(text.body)),
    is_advertising === 1 ? senderFacts(db, now) : null,
  ])
  const webView = isSent && number !== null ? issuePath(number, text.language) : null
  return { cards, mail: drawIssue(text, { number, look, cards, advertising: facts, webView }) }
}

/** The facts that the law asks an advertisement to name; null for those that are missing. */
export async function senderFacts(db: Db, now: number): Promise<SenderFacts> {
  const { legalName, email, offices } = await readCompany(db, now)
  const [seoul] = offices
  const known = (fact: string) => (fact === '' || isPlaceholder(fact) ? null : fact)
  return {
    name: known(legalName),
    email: known(email),
    phone: known(seoul.phone),
    address: known(seoul.addressLines.join(', ')),
  }
}

/** A mail that belongs to no reader, such as a preview: its links lead to the newsletter's own pages. */
export const withoutLinks = (mail: DrawnIssue) =>
  fillSlots(mail, { preferences: '/newsletter', unsubscribe: '/newsletter/unsubscribe' })
