// The public pages for all checks: every page of the sitemap, and states that need a query or an error.
import type { Site } from '#tests/support/site.ts'

/** The paths in the sitemap. */
export async function listedPaths(site: Site): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

export const states = [
  '/contact?office=cameroon',
  '/contact?map=seoul',
  '/services?tab=data-analytics',
  '/spotlight?sector=healthcare',
  '/technologies?tab=devops',
  '/resources/case-studies?industry=banking',
  '/careers?path=backend&course=react',
  '/careers?code=FIRST50&course=react',
  '/careers/discount',
  '/cta?service=cybersecurity',
  '/quick-inquiry',
  '/status',
  '/blog?q=nothing-like-this',
  '/blog?q=backup',
  '/blog/archive',
  '/blog/tag/backups',
  '/blog/author/bn-technologies',
  '/search',
  '/search?q=data',
  '/search?q=nothing-like-this',
  '/newsletter/unsubscribe',
  '/newsletter/confirm/no-such-link',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/setup',
  '/no-such-page',
]

export const judgedPaths = async (site: Site) => [...(await listedPaths(site)), ...states]
