import { expect, test } from 'vitest'
import { blogPosting } from './blog-posting.ts'
import { shareLinks } from './share-links.ts'

const article = {
  slug: '두-시간대',
  title: 'Two zones',
  excerpt: 'How we work.',
  author: 'Ada Lovelace',
  category: 'Business',
  tags: ['teams', 'time'],
  language: 'en' as const,
  words: 812,
  publishedAt: Date.UTC(2026, 2, 1),
  changedAt: Date.UTC(2026, 1, 1),
  translationOf: null,
}
const image = { '@type': 'ImageObject', url: 'https://site.example/media/a.jpg', width: 1600, height: 900 }
const publisher = { '@type': 'Organization', '@id': 'https://site.example/#organization', name: 'The company' }

test('search engines get the article with absolute addresses', () => {
  expect(JSON.parse(JSON.stringify(blogPosting(article, 'https://site.example', { publisher, image })))).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://site.example/blog/%EB%91%90-%EC%8B%9C%EA%B0%84%EB%8C%80#article',
    mainEntityOfPage: 'https://site.example/blog/%EB%91%90-%EC%8B%9C%EA%B0%84%EB%8C%80',
    url: 'https://site.example/blog/%EB%91%90-%EC%8B%9C%EA%B0%84%EB%8C%80',
    headline: 'Two zones',
    description: 'How we work.',
    inLanguage: 'en',
    articleSection: 'Business',
    keywords: 'teams, time',
    wordCount: 812,
    datePublished: '2026-03-01T00:00:00.000Z',
    dateModified: '2026-03-01T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Ada Lovelace' },
    publisher,
    image,
  })
})

test('the company can be the author', () => {
  expect(blogPosting({ ...article, author: 'The company' }, 'https://site.example', { publisher, image }).author).toBe(
    publisher,
  )
})

test('a translation names its original', () => {
  const translation = blogPosting({ ...article, translationOf: 'two-zones' }, 'https://site.example', {
    publisher,
    image,
  })
  expect(translation.translationOfWork).toEqual({ '@id': 'https://site.example/blog/two-zones#article' })
})

test('share links carry the complete title and address', () => {
  const title = 'Q&A: 100% "plain" + simple'
  const url = 'https://site.example/blog/q-a'
  for (const { href } of shareLinks({ title, url })) {
    expect(href).toMatch(/^(https:\/\/|mailto:\?)/)
    expect([...new URL(href).searchParams.values()].join(' ')).toContain(url)
  }
  expect(shareLinks({ title, url })[0]?.href).toContain(`subject=${encodeURIComponent(title)}`)
})
