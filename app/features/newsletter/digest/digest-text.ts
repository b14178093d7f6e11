// The text of a digest: the month's issues as links, and its posts as blocks.
import { hrefIn } from '#app/languages/pages.ts'
import { postBlock } from '#app/mail/issue/body.server.ts'
import type { IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { issuePath, issuesPath } from '../issue-path.ts'
import { digestWords, monthName } from './words.ts'

/** The newest ten of each, and how many there are in all. */
export type Found = {
  issues: { listed: { number: number; subject: string }[]; total: number }
  posts: { slugs: string[]; total: number }
}

export function digestText(
  month: string,
  language: Language,
  { issues, posts }: Found,
): Pick<IssueTextRow, 'subject' | 'preheader' | 'body'> {
  const words = digestWords[language]
  const links = issues.listed.map(({ number, subject }) => `- [${asTyped(subject)}](${issuePath(number, language)})`)
  const blocks = posts.slugs.map(postBlock)
  const moreIssues = issues.total - links.length
  const morePosts = posts.total - blocks.length
  const parts = [
    ...(links.length > 0 ? [`## ${words.issues}`, links.join('\n')] : []),
    ...(moreIssues > 0 ? [words.moreIssues(moreIssues, hrefIn(language, issuesPath))] : []),
    ...(blocks.length > 0 ? [`## ${words.posts}`, ...blocks] : []),
    ...(morePosts > 0 ? [words.morePosts(morePosts, '/blog')] : []),
  ]
  return {
    subject: words.subject(monthName(month, language)),
    preheader: words.preheader,
    body: parts.join('\n\n'),
  }
}

/** A subject as Markdown that shows the same letters. */
const asTyped = (subject: string) => subject.replace(/[!-/:-@[-`{-~]/g, '\\$&')
