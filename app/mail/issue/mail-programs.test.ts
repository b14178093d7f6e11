// What an issue uses is supported by Gmail, Outlook, Apple Mail and Samsung Email, by the data of caniemail.com.
import { caniemail, rawData } from 'caniemail'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { languages } from '#app/content/languages.ts'
import { issueOptions, issueText, sender } from '#tests/support/issue-texts.ts'
import { drawIssue } from './draw-issue.server.ts'

const html = languages
  .map((language) => drawIssue(issueText({ language }), { ...issueOptions, advertising: sender }).html)
  .join('')
const $ = load(html)
const [styled, dark = ''] = /<style>[^<]*?@media[^{]*\{([^<]*)\}<\/style>/.exec(html) ?? []

/** Unsupported by one of them, with the reason why its readers lose nothing. */
const harmless: Record<string, string> = {
  '@media': 'dark mode, which other programs make themselves from the light colours',
  '@media (prefers-color-scheme)': 'the same',
  '<style> element': 'has only dark mode; all other styles are inline',
  'color-scheme CSS property': 'the same as its meta element',
  'color-scheme meta tag': 'keeps programs with a dark mode of their own from guessing',
  'Class selector': 'the same: only dark mode has classes',
  '<body> element': 'has only the colour of the page, which the table in it has too',
  'display:none': 'hides the preheader, which then is one line without height',
  'max-height property': 'the same',
  overflow: 'hides the preheader, which programs that know no overflow hide by display; and a blocked mark',
  'border-radius': 'corners are square',
  outline: 'the edge of a button in dark mode, which its colour shows too',
  'table-layout': 'only words longer than a line widen the mail',
  'overflow-wrap': 'only words longer than a line widen the mail',
  'word-break': 'Korean words break anywhere, as in most mails',
  'role attribute': 'the discontinued Windows Mail reads tables aloud as tables',
  'aria-hidden attribute': 'the discontinued Windows Mail reads the company’s name aloud twice',
}

const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'samsung-email.*'] as const
const unsupported = (asked: { html?: string; css?: string }) => [
  ...new Set(
    [...caniemail({ clients: [...clients], ...asked }).issues.errors.values()].flat().map(({ title }) => title),
  ),
]

/** Also of Outlook on the web, which the package leaves out. */
const programs = ['gmail', 'outlook', 'apple-mail', 'samsung-email']
type Feature = { slug: string; title: string; stats: Record<string, Record<string, Record<string, string>>> }
const features = new Map((rawData.data as unknown as Feature[]).map((feature) => [feature.slug, feature]))
function isSupported(slug: string): boolean | null {
  const feature = features.get(slug)
  if (!feature) return null
  const newest = Object.entries(feature.stats)
    .filter(([program]) => programs.includes(program))
    .flatMap(([, platforms]) => Object.values(platforms).map((versions) => Object.values(versions).at(-1) ?? ''))
  return newest.length > 4 && newest.every((support) => !support.startsWith('n'))
}

const propertiesIn = (style: string) => [...style.matchAll(/(?:^|[;{])([a-z-]+):/g)].map(([, name = '']) => name)
const elements = $('html, html *').toArray()
const properties = new Set([
  ...elements.flatMap(({ attribs }) => propertiesIn(attribs.style ?? '')),
  ...propertiesIn(dark),
])
const attributes = new Set(elements.flatMap(({ attribs }) => Object.keys(attribs)))

test('the programs support it, except what is harmless to miss', () => {
  expect(styled).toBeTruthy()
  const found = [...unsupported({ html }), ...unsupported({ css: dark })]
  expect(found.filter((title) => !harmless[title])).toEqual([])
  expect(found).toContain('border-radius')
})

/** Known to HTML and CSS since mail programs read them, so the data has no entry of their own. */
const old = {
  elements: ['html', 'head', 'meta', 'title', 'body', 'tbody', 'tr', 'td', 'br', 'li', 'a', 'em', 'p', 'span'],
  properties: ['border-color', 'border-top', 'border-left', 'color', 'font-family', 'mso-hide', 'mso-padding-alt'],
  attributes: ['alt', 'border', 'cellpadding', 'charset', 'class', 'content', 'href', 'name', 'src', 'start', 'style'],
}
const slugs: Record<string, string> = { ul: 'lists', ol: 'lists', h1: 'h1-h6', h2: 'h1-h6', h3: 'h1-h6' }
const isHarmless = (slug: string) => Object.keys(harmless).includes(features.get(slug)?.title ?? '')

test.each([
  ['element', [...new Set(elements.map(({ name }) => name))], 'html-', old.elements],
  ['property', [...properties], 'css-', old.properties],
  ['attribute', [...attributes], 'html-', old.attributes],
] as const)('every %s is in the data and supported by all, or is old, or harmless to miss', (_, names, prefix, old) => {
  expect(names.length).toBeGreaterThan(10)
  const wrong = names.filter((name) => {
    const slug = `${prefix}${slugs[name] ?? name}`
    return !(old as readonly string[]).includes(name) && !isHarmless(slug) && isSupported(slug) !== true
  })
  expect(wrong).toEqual([])
})

test('space, lines and widths lie where Outlook for Windows gives them', () => {
  const names = (style: RegExp) => {
    const found = elements.filter(({ attribs }) => style.test(`;${attribs.style ?? ''}`))
    return [...new Set(found.map(({ name }) => name))].sort()
  }
  expect(names(/;padding:(?!0;|0$)/)).toEqual(['a', 'td'])
  expect(names(/;border(-top|-left)?:(?!0;|0$)/)).toEqual(['hr', 'table', 'td'])
  expect(names(/;margin:.*-\d/)).toEqual([])
  expect(names(/;max-width:/)).toEqual(['div', 'img'])
  // A button's link has its space from its cell there.
  expect(
    $('a.button')
      .parent()
      .toArray()
      .every(({ attribs }) => attribs.style?.includes('mso-padding-alt')),
  ).toBe(true)
  expect(
    $('img')
      .toArray()
      .every(({ attribs }) => /^\d+$/.test(attribs.width ?? '')),
  ).toBe(true)
  expect(html).toContain(
    '<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600"',
  )
})
