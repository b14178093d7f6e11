import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { FoundImage } from '#app/ui/picture-files.ts'
import { readMarkdown, renderMarkdown } from './render-markdown.server.ts'

const appUrl = 'https://site.example'
const render = (source: string, options = {}) => renderMarkdown(source, { appUrl, ...options })
const page = (source: string, options = {}) => load(render(source, options).html, null, false)

const file = (width: number, type: string) => {
  const src = `/media/harbour-${width}.${type === 'image/jpeg' ? 'jpg' : 'webp'}`
  return { src, width, height: width / 2, type, bytes: width * 100 }
}
const harbour: FoundImage = {
  files: [1600, 480, 960].flatMap((width) => [file(width, 'image/webp'), file(width, 'image/jpeg')]),
}
const findImage = (src: string) => (src.startsWith('/media/harbour') ? harbour : null)

test('headings have ids, and start below the level of the page title', () => {
  const { html, toc, headings } = render(
    '# Where we began\n\n## Costs & *risks*\n\n### Costs & risks\n\n#### Deeper\n\n## 비용',
  )
  const $ = load(html)
  expect($('h1')).toHaveLength(0)
  expect(toc).toEqual([
    { id: 's-where-we-began', text: 'Where we began', level: 2 },
    { id: 's-costs-risks', text: 'Costs & risks', level: 2 },
    { id: 's-costs-risks--2', text: 'Costs & risks', level: 3 },
    { id: 's-비용', text: '비용', level: 2 },
  ])
  expect(headings.map(({ written }) => written)).toEqual([1, 2, 3, 4, 2])
  for (const { id, level } of headings) expect($(`h${level}[id="${id}"]`)).toHaveLength(1)
})

test('two headings never share an id', () => {
  const { headings } = render('## A\n\n## A 2\n\n## A\n\n## A--2\n\n## !!!\n\n## ???')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
})

test('a table scrolls on its own, and its columns are aligned without inline styles', () => {
  const $ = page('| a | b |\n| :-- | --: |\n| 1 | 2 |')
  expect($('div.table-scroll[tabindex=0] > table th').first().attr('data-align')).toBe('left')
  expect($('td').last().attr('data-align')).toBe('right')
  expect($('[style]')).toHaveLength(0)
})

test('a footnote links to its note and back, from each place that refers to it', () => {
  const $ = page(
    'One[^n] and again[^n], two[^m].\n\n[^m]: Second.\n\n[^n]: First, with [a link](/x).\n\n[^unused]: Nobody asks.',
  )
  expect($('section.footnotes li')).toHaveLength(2)
  expect($('section.footnotes li').first().text()).toContain('First')
  const links = $('a[href^="#"]')
    .get()
    .map(({ attribs }) => attribs.href ?? '')
  expect(links).toEqual(['#fn-1', '#fn-1', '#fn-2', '#fnref-1', '#fnref-1-1', '#fnref-2'])
  for (const link of links) expect($(`[id="${link.slice(1)}"]`)).toHaveLength(1)
})

test('footnote labels are in the article’s language', () => {
  const $ = page('Un[^1].\n\n[^1]: Note.\n\n- [ ] faire', { language: 'fr' })
  expect($('a').last().attr('aria-label')).toBe('Retour au texte')
  expect($('input').attr('aria-label')).toBe('À faire')
})

test('a task list shows its state in disabled boxes', () => {
  const $ = page('- [ ] write\n- [x] build\n- [y] no task\n\nText [ ] stays.')
  expect($('li.task')).toHaveLength(2)
  expect(
    $('input[type=checkbox][disabled]')
      .get()
      .map(({ attribs }) => attribs['aria-label']),
  ).toEqual(['To do', 'Done'])
  expect($('input[checked]')).toHaveLength(1)
  expect($('p').last().text()).toBe('Text [ ] stays.')
})

test('a link to another site is marked, one to our own is not', () => {
  const $ = page(
    '[a](https://other.example/x) [b](//other.example) [c](/contact) [d](https://site.example/blog) [e](mailto:a@b.example) [f](#s-x)',
  )
  expect(
    $('a')
      .get()
      .map(({ attribs }) => attribs.rel),
  ).toEqual(['external noopener', 'external noopener', undefined, undefined, undefined, undefined])
})

test('every link is returned for checking', () => {
  expect(render('[a](/x) <https://b.example> [c]\n\n[c]: /y').links).toEqual(['/x', 'https://b.example', '/y'])
})

test('HTML in the source is shown as text', () => {
  const $ = page('<b>bold</b> <script>alert(1)</script>\n\n<div onclick="x">\n\n<!-- gone? -->')
  expect($('b, script, div')).toHaveLength(0)
  expect($.text()).toContain('<script>alert(1)</script>')
  expect($.text()).toContain('<!-- gone? -->')
})

