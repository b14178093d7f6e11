// Preview images, for the site's own pages only: text from the address is never drawn.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { lookUpPublished } from '#app/features/blog/store/published.server.ts'
import { type CurrentBrand, currentBrand } from '#app/features/brand/current-brand.server.ts'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { issuesTitle } from '#app/features/newsletter/words.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { englishPath, languageOfPath } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { ogVersion, pathOfOg } from '#app/routes/og-path.ts'
import { findPublicPage, type PublicPage } from '#app/routes/public-pages.server.ts'
import { drawOgCard } from './og-card.server.tsx'

const capacity = 200
const drawn = new Map<string, Promise<Buffer>>()

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = await findPage(pathOfOg(params['*'] ?? ''))
  if (!page) throw new Response(null, { status: 404 })
  const { path, imageTitle = page.title } = page
  const brand = await currentBrand(db)
  const isCurrent = new URL(request.url).searchParams.get('v') === ogVersion(imageTitle, brand.version)
  return new Response(new Uint8Array(await draw(path, imageTitle, brand)), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  })
}

/** Pages of the site and published articles. */
async function findPage(path: string): Promise<PublicPage | null> {
  const page = await findPublicPage(db, path, Date.now())
  if (page) return page
  const [, folder, slug, ...more] = path.split('/')
  if (englishPath(path) === issuesPath) {
    const { title } = await readHeading(db, 'newsletter-issues', Date.now(), languageOfPath(path))
    return { path, title }
  }
  if (/^\/newsletter\/issues\/[^/]+$/.test(englishPath(path)))
    return { path, title: sayIn(languageOfPath(path))(issuesTitle) }
  if (folder !== 'blog' || !slug) return null
  if (more.length > 0 || slug === 'archive') return { path, title: blogTitle }
  const found = await lookUpPublished(db, slug, Date.now())
  return found.is === 'live' ? { path, title: found.post.title } : null
}

function draw(path: string, title: string, brand: CurrentBrand): Promise<Buffer> {
  const key = `${brand.version}|${path}|${title}`
  const cached = drawn.get(key)
  if (cached) return cached
  const card = drawOgCard(path, title, brand)
  drawn.set(key, card)
  card.catch(() => drawn.delete(key))
  const oldest = drawn.size > capacity ? drawn.keys().next().value : undefined
  if (oldest) drawn.delete(oldest)
  return card
}
