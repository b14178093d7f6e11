// The distance of pages from the home page, by the pages' own links.
import { afterAll, expect, test } from 'vitest'
import { listedPaths } from '#tests/judges/pages.ts'
import { makePost } from '#tests/support/posts.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
// More articles than the blog's first page shows, from three years.
for (const year of [2023, 2024, 2025]) {
  for (let month = 1; month <= 12; month += 1) {
    const date = `${year}-${String(month).padStart(2, '0')}-10`
    await makePost(site.db, { title: `Article of ${date}`, date, time: '09:00' })
  }
}

test('every page of the XML sitemap is within three clicks of the home page, without the HTML sitemap', async () => {
  const listed = await listedPaths(site)
  const clicks = await countClicks(3)
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((path) => !clicks.has(path))).toEqual([])
})

/** Every URL within this many clicks, with the fewest that it takes. */
async function countClicks(most: number): Promise<Map<string, number>> {
  const visitor = site.visitor()
  const clicks = new Map([['/', 0]])
  let reached = ['/']
  for (let count = 1; count <= most; count += 1) {
    const found = await Promise.all(reached.map((path) => linksOn(path, visitor)))
    reached = [...new Set(found.flat())].filter((path) => !clicks.has(path))
    for (const path of reached) clicks.set(path, count)
  }
  return clicks
}

async function linksOn(path: string, visitor: ReturnType<Site['visitor']>): Promise<string[]> {
  if (path === '/sitemap') return []
  const page = await visitor.visit(path)
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return []
  const links = page
    .$('a[href]')
    .toArray()
    .map((link) => new URL(link.attribs.href ?? '', page.url))
  return links.filter(({ origin }) => origin === site.url).map(({ pathname, search }) => pathname + search)
}
