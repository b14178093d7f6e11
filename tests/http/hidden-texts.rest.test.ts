// Staff hide all entries of every list, and no link of the site leads to a page that is gone.
import { afterAll, expect, test } from 'vitest'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

test('a visitor who follows every link finds no page missing, whatever staff have hidden', async () => {
  const before = await crawl()
  expect(before.missing).toEqual([])
  const admin = await signedIn(site, 'admin')
  for (const { kind, list } of textKinds) {
    if (!list) continue
    const path = `/admin/texts/${kind}`
    for (let page = await admin.visit(path), left = 200; ; left -= 1) {
      const form = page.$('[data-move^="hide "]').first()
      if (form.length === 0) break
      expect(left, kind).toBeGreaterThan(0)
      await admin.submit(page, `[data-move="${form.attr('data-move')}"]`)
      page = await admin.visit(path)
    }
  }
  const after = await crawl()
  expect(after.missing).toEqual([])
  // They were hidden.
  expect(after.visited.size).toBeLessThan(before.visited.size - 40)
})

/** Follows the links of every page, beginning at the home page; not those that an author wrote into a post. */
async function crawl() {
  const visitor = site.visitor()
  const visited = new Set(['/'])
  const missing: string[] = []
  // A set is walked on while it grows.
  for (const path of visited) {
    const page = await visitor.visit(path)
    if (page.status >= 400) missing.push(path)
    // Feeds quote whole pages.
    if (page.$('main').length === 0) continue
    for (const link of page.$('a[href]:not(.post-text a)').toArray()) {
      const { origin, pathname } = new URL(page.$(link).attr('href') ?? '', page.url)
      if (origin === new URL(site.url).origin && !pathname.startsWith('/dashboard')) visited.add(pathname)
    }
  }
  return { visited, missing }
}
