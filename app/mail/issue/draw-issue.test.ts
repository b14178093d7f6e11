import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { languages } from '#app/content/languages.ts'
import { env } from '#app/env.server.ts'
import { columnsOf } from '#app/mail/look/layout.ts'
import { issueOptions, issueText, readersLinks, sender } from '#tests/support/issue-texts.ts'
import { postsIn } from './body.server.ts'
import { drawIssue } from './draw-issue.server.ts'
import { fillSlots } from './slots.ts'

const site = env.APP_URL
const draw = (more = {}, options = {}) => drawIssue(issueText(more), { ...issueOptions, ...options })
const filled = (more = {}, options = {}) => fillSlots(draw(more, options), readersLinks)
const body = (markdown: string) => filled({ body: markdown })
const flat = (text: string) => text.replace(/\s+/g, ' ')

const { html, text } = filled()
const $ = load(html)

test('the HTML has every block, with absolute addresses', () => {
  expect($('h1').text()).toBe('A second laboratory')
  expect($('h2').text()).toBe('New on the blog')
  expect(
    $('h3')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(['Networks & <hills>', '시험', 'Plans'])
  expect([$('em').text(), $('code').text(), $('strong').last().text()]).toEqual(['all', 'drawIssue', 'kinds'])
  expect($('ol > li > ul > li').length).toBe(2)
  expect($('ul > li > p').length).toBe(2)
  expect($('blockquote blockquote').text().trim()).toBe('And were wrong.')
  expect($('hr').length).toBe(1)
  expect(
    $('img')
      .toArray()
      .map(({ attribs }) => [attribs.src, attribs.width, attribs.alt]),
  ).toEqual([
    [`${site}/apple-touch-icon.png`, '36', 'BN Technologies'],
    [`${site}/media/0123456789abcdef01234567-960.jpg`, '552', 'An antenna on a roof'],
    [`${site}/media/fedcba9876543210fedcba98-960.png`, '550', 'Hills'],
  ])
  expect([
    ...new Set(
      $('a')
        .toArray()
        .map(({ attribs }) => attribs.href),
    ),
  ]).toEqual([
    `${site}/blog/story`,
    'https://example.com/a?b=1&c=2',
    'mailto:us@example.com',
    'tel:+8225550100',
    `${site}/blog/networks`,
    `${site}/blog/%EC%8B%9C%ED%97%98`,
    `${site}/careers?a=1&b=2`,
    site + readersLinks.preferences,
    site + readersLinks.unsubscribe,
    `${site}/newsletter/issues/12`,
  ])
})

test('the plain text has every block, in 72 columns but for addresses', () => {
  const longest = text.split('\n').filter((line) => !line.includes('http') && columnsOf(line) > 72)
  expect(longest).toEqual([])
  expect(text).toMatch(/^A second laboratory\n={19}\n\nBN Technologies, Newsletter No. 12\n\n/)
  const said = flat(text)
  expect(said).toContain(`see our story (${site}/blog/story), the standard (https://example.com/a?b=1&c=2)`)
  expect(said).toContain('write to us (us@example.com) or call (+8225550100).')
  expect(text).toContain('\n[An antenna on a roof]\n\nNew on the blog\n---------------\n\nNetworks & <hills>\n')
  expect(text).toContain(
    '1. A talk about drawIssue\n2. A course\n   - in English\n   - in Korean\n\n- loose\n\n- items\n',
  )
  expect(text).toContain('> We measured for a year.\n>\n> > And were wrong.\n')
  expect(text).toContain(`\nSee all courses:\n${site}/careers?a=1&b=2\n\n* * *\n\nThe end,\ntruly.\n`)
  expect(text).toContain(`\nUnsubscribe:\n${site}${readersLinks.unsubscribe}\n`)
  expect(text).not.toMatch(/&(amp|lt|quot);|<(p|br|table)/)
})

test.each(languages)('the words around it are in its language: %s', (language) => {
  const { html, text } = filled({ language, body: 'x' })
  const own = {
    en: ['Newsletter No. 12', 'Change what you receive', 'Unsubscribe', 'Read on the web', 'no tracking'],
    ko: ['뉴스레터 제12호', '수신 설정 변경', '구독 해지', '웹에서 보기', '추적 기능이 없습니다'],
    fr: ['Lettre d’information nº\u00a012', 'Modifier ce que', 'Se désinscrire', 'Lire sur le web', 'aucun traceur'],
  }
  for (const words of own[language]) {
    expect(html).toContain(words)
    expect(flat(text)).toContain(flat(words))
  }
  expect(html).toContain(`<html lang="${language}">`)
  expect(html.includes('word-break:keep-all')).toBe(language === 'ko')
  expect(html).toContain('BN Technologies')
  expect(html + text).not.toMatch(/(?![\n\t])\p{Cc}/u)
})

test.each(languages)('without a public page it says where the link will be, and leads nowhere: %s', (language) => {
  const { html, text } = filled({ language, body: 'x' }, { webView: null })
  expect(html + text).not.toContain('/newsletter/issues')
  const later = {
    en: 'The link “Read on the web” appears here when sending starts.',
    ko: '‘웹에서 보기’ 링크가 들어갑니다.',
    fr: 'apparaît ici dès le début de l’envoi.',
  }
  expect(html).toContain(later[language])
  expect(flat(text)).toContain(later[language])
})

test('the preheader comes first, hidden, and keeps the text behind it out of the list of mails', () => {
  const [, first = ''] = /<body[^>]*>\n(.*)/.exec(html) ?? []
  expect(first).toMatch(/^<div style="display:none;[^"]*">What we built in November\u034f/)
  expect(first.length).toBeGreaterThan(300)
  expect(filled({ preheader: ' ' }).html).not.toContain('display:none')
})

test('a draft has no number, and a saved brand its own name, colours and mark', () => {
  const look = { ...issueOptions.look, name: 'Name <3', primary: '#aa0000', version: 3 }
  const own = filled({}, { number: null, look })
  expect(own.html).toContain('>Newsletter</span>')
  expect(own.html).toContain(`src="${site}/icons/apple-touch-icon.png?v=3" width="36" height="36" alt="Name &lt;3"`)
  expect(own.html).toContain('background:#aa0000')
  expect(own.text).toContain('subscribed to the Name <3 newsletter.')
})

test('every colour changes in dark mode, except the brand’s', () => {
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? []
  const overridden = [...dark.matchAll(/\.(\w+)\{/g)].map(([, name]) => name)
  const { primary, onPrimary } = issueOptions.look
  const left = $('body *')
    .toArray()
    .filter(({ attribs: { style = '' } }) => {
      const colours = style.match(/#[0-9a-f]{6}/g) ?? []
      return colours.some((colour) => colour !== primary && colour !== onPrimary)
    })
  expect(left.length).toBeGreaterThan(20)
  for (const { attribs } of left)
    expect(
      overridden.some((name) => attribs.class?.split(' ').includes(name ?? '')),
      attribs.style,
    ).toBe(true)
})

test('a refused address is no link: only its words are shown', () => {
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '#',
    '',
    'page',
    'vbscript:x',
    'JAVASCRIPT:x',
  ]) {
    const { html, text } = body(`a [word](${href}) b\n\n{{button: Press | ${href || '#'}}}`)
    expect(flat(text), href).toContain('a word b --')
    expect(html, href).not.toMatch(/javascript|data:|evil|href="#"|vbscript|Press/i)
  }
})

test('pictures are only those of the media library', () => {
  for (const src of [
    'https://evil.example/pixel.gif',
    '//evil.example/a.png',
    '/media/../x',
    '/unsubscribe/x',
    'data:image/png;base64,x',
  ]) {
    const { html } = body(`![alt](${src})`)
    expect(load(html)('img').length, src).toBe(1)
    expect(html, src).not.toContain('evil')
  }
  const card = {
    language: 'en' as const,
    title: 'T',
    excerpt: 'E',
    path: '/blog/t',
    image: { src: 'https://evil.example/a.png', alt: '' },
  }
  expect(filled({ body: '{{post: t}}' }, { cards: new Map([['t', card]]) }).html).not.toContain('evil')
})

test('HTML in the text stays text', () => {
  const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)> <b>x</b>'
  const { html } = filled({
    subject: hostile,
    preheader: hostile,
    body: `${hostile}\n\n# ${hostile}\n\n{{button: ${hostile} | /a"onclick="x}}`,
  })
  const $ = load(html)
  expect($('script, b, [onerror], [onclick]').length).toBe(0)
  expect($('img').length).toBe(1)
})

