import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { postPath } from '#app/features/blog/post.ts'
import { sitemapPosts } from '#app/features/blog/store/collections.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { listIssueTexts } from '#app/features/newsletter/archive.server.ts'
import { issuePath } from '#app/features/newsletter/issue-path.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { englishPath, languageOfPath, otherLanguages } from '#app/languages/pages.ts'
import { versionsOf } from '#app/routes/page-meta.ts'
import { alternatesOfIssue } from '#app/routes/public/newsletter/issue-paths.ts'
import { readPublicPages } from '#app/routes/public-pages.server.ts'
import type { Language } from '#db/tables/records.ts'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Versions = readonly { language: string; href: string }[]

/** Links to the page in every language that it has; none for one in a single language. */
const alternates = (versions: Versions): string =>
  versions
    .map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(env.APP_URL + href)}"/>`,
    )
    .join('')

type Entry = { path: string; changedOn?: string; versions?: Versions }

/** Every text of the issues that were sent. */
async function issuePages(closed: readonly Language[]): Promise<Entry[]> {
  const texts = await listIssueTexts(db)
  const versions = new Map<number, { language: Language; href: string }[]>()
  for (const { number, language } of texts)
    versions.set(number, [...(versions.get(number) ?? []), { language, href: issuePath(number, language, closed) }])
  return texts.map(({ number, language, sentAt }) => ({
    path: issuePath(number, language, closed),
    changedOn: new Date(sentAt).toISOString(),
    versions: alternatesOfIssue(versions.get(number) ?? []),
  }))
}

/** The languages beside English in which the texts of a page are signed off. */
async function reviewedIn(now: number) {
  const paths = new Map(
    await Promise.all(otherLanguages.map(async (one) => [one, new Set(await reviewedPaths(db, one, now))] as const)),
  )
  return (path: string) => otherLanguages.filter((language) => paths.get(language)?.has(englishPath(path)))
}

export async function loader() {
  const posts = (await sitemapPosts(db, Date.now())).map(({ slug, changed_at, live_from }) => ({
    path: postPath(slug),
    changedOn: new Date(Math.max(changed_at, live_from ?? 0)).toISOString(),
  }))
  const closed = await closedLanguages(db)
  const isOpen = ({ path }: { path: string }) => !closed.includes(languageOfPath(path))
  const reviewed = await reviewedIn(Date.now())
  const pages: Entry[] = [...(await readPublicPages(db, Date.now())), ...posts, ...(await issuePages(closed))]
  const entries = pages
    .filter(isOpen)
    .map(({ path, changedOn, versions = versionsOf(path, closed, reviewed(path)) }) => {
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
      return `  <url><loc>${escapeXml(env.APP_URL + path)}</loc>${changed}${alternates(versions)}</url>`
    })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
