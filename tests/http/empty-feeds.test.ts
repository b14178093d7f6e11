// Every feed of a site that has published nothing yet.
import { parseFeed } from 'feedsmith'
import { afterAll, expect, test } from 'vitest'
import { feeds } from '#tests/support/feeds.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
await site.db.updateTable('posts').set({ live_from: null, trashed_at: 1 }).execute()

test('there are feeds of the blog and of the newsletter in each language, and of a category', () => {
  expect(feeds).toHaveLength(7)
})

test.each(feeds)('%s names no date of before the site', async (path) => {
  const answer = await fetch(site.url + path)
  const body = await answer.text()
  expect(answer.status).toBe(200)
  expect(() => parseFeed(body)).not.toThrow()
  const years = [body, answer.headers.get('Last-Modified') ?? ''].flatMap((text) => text.match(/\b19\d\d\b/g) ?? [])
  expect(years).toEqual([])
})
