// The addresses of the public archive and its feeds.
import type { Language } from '#app/content/languages.ts'
import { type FeedFormat, feedFormats } from '#app/routes/public/blog/blog-paths.ts'

export const issuesPath = '/newsletter/issues'

/** Without a language it shows the English text, or another if there is none. */
export const issuePath = (number: number, language: Language) =>
  language === 'en' ? `${issuesPath}/${number}` : `${issuesPath}/${number}?language=${language}`

/** The same issue in these languages. */
export const translationsOf = (number: number, texts: readonly { language: Language; subject: string }[]) =>
  texts.map(({ language, subject }) => ({ language, title: subject, href: issuePath(number, language) }))

export const issueFeedPath = (format: FeedFormat) => `${issuesPath}/feed/${format}`

/** Tells feed readers, in the head of a page, where the issues are. */
export const issueFeedLinks = (appUrl: string) =>
  (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[format].type,
    title: `Newsletter (${feedFormats[format].label})`,
    href: appUrl + issueFeedPath(format),
  }))
