// The public pages for all checks: every page of the sitemap, and states that need a query or an error.
import { matchRoutes } from '@remix-run/react'
import type { Site } from '#tests/support/site.ts'

/** The paths in the sitemap. */
export async function listedPaths(site: Site): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

const states = [
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

/** The first page of each route in the sitemap, and all states. */
export async function templatePaths(site: Site): Promise<string[]> {
  const tree = treeOf(site.build.routes)
  const first = new Map<string, string>()
  for (const path of await listedPaths(site)) {
    const id = matchRoutes(tree, path)?.at(-1)?.route.id ?? path
    if (!first.has(id)) first.set(id, path)
  }
  return [...first.values(), ...states]
}

type Tree = { id: string; path?: string; index?: false; children: Tree[] } | { id: string; path?: string; index: true }

const treeOf = (routes: Site['build']['routes'], parent?: string): Tree[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(routes, id) }))
