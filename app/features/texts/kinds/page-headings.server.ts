// Headings of small pages whose content comes from elsewhere: a form, a list of links, posts or issues.

import { type DocumentOf, line, prose } from '#app/forms/document/field-types.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextSource } from '../edition.server.ts'
import { readTexts } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, metaDescription, promiseHint } from './shared-fields.ts'

const pages = {
  sitemap: { title: 'Sitemap page', path: '/sitemap' },
  search: { title: 'Search page', path: '/search' },
  'quick-inquiry': { title: 'Quick enquiry page', path: '/quick-inquiry' },
  'blog-archive': { title: 'Blog archive', path: '/blog/archive' },
  'newsletter-issues': { title: 'Newsletter issues', path: '/newsletter' },
} as const

const known: Readonly<Record<string, { title: Phrase; path: string }>> = pages

export const pageHeadingTexts = definePages({
  kind: 'page-headings',
  title: 'Headings of small pages',
  keyTitle: (key) => known[key]?.title ?? 'Headings of small pages',
  fields: {
    title: line('Title', 120),
    intro: prose('Introduction', 300, { ...empty, hint: promiseHint }),
    description: { ...metaDescription, ...empty },
  },
  path: (key) => known[key]?.path ?? '/sitemap',
})

type Heading = DocumentOf<typeof pageHeadingTexts.fields>

export const readHeading = async (
  source: TextSource,
  page: keyof typeof pages,
  now: number,
  language: Language = 'en',
): Promise<Heading> => (await readTexts(source, pageHeadingTexts, now))(page, language)
