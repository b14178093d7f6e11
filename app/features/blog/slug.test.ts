import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['How an enquiry is kept safe', 'how-an-enquiry-is-kept-safe'],
  ['  C++ & "Rust": what’s new?  ', 'c-rust-whats-new'],
  ['Économie d’énergie à Buéa', 'economie-denergie-a-buea'],
  ['두 시간대에서 일하기', '두-시간대에서-일하기'],
  ['ＦＵＬＬ　ｗｉｄｔｈ', 'full-width'],
  ['Straße', 'straße'],
  ['Node.js 20', 'node-js-20'],
  ['../../etc/passwd', 'etc-passwd'],
  ['🎉', ''],
  ['', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a slug is cut between words and is its own slug', () => {
  const slug = slugOf('word '.repeat(60))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug.endsWith('word')).toBe(true)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const once = slugOf(title)
      expect(slugOf(once)).toBe(once)
      expect([...once].length).toBeLessThanOrEqual(80)
      expect(once).toMatch(/^$|^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u)
      expect(decodeURIComponent(encodeURIComponent(once))).toBe(once)
    }),
  )
})

test('a taken slug gets a number and still fits', async () => {
  const taken = new Set(['news', 'news-2'])
  expect(await freeSlug('news', (slug) => taken.has(slug))).toBe('news-3')
  expect(await freeSlug('other', (slug) => taken.has(slug))).toBe('other')
  const long = 'a'.repeat(80)
  expect(await freeSlug(long, (slug) => slug === long)).toBe(`${'a'.repeat(78)}-2`)
})

test('the last of thousands of posts with one title tries few addresses', async () => {
  for (const posts of [1, 10, 11, 999, 8000]) {
    const taken = new Set(['news', ...Array.from({ length: posts - 1 }, (_, at) => `news-${at + 2}`)])
    let asked = 0
    const free = await freeSlug('news', (slug) => {
      asked += 1
      return taken.has(slug)
    })
    expect(taken.has(free), `${posts} posts`).toBe(false)
    expect(free, `${posts} posts`).toBe(`news-${posts + 1}`)
    expect(asked).toBeLessThan(40)
  }
})
