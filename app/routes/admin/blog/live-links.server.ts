// The pages of this site that a text may link to.
import { redirects } from '#app/content/redirects.ts'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { livePosts } from '#app/features/blog/store/published.server.ts'
import { issueAddresses } from '#app/features/newsletter/archive.server.ts'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { englishPath, isTranslated } from '#app/languages/pages.ts'
import { readPublicPages } from '#app/routes/public-pages.server.ts'

/** Pages that exist but are missing from the list of public pages. */
const otherPages = [
  '/login',
  '/status',
  '/search',
  '/quick-inquiry',
  '/careers/discount',
  '/blog/archive',
  issuesPath,
  '/newsletter/unsubscribe',
]
const folders = /^\/(media|brand|moved|blog\/(tag|author|archive|feed)|newsletter\/issues\/feed)\//
const postPattern = /^\/blog\/([^/]+)$/
const issuePattern = /^(?:\/\w\w)?\/newsletter\/issues\/(\d{1,9})$/

type IsLive = (path: string) => boolean

/** Looks up all links of a text at once. @returns tells whether the site has a page at the path, with or without a query */
export async function liveLinks(links: readonly string[], now: number): Promise<IsLive> {
  const paths = links.map((link) => (URL.canParse(link, env.APP_URL) ? new URL(link, env.APP_URL).pathname : ''))
  const named = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
  const [posts, issues, known] = await Promise.all([
    livePosts(db, named(postPattern).map(decoded), now),
    issueAddresses(db, named(issuePattern).map(Number)),
    readPublicPages(db, now),
  ])
  const pages = new Set([...known.map(({ path }) => path), ...otherPages, ...Object.keys(redirects)])
  return (path) => {
    const [bare = ''] = path.split('?')
    if (folders.test(bare) || pages.has(bare)) return true
    if (isTranslated(englishPath(bare)) && pages.has(englishPath(bare))) return true
    const slug = postPattern.exec(bare)?.[1]
    return issues.has(bare) || (slug !== undefined && posts.has(decoded(slug)))
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