test('a control character never becomes a slot, not even one that is encoded', () => {
  const slots =
    '\u0001 \u0002 \u0003 &#2; &#x3; <https://example.com/%02%03> [a](https://example.com/%02) ![\u0002](/media/a.png)'
  const typed = { subject: slots, preheader: slots, body: `${slots}\n\n{{button: \u0002 x | /\u0003}}\n\n{{post: a}}` }
  const card = {
    language: 'en' as const,
    title: slots,
    excerpt: slots,
    path: '/blog/a\u0002',
    image: { src: '/media/a\u0002', alt: slots },
  }
  const count = (drawn: string) => drawn.split(/[\u0001-\u0003]/).length - 1
  for (const options of [{}, { cards: new Map([['a', card]]) }]) {
    const drawn = draw(typed, options)
    expect([count(drawn.subject), count(drawn.html), count(drawn.text)]).toEqual([0, 2, 2])
  }
})

test('own blocks stand alone on a line, outside lists and quotations', () => {
  expect(
    postsIn(
      'a\n{{post: one}}\nb\n\n{{ post:two }}\n{{post: one}}\n\n- {{post: three}}\n\n> {{post: four}}\n\nsee {{post: five}}',
    ),
  ).toEqual(['one', 'two'])
  expect(postsIn('{{post: a b}}\n{{post:}}\n{{post: a|b}}\n{{Post: a}}')).toEqual([])
  expect(body('a\n{{post: unknown}}\nb').text).toContain('\n\na\n\nb\n\n')
  expect(body('{{button: A | B | /path}}').text).toContain(`\nA | B:\n${site}/path\n`)
})

test('a thousand draws of one issue are the same, byte for byte', () => {
  const digests = Array.from({ length: 1_000 }, () => {
    const { subject, html, text } = draw({ language: 'ko' }, { advertising: sender })
    return createHash('sha256').update(subject).update(html).update(text).digest('hex')
  })
  expect(new Set(digests).size).toBe(1)
})

test('slots are filled for thousands of readers in a second, and hold a link whatever it contains', () => {
  const drawn = draw({ body: everyBlockOften })
  expect(drawn.html.length).toBeGreaterThan(40_000)
  const before = process.cpuUsage()
  for (let n = 0; n < 2_000; n++) fillSlots(drawn, readersLinks)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000)
  expect(html).toContain(`href="${site}/newsletter/preferences/token?a=1&amp;b=2"`)
  expect(html).toContain(`href="${site}/newsletter/unsubscribe/token$&amp;"`)
})

const everyBlockOften = issueText().body.repeat(10)
