import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { launchSettings } from '#app/features/company/launch-settings.server.ts'

/**
 * Pages behind a visitor's personal link, where there is nothing to find. The staff's are not named here, for nothing
 * leads to them and they say themselves that they are not to be listed, as the sign-in pages do.
 */
const closed = [
  '/newsletter/confirm/',
  '/newsletter/preferences/',
  '/newsletter/unsubscribe/',
  '/unsubscribe/',
  '/status/',
  '/brand/',
]

/** Before launch the pages stay open, for a crawler reads "noindex" only where it may come in; no sitemap leads it there. */
export async function loader() {
  const { signedOff } = await launchSettings(db)
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(signedOff ? ['', `Sitemap: ${env.APP_URL}/sitemap.xml`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
