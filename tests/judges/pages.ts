// The public pages for all checks: every page of the sitemap, and states that need a query or an error.
import { matchRoutes } from '@remix-run/react'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import type { Site } from '#tests/support/site.ts'

/** The paths in the sitemap of a site with a newsletter issue. */
export async function listedPaths(site: Site): Promise<string[]> {
  if ((await countSentIssues(site.db)) === 0) await makeIssue(site.db, { number: 1, texts: issue })
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
}

const body = [
  '## A heading\n\nSome **words** with a [link](/blog), and [another](https://example.com/).',
  '- One\n- Two\n\n> A quotation',
  '{{post: a-backup-is-proven-by-a-restore}}',
  '{{button: Read the blog | /blog}}',
  `A word of ${'w'.repeat(80)} letters.`,
]
const issue = {
  en: { subject: 'An issue', preheader: 'What is in it', body: body.join('\n\n') },
  ko: { subject: '소식', preheader: '새로운 소식', body: '## 제목\n\n본문입니다.' },
}

const states = [
  '/ko/newsletter/issues/1',
  '/contact?office=cameroon',
  '/contact?map=seoul',
  '/services?tab=data-analytics',
  '/spotlight?sector=healthcare',
  '/technologies?tab=devops',
  '/resources/case-studies?industry=banking',
  '/careers?path=frontend&course=react',
  '/careers?code=FIRST50&course=react',
  '/careers/discount',
  '/cta?service=cybersecurity',
  '/quick-inquiry',
  '/status',
  '/your-data',
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
