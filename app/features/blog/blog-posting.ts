// An article as schema.org's BlogPosting, for search engines.
import type { Language } from '#app/content/languages.ts'
import { postPath } from './post.ts'

type Article = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string
  tags: readonly string[]
  language: Language
  words: number
  publishedAt: number
  changedAt: number
  translationOf: string | null
}

const date = (moment: number) => new Date(moment).toISOString()

/** @param publisher the company as the site's other pages describe it, which may also be the author */
export function blogPosting<Publisher extends { name: string }, Image>(
  article: Article,
  appUrl: string,
  { publisher, image }: { publisher: Publisher; image: Image },
) {
  const url = (path: string) => new URL(path, appUrl).href
  const { translationOf } = article
  const address = url(postPath(article.slug))
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    // Search engines reject longer headlines.
    headline: [...article.title].slice(0, 110).join(''),
    description: article.excerpt,
    inLanguage: article.language,
    articleSection: article.category,
    keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
    wordCount: article.words,
    datePublished: date(article.publishedAt),
    dateModified: date(Math.max(article.changedAt, article.publishedAt)),
    author: article.author === publisher.name ? publisher : { '@type': 'Person', name: article.author },
    publisher,
    image,
    translationOfWork: translationOf ? { '@id': `${url(postPath(translationOf))}#article` } : undefined,
  }
}
