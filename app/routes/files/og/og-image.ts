// Preview images, for the site's own pages only: text from the address is never drawn.
import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { lookUpPublished } from '#app/features/blog/store/published.server.ts'
import { type CurrentBrand, currentBrand } from '#app/features/brand/current-brand.server.ts'
import { findIssuePage } from '#app/features/newsletter/archive.server.ts'
import { englishPath, languageOfPath } from '#app/languages/pages.ts'
import { ogHeight, ogVersion, ogWidth, pathOfOg, smallOgWidth } from '#app/routes/og-path.ts'
import { findPublicPage, type PublicPage } from '#app/routes/public-pages.server.ts'
import { heroArtOf } from './hero-art.server.ts'
import { drawOgCard } from './og-card.server.tsx'

/** The drawing may change at the same address: a page chooses it. */
const week = 604_800
const hour = 3_600

const capacity = 200
const drawn = new Map<string, Promise<Buffer>>()

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = await findPage(pathOfOg(params['*'] ?? ''))
  if (!page) throw new Response(null, { status: 404 })
  const { path, title } = page
  const brand = await currentBrand(db)
  // This module is a part of the build that the other one imports.
  const { renderPage } = await import('./render-page.server.ts')
  const html = await renderPage(path)
  if (html === null) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const isCurrent = searchParams.get('v') === ogVersion(title, brand.version)
  const shown = { title, width: searchParams.has('small') ? smallOgWidth : ogWidth }
  return new Response(new Uint8Array(await draw(html, path, shown, brand)), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${isCurrent ? week : hour}`,
    },
  })
}

/** Pages of the site and published articles. */
async function findPage(path: string): Promise<PublicPage | null> {
  const page = await findPublicPage(db, path, Date.now())
  if (page) return page
  const [, folder, slug, ...more] = path.split('/')
  const [, number] = /^\/newsletter\/issues\/(\d{1,9})$/.exec(englishPath(path)) ?? []
  if (number) return findIssue(path, Number(number))
  if (folder !== 'blog' || !slug) return null
  if (more.length > 0 || slug === 'archive') return { path, title: blogTitle }
  const found = await lookUpPublished(db, slug, Date.now())
  return found.is === 'live' ? { path, title: found.post.title } : null
}

async function findIssue(path: string, number: number): Promise<PublicPage | null> {
  const { texts = [] } = (await findIssuePage(db, number)) ?? {}
  const text = texts.find(({ language }) => language === languageOfPath(path)) ?? texts[0]
  return text ? { path, title: text.subject } : null
}

type Shown = { title: string; width: number }

async function draw(html: string, path: string, shown: Shown, brand: CurrentBrand): Promise<Buffer> {
  const { both, dark } = brand.tokens
  const art = heroArtOf(html, path, { ...dark, ...both }, [ogWidth, ogHeight])
  const key = createHash('sha256')
    .update(JSON.stringify([brand.version, shown, art]))
    .digest('base64')
  const cached = drawn.get(key)
  if (cached) return cached
  const card = drawOgCard(shown.title, brand, art, shown.width)
  drawn.set(key, card)
  card.catch(() => drawn.delete(key))
  const oldest = drawn.size > capacity ? drawn.keys().next().value : undefined
  if (oldest) drawn.delete(oldest)
  return card
}
