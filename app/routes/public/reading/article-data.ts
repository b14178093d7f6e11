// A text of ours, for search engines.
import { byUs, imageData, type StructuredData } from '#app/routes/structured-data.ts'
import type { Language } from '#db/tables/records.ts'

type ArticleFacts = {
  title: string
  description?: string
  /** Without the site's address. */
  path: string
  language: Language
  section?: string
  /** A date, or a date with its time. */
  publishedOn?: string
}

/** A text by us: a case study, a paper, an issue of the newsletter. */
export function articleData({
  title,
  description,
  path,
  language,
  section,
  publishedOn,
}: ArticleFacts): StructuredData {
  return (appUrl, { look, image }) => ({
    '@type': 'Article',
    // Search engines reject longer ones.
    headline: [...title].slice(0, 110).join(''),
    description,
    articleSection: section,
    url: appUrl + path,
    inLanguage: language,
    datePublished: publishedOn,
    author: byUs(appUrl, look),
    publisher: byUs(appUrl, look),
    image: imageData(appUrl, image),
  })
}
