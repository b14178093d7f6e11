// The site search without scripts.
import { afterAll, expect, test } from 'vitest'
import { makePost, removePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

const search = (query: string) => site.visitor().visit(`/search?${new URLSearchParams({ q: query })}`)

test('finds pages and articles of every kind, in groups, with matches highlighted', async () => {
  const { $, status } = await search('data')
  expect(status).toBe(200)
  const groups = $('.search-group h2')
    .toArray()
    .map((title) =>
      $(title)
        .text()
        .replace(/ \(\d+\)$/, ''),
    )
  expect(groups).toEqual(
    expect.arrayContaining(['Services', 'Products', 'Courses', 'Case studies', 'Documentation', 'Articles', 'Pages']),
  )
  expect($('.search-group li a').first().text()).toBe('Data Analytics')
  expect($('.search-group li mark').first().text()).toBe('Data')
  expect((await search('hospitality')).$('a[href^="/industries#"]').length).toBeGreaterThan(0)
  expect((await search('legacy modernising')).$('a[href^="/resources/whitepapers/"]').length).toBeGreaterThan(0)
})

test('shows one type of results by its link, and all of them for a type without results', async () => {
  const { $ } = await search('data')
  const link = $('.search-types a[href*="type=page"]')
  const [, total] = link.text().split(' ')
  const pages = await site.visitor().visit(link.attr('href') ?? '')
  expect(pages.$('.search-types [aria-current]').text()).toBe(`Pages ${total}`)
  expect(pages.$('.search-group:not(:has(#found-others))')).toHaveLength(1)
  expect(pages.$('.search-group li')).toHaveLength(Number(total))
  for (const type of ['issue', 'nonsense']) {
    const all = await site.visitor().visit(`/search?q=data&type=${type}`)
    expect(all.$('.search-types [aria-current]').text()).toBe('All')
  }
})

test.each([
  ['Pages', '/services', 'the end of a page', 'half an hour is enough'],
  ['Services', '/services/cybersecurity', 'a list of points', 'rehearsed'],
  ['Documentation', '/docs/how-we-work', 'the last part of a document', 'unfinished'],
])('finds in %s the page %s by %s, and shows whole words around them', async (label, path, _place, words) => {
  const { $ } = await search(words)
  const hit = $('.search-group')
    .filter((_, group) => $(group).find('h2').text() === label)
    .find('li')
    .filter((_, hit) => $(hit).find('a').attr('href') === path)
  expect(hit.find('mark').length).toBeGreaterThan(0)
  expect(hit.find('p').text()).toMatch(/[.!?]$| …$/)
  expect(hit.find('p').text()).not.toMatch(/[<>{}#*]/)
})

test('every result leads to a page', async () => {
  for (const query of ['a', 'cloud', '개인정보', 'données']) {
    const { $ } = await search(query)
    const paths = [
      ...new Set(
        $('.search-group li a')
          .toArray()
          .map((link) => $(link).attr('href') ?? ''),
      ),
    ]
    expect([query, paths.length > 0]).toEqual([query, true])
    for (const path of paths) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
  }
})

test('finds an article from its time of publication, and not in the trash', async () => {
  const id = await makePost(site.db, { title: 'Zyzzyva beetles' })
  await makePost(site.db, { title: 'Zyzzyva to come', status: 'scheduled', date: '2999-01-01', time: '09:00' })
  expect((await search('zyzzyva')).text).toContain('One result')
  await removePost(site.db, id)
  expect((await search('zyzzyva')).text).toContain('Nothing found')
})

test('makes suggestions and offers the contact form when nothing is found', async () => {
  const { $, text } = await search('qqqqq wwwww')
  expect(text).toContain('Nothing found for “qqqqq wwwww”')
  expect(text).toContain('Try fewer or different words')
  expect($('.empty-state a[href="/contact"]')).toHaveLength(1)
  expect($('.search-pages a[href="/services"]')).toHaveLength(1)
  expect((await search('')).text).toContain('For example')
})

test.each(['"', "'", '%', '_', '\\', '<script>alert(1)</script>', 'a" OR "b', 'x'.repeat(5000), '(*)', '\u0000'])(
  'takes %j for words',
  async (query) => {
    const { status, $ } = await search(query)
    expect(status).toBe(200)
    expect($('main script:not([type])').length).toBe(0)
  },
)

test('is linked from every footer and from the "not found" page', async () => {
  const home = await site.visitor().visit('/')
  expect(home.$('footer form[action="/search"] input[name=q]')).toHaveLength(1)
  const missing = await site.visitor().visit('/no-such-page')
  expect(missing.status).toBe(404)
  expect(missing.$('main form[action="/search"] input[name=q]')).toHaveLength(1)
})
