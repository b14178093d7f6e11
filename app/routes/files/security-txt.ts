// The address for reports of security problems (RFC 9116).
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'

export async function loader() {
  const { email } = (await currentBrand(db)).look
  // Rounded to midnight, so that the file stays the same for a day; the RFC recommends less than a year.
  const expires = new Date()
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + 364)
  const lines = [
    `Contact: ${email ? `mailto:${encodeURI(email)}` : `${env.APP_URL}/contact`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${env.APP_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
