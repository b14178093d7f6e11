import { expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { FoundImage } from '#app/ui/picture-files.ts'
import { budgetMs, leastHold } from '#tests/support/text-budget.ts'
import { type CheckedPost, checkPost } from './checks.ts'
import { renderMarkdown } from './markdown/render-markdown.server.ts'

const appUrl = 'https://site.example'
const file = (bytes: number): FoundImage => ({
  files: [{ src: '/media/a.webp', width: 480, height: 320, type: 'image/webp', bytes }],
})
const library = new Map([
  ['/media/light.jpg', file(40_000)],
  ['/media/heavy.jpg', file(512_300)],
])

function findings(content: string, change: Partial<CheckedPost> = {}): string[] {
  const rendered = renderMarkdown(content, { appUrl, findImage: (src) => library.get(src) ?? null })
  const post: CheckedPost = {
    title: 'A title',
    excerpt: 'An excerpt that says in one sentence what the post is about.',
    image: null,
    rendered,
    appUrl,
    isLive: (path) => ['/contact', '/blog?page=2'].includes(path),
    ...change,
  }
  return checkPost(post, sayIn('en')).map(({ field, message }) => `${field}: ${message}`)
}

test('a good post has no findings', () => {
  const content =
    '## One\n\n### Two\n\n## Three\n\n[a](/contact#x) [b](/blog?page=2) [c](https://o.example/) [d](#s-one) [e](mailto:a@b.example)\n\n![Ships](/media/light.jpg)\n\nText[^1].\n\n[^1]: Note.'
  expect(findings(content)).toEqual([])
})

test('headings must not skip a level', () => {
  expect(findings('# First\n\n## A\n\n#### Deep\n\n##')).toEqual([
    'content: The heading "First" has the first level, which belongs to the title. Start with ##.',
    'content: The heading "Deep" has level 4, but comes after level 2. Use ###.',
    'content: A heading is empty.',
  ])
})

test('images need alternative text, a file in the library and a reasonable size', () => {
  expect(
    findings(
      '![](/media/light.jpg) ![a](/media/heavy.jpg) ![b](/media/gone.jpg) ![c](http://o.example/x.png) ![d](https://o.example/x.png)',
    ),
  ).toEqual([
    'content: The image /media/light.jpg has no alternative text. Describe what it shows, unless it is decorative.',
    'content: The image /media/heavy.jpg is up to 512 kB. Crop it, or choose one with less detail.',
    'content: The image /media/gone.jpg is not in the media library.',
    'content: The image http://o.example/x.png is not shown. Choose one from the media library, or one whose address begins with https://.',
    'content: The image https://o.example/x.png is on another site, so readers see only a link to it. Upload it instead.',
  ])
})

test('the post’s own image is checked the same way', () => {
  expect(findings('Text', { image: { src: '/media/gone.jpg', alt: '', found: null } })).toEqual([
    'image: The image /media/gone.jpg has no alternative text. Describe what it shows.',
    'image: The image /media/gone.jpg is not in the media library.',
  ])
})

test('links within the site must lead to a page', () => {
  expect(
    findings('[a](/gone) [b](https://site.example/gone) [c](contact) [d](#s-gone) [e]() [f](https://[) [g](/gone)'),
  ).toEqual([
    'content: The link to /gone leads to a page that does not exist.',
    'content: The link to https://site.example/gone leads to a page that does not exist.',
    'content: The link to contact must begin with / or https://.',
    'content: The link to #s-gone does not match a heading of this post.',
    'content: A link leads nowhere: its address is empty.',
    'content: The link to https://%5B is not a valid address.',
  ])
})

test('title and excerpt must fit the places that show them', () => {
  expect(findings('Text', { title: 'x'.repeat(71), excerpt: null })).toEqual([
    'title: The title has 71 characters. Search engines cut it off after about 70.',
    'excerpt: There is no excerpt. Lists and feeds will show the beginning of the text.',
  ])
  expect(findings('Text', { excerpt: 'Short.' })).toHaveLength(1)
  expect(findings('Text', { excerpt: 'x'.repeat(201) })).toHaveLength(1)
})

test('a post of many links to its own headings does not block the process', async () => {
  const rendered = renderMarkdown('', { appUrl, findImage: () => null })
  const links = Array.from({ length: 33_000 }, (_, n) => `#s-${n}`)
  const html = '<p id="b">a'.repeat(100_000)
  const check = () => findings('', { rendered: { ...rendered, html, links } })
  expect(check()).toHaveLength(33_000)
  expect(await leastHold(check)).toBeLessThan(budgetMs)
})
