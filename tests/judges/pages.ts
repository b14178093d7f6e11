// The public pages for all checks: every page of the sitemap, and states that need a query or an error.
import { matchRoutes } from '@remix-run/react'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { languageOfPath } from '#app/languages/pages.ts'
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
  const groups = groupsOf(site, await listedPaths(site), ({ id }) => id)
  return [...groups.map(([first = '']) => first), ...states]
}

/** One of the judged pages of each template, in the languages by turns where it has several. */
export async function representativePaths(site: Site): Promise<string[]> {
  const groups = groupsOf(site, await judgedPaths(site), ({ module }) => module.default)
  const inTurn = (paths: string[], turn: number) => {
    const languages = [...new Set(paths.map(languageOfPath))]
    return paths.find((path) => languageOfPath(path) === languages[turn % languages.length]) ?? ''
  }
  return groups.map(inTurn)
}

type Route = NonNullable<Site['build']['routes'][string]>

/** The paths by kind of their route. */
function groupsOf({ build }: Site, paths: string[], kindOf: (route: Route) => unknown): string[][] {
  const tree = treeOf(build.routes)
  const groups = new Map<unknown, string[]>()
  for (const path of paths) {
    const route = build.routes[matchRoutes(tree, path)?.at(-1)?.route.id ?? '']
    const kind = route ? kindOf(route) : path
    groups.set(kind, [...(groups.get(kind) ?? []), path])
  }
  return [...groups.values()]
}

type Tree = { id: string; path?: string; index?: false; children: Tree[] } | { id: string; path?: string; index: true }

const treeOf = (routes: Site['build']['routes'], parent?: string): Tree[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(routes, id) }))
