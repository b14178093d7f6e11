// The addresses of the archive's feeds, and of an issue in its languages.
import type { Language } from '#app/content/languages.ts'
import { issuePath, issuesPath } from '#app/features/newsletter/issue-path.ts'
import { addressIn } from '#app/languages/pages.ts'
import { feedLink } from '#app/routes/public/blog/blog-paths.ts'

type Text = { language: Language; subject: string; preheader: string }

/** The issue in each of its languages. */
export const versionsOfIssue = (number: number, texts: readonly Text[], closed: readonly Language[]) =>
  texts.map(({ language, subject: title, preheader }) => ({
    language,
    title,
    preheader,
    href: issuePath(number, language, closed),
  }))

/** For search engines: none for an issue in one language; readers of other languages get the English text. */
export function alternatesOfIssue(texts: readonly { language: Language; href: string }[]) {
  const english = texts.filter(({ language }) => language === 'en')
  return texts.length > 1 ? [...texts, ...english.map(({ href }) => ({ language: 'x-default', href }))] : []
}

export const issueFeedPath = (language: Language = 'en') => addressIn(language, `${issuesPath}/feed/rss.xml`)

export const issueFeedLink = (appUrl: string, language: Language = 'en') =>
  feedLink('Newsletter', appUrl + issueFeedPath(language))
