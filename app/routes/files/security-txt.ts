// Where to report a weakness (RFC 9116).
import { company, isPlaceholder } from '#app/content/company.ts'
import { env } from '#app/env.server.ts'

export function loader() {
  // Midnight, so that the answer stays the same for a day; the RFC asks for less than a year.
  const expires = new Date()
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + 364)
  const lines = [
    `Contact: ${isPlaceholder(company.email) ? `${env.APP_URL}/contact` : `mailto:${company.email}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${env.APP_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
