import { env } from '#app/env.server.ts'

/**
 * Where there is nothing to find: the staff's area, forms behind a personal link, and answers for machines. The
 * sign-in pages, which the footer links to, stay open: only who may read them sees that they are not to be listed.
 */
const closed = [
  '/invite/',
  '/dashboard',
  '/admin',
  '/api/',
  '/newsletter/confirm/',
  '/newsletter/preferences/',
  '/newsletter/unsubscribe/',
  '/unsubscribe/',
  '/status/',
]

export function loader() {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.APP_URL}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
