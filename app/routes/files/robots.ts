import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { launchSettings } from '#app/features/company/company-settings.server.ts'
import { otherLanguages } from '#app/languages/pages.ts'

/**
 * Pages behind a visitor's personal link. Staff and sign-in pages are not listed here: no page links to them, and they
 * carry "noindex" themselves.
 */
const closed = [
  '/newsletter/confirm/',
  '/newsletter/preferences/',
  '/newsletter/unsubscribe/',
  '/unsubscribe/',
  '/status/',
  '/your-data/',
  '/brand/',
]
/** Every page links to it, with its own address. */
const lite = '/lite'

/**
 * Before launch the pages stay open, because a crawler sees "noindex" only on pages that it may fetch; no sitemap is
 * named.
 */
export async function loader() {
  const { signedOff } = await launchSettings(db)
  const lines = [
    'User-agent: *',
    ...closed
      .flatMap((path) => [path, ...otherLanguages.map((language) => `/${language}${path}`)])
      .concat(lite)
      .map((path) => `Disallow: ${path}`),
    ...(signedOff ? ['', `Sitemap: ${env.APP_URL}/sitemap.xml`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
