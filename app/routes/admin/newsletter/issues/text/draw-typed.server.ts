// An issue's mail with a text that is being typed, its length and its findings.
import { db } from '#app/db.server.ts'
import { countWords } from '#app/features/blog/markdown/reading-time.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { drawText } from '#app/features/newsletter/issues/draw.server.ts'
import { withoutLinks } from '#app/features/newsletter/issues/without-links.server.ts'
import { plainWords } from '#app/mail/issue/body.server.ts'
import type { IssueText } from '#app/mail/issue/issue.ts'
import { issueFindings } from '#app/mail/issue/issue-findings.server.ts'
import { framedHtml } from '#app/routes/admin/shared/drawn-mail.server.ts'
import type { IssueRow } from '#db/tables/issues.ts'

export async function drawTyped(issue: IssueRow, text: IssueText, now: number) {
  const { mail, cards } = await drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now })
  return {
    html: await framedHtml(withoutLinks(mail).html),
    language: text.language,
    words: countWords(plainWords(text.body)),
    findings: issueFindings(text, mail, cards),
  }
}

export type TypedIssue = Awaited<ReturnType<typeof drawTyped>>