test('our own picture comes in every width with its size, the newer format first', () => {
  const $ = page('![Ships at the quay](/media/harbour-960.jpg "The harbour in *March*")', { findImage })
  expect($('figure > picture > source').attr()).toMatchObject({
    type: 'image/webp',
    srcset: '/media/harbour-480.webp 480w, /media/harbour-960.webp 960w, /media/harbour-1600.webp 1600w',
  })
  expect($('figure > picture > img').attr()).toMatchObject({
    src: '/media/harbour-960.jpg',
    alt: 'Ships at the quay',
    width: '960',
    height: '480',
    loading: 'lazy',
  })
  expect($('figcaption').text()).toBe('The harbour in *March*')
  expect($('p')).toHaveLength(0)
})

test('a picture inside a sentence is no figure', () => {
  const $ = page('A mark ![tick](/media/tick.png) here.\n\n- ![in a list](/media/x.png)')
  expect($('figure')).toHaveLength(0)
  expect($('img')).toHaveLength(2)
})

test.each([
  'http://other.example/a.png',
  'data:image/png;base64,AAAA',
  '/logo.png',
  'a.png',
  '//other.example/a.png',
  '/media/../login',
  '/media//x.png',
  'blob:x',
])('a picture from %s is shown as its alternative text', (src) => {
  const { html, images } = render(`![What it shows](<${src}>)`)
  expect(html).toContain('What it shows')
  expect(load(html)('img')).toHaveLength(0)
  expect(images.every(({ kind }) => kind === 'refused')).toBe(true)
})

test('a picture on another site is a link to it, because the page contacts no other site', () => {
  const { html, images } = render('![Map](https://other.example/a.png)')
  expect(load(html)('img')).toHaveLength(0)
  expect(load(html)('a').attr('href')).toBe('https://other.example/a.png')
  expect(load(html)('a').text()).toBe('Map')
  expect(images).toEqual([{ src: 'https://other.example/a.png', alt: 'Map', kind: 'external', found: null }])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
])('no link leads to %s', (href) => {
  expect(load(render(`[a](<${href}>) [b]\n\n[b]: <${href}>`).html)('a[href]')).toHaveLength(0)
})

test('code is coloured by classes in supported languages, and left alone in others', () => {
  const $ = page('```ts\nconst a = 1 // <b>\n```\n\n```brainfuck "quoted"\n<+>\n```\n\n    indented <i>')
  expect($('code.language-ts .hljs-keyword').text()).toBe('const')
  expect($('code.language-ts').text()).toBe('const a = 1 // <b>\n')
  expect($('code.language-brainfuck').html()).toBe('&lt;+&gt;\n')
  expect($('pre[tabindex=0]')).toHaveLength(3)
  expect($('b, i, [style]')).toHaveLength(0)
})

test('very long code is shown without colours', () => {
  const $ = page(`\`\`\`js\n${'let a = 1\n'.repeat(600)}\`\`\``)
  expect($('code span')).toHaveLength(0)
  expect($('code').text()).toHaveLength(6000)
})

test('the search uses the text without markup; excerpts come from the running text', () => {
  const source = '## Head\n\nOne **two** `three`[^1]\n\n| cell |\n| -- |\n\n```\ncode\n```\n\n[^1]: Note.'
  const { plainText, prose } = render(source)
  expect(plainText).toBe('Head\nOne two three\ncell\ncode\nNote.')
  expect(prose).toBe('One two three')
  expect(readMarkdown(source)).toEqual({ plainText, prose, words: 7 })
})

test('running text describes no picture, all words do', () => {
  const { plainText, prose } = render('Hello ![a ship](/media/x.png) world.')
  expect([prose, plainText]).toEqual(['Hello world.', 'Hello a ship world.'])
  expect(render('![a ship](/media/x.png)\n\nHello.').prose).toBe('Hello.')
})

test('items of a list do not run together in the running text', () => {
  const source =
    'We start in January.\n\n- Mondays\n- Wednesdays, or *both*\n\nBring a book.\n\n1. Read it!\n2. Then write:\n3. Done'
  expect(render(source).prose).toBe(
    'We start in January. Mondays, Wednesdays, or both. Bring a book. Read it! Then write: Done',
  )
})

test('words are counted by spaces, in any script', () => {
  expect(render("It isn't **half** bad, naïvely: 3.5 of ten.").words).toBe(9)
  expect(render('우리는 두 시간대에서 일합니다.').words).toBe(4)
  expect(render('').readingMinutes).toBe(1)
  expect(render('word '.repeat(900)).readingMinutes).toBe(5)
})
