// An issue's mail with a text that is being typed, its length and its findings.
import { countWords } from '#app/features/blog/markdown/reading-time.ts'
import { withoutLinks } from '#app/features/newsletter/issues/without-links.server.ts'
import { plainWords } from '#app/mail/issue/body.server.ts'
import type { IssueText } from '#app/mail/issue/issue.ts'
import { framedHtml } from '#app/routes/admin/shared/drawn-mail.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import { drawChecked } from '../drawn-text.server.ts'

export async function drawTyped(issue: IssueRow, text: IssueText, reader: Pick<Asked, 'now' | 'language'>) {
  const { mail, findings } = await drawChecked(issue, text, reader)
  return {
    html: await framedHtml(withoutLinks(mail).html),
    language: text.language,
    words: countWords(plainWords(text.body)),
    findings,
  }
}

export type TypedIssue = Awaited<ReturnType<typeof drawTyped>>
