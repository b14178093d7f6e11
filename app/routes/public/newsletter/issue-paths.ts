// The addresses of the archive's feeds, and of an issue in its languages.
import type { Language } from '#app/content/languages.ts'
import { issuePath, issuesPath } from '#app/features/newsletter/issue-path.ts'
import { type FeedFormat, feedFormats } from '#app/routes/public/blog/blog-paths.ts'

/** The same issue in these languages. */
export const translationsOf = (number: number, texts: readonly { language: Language; subject: string }[]) =>
  texts.map(({ language, subject }) => ({ language, title: subject, href: issuePath(number, language) }))

export const issueFeedPath = (format: FeedFormat, language: Language = 'en') =>
  `${language === 'en' ? '' : `/${language}`}${issuesPath}/feed/${format}`

/** Tells feed readers, in the head of a page, where the issues are. */
export const issueFeedLinks = (appUrl: string, language: Language = 'en') =>
  (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[format].type,
    title: `Newsletter (${feedFormats[format].label})`,
    href: appUrl + issueFeedPath(format, language),
  }))
