// Remix's manifest for lazy route discovery costs seconds of work for a short URL, so this site has none (SECURITY.md).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('the manifest does not exist', async () => {
  for (const query of ['', '?p=%2Fcontact&version=1', `?${'p=%2Fa&'.repeat(200)}version=1`]) {
    const page = await site.visitor().visit(`/__manifest${query}`)
    expect(page.status, query.slice(0, 30)).toBe(404)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  }
})
