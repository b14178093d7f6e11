import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { postPath } from '#app/features/blog/post.ts'
import { sitemapPosts } from '#app/features/blog/store/collections.server.ts'
import { listIssueTexts } from '#app/features/newsletter/archive.server.ts'
import { issuePath, issuesPath } from '#app/features/newsletter/issue-path.ts'
import { readPublicPages } from '#app/routes/public-pages.server.ts'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The archive and every text in it, once there is one. */
async function issuePages() {
  const texts = await listIssueTexts(db)
  const pages = texts.map(({ number, language, sentAt }) => ({
    path: issuePath(number, language),
    changedOn: new Date(sentAt).toISOString(),
  }))
  return pages.length > 0 ? [{ path: issuesPath, changedOn: pages[0]?.changedOn }, ...pages] : []
}

export async function loader() {
  const posts = (await sitemapPosts(db, Date.now())).map(({ slug, changed_at, live_from }) => ({
    path: postPath(slug),
    changedOn: new Date(Math.max(changed_at, live_from ?? 0)).toISOString(),
  }))
  const entries = [...(await readPublicPages(db, Date.now())), ...posts, ...(await issuePages())].map(
    ({ path, changedOn }) => {
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
      return `  <url><loc>${escapeXml(env.APP_URL + path)}</loc>${changed}</url>`
    },
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
