// What the site gives out beside the pages of its site map: feeds, files, pages that are not listed, papers of the brand.
import { readPdf } from './read-files.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

const unlisted = [
  '/blog/feed/rss.xml',
  '/newsletter/issues/feed/rss.xml',
  '/site.webmanifest',
  '/opensearch.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/search?q=company',
  '/search?q=newsletter',
  '/search?q=software',
  '/blog/author/bn-technologies',
  '/blog/archive',
  '/careers/discount',
  '/quick-inquiry',
  '/newsletter/unsubscribe',
  '/newsletter/confirm/x',
  '/status',
  '/login',
  '/nowhere',
]

export const unlistedPaths = async ({ db }: Site): Promise<string[]> => {
  const posts = await db.selectFrom('posts').select('slug').execute()
  return [...unlisted, ...posts.map(({ slug }) => `/blog/${slug}`)]
}

/** The titles and texts of all papers, by address. */
export async function papersOf({ url }: Site, staff: Visitor): Promise<{ href: string; text: string }[]> {
  const board = await staff.visit('/admin/branding/export')
  const links = board.$('a[href*="/files/"]').toArray()
  const hrefs = links.map((link) => board.$(link).attr('href') ?? '').filter((href) => href.endsWith('.pdf'))
  const cookie = [...staff.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const read = hrefs.map(async (href) => {
    const file = await fetch(url + href, { headers: { cookie } })
    const { pages, title } = await readPdf(Buffer.from(await file.arrayBuffer()))
    return { href, text: `${title} ${pages}` }
  })
  return Promise.all(read)
}
