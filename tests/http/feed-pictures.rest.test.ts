// Every item of every feed has a picture: the cover of its post, or the drawn preview of its page.
import * as cheerio from 'cheerio'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { feeds } from '#tests/support/feeds.ts'
import { addPicture } from '#tests/support/media.ts'
import { makePost } from '#tests/support/posts.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const texts = { en: { subject: 'An issue' }, fr: { subject: 'Un numéro' }, ko: { subject: '소식' } }
await makeIssue(site.db, { number: 1, texts })
const cover = (await addPicture(site.db)).src
for (const language of ['en', 'fr', 'ko'])
  await makePost(site.db, { title: `Pictured in ${language}`, image: cover, imageAlt: 'A picture', language })

type Item = { href: string; picture: string; said: string }

/** Each item with the address of its picture, and what the feed says of it. */
function itemsOf(body: string): Item[] {
  const $ = cheerio.load(body, { xml: true })
  return $('item')
    .toArray()
    .map((item) => {
      const picture = $(item).find('media\\:content')
      const said = ['type', 'medium', 'width', 'height'].map((name) => picture.attr(name)).join(' ')
      return { href: $(item).find('link').text(), picture: picture.attr('url') ?? '', said }
    })
}

test.each(feeds)('%s shows a picture with each item, the same as the page’s preview', async (feed) => {
  const items = itemsOf(await (await fetch(site.url + feed)).text())
  expect(items.length).toBeGreaterThan(0)
  for (const { href, picture, said } of items) {
    const { $ } = await site.visitor().visit(new URL(href).pathname)
    expect(picture).toBe($('meta[property="og:image"]').attr('content'))
    const isCover = picture === site.url + cover
    expect(isCover).toBe($('h1').text().startsWith('Pictured'))
    expect(said).toBe(isCover ? 'image/jpeg image 10 10' : 'image/png image 1200 630')
    if (isCover) continue
    const answer = await fetch(picture)
    expect(answer.headers.get('Cache-Control'), picture).toBe('public, max-age=604800')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
  }
})
