import { expect, test } from 'vitest'
import { message, sayInEnglish } from '#app/languages/message.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { issueOptions, issueText, knownParts, readersLinks } from '#tests/support/issue-texts.ts'
import { drawIssue } from './draw-issue.server.ts'
import type { IssueText } from './issue.ts'
import { type Finding, issueFindings } from './issue-findings.server.ts'
import { fillSlots } from './slots.ts'

function findings(more: Partial<IssueText>, cards = issueOptions.cards): Finding[] {
  const text = issueText(more)
  return issueFindings(text, drawIssue(text, { ...issueOptions, cards }), { ...knownParts, cards })
}
const inEnglish = (found: readonly Finding[]) =>
  found.map(({ message, ...rest }) => ({ ...rest, message: sayInEnglish(message) }))
const messages = (more: Partial<IssueText>) =>
  inEnglish(findings(more)).map(({ field, severity, message }) => `${field}, ${severity}: ${message}`)
const inBody = (body: string) => messages({ body })

test('an issue with every block has no findings', () => {
  expect(messages({})).toEqual([])
})

test('a post in another language than the text is named, once', () => {
  const body = '{{post: networks}}\n\n{{post: networks}}'
  const preheader = 'Les réseaux'
  expect(messages({ language: 'fr', body, preheader })).toEqual([
    'body, warning: The post "Networks & <hills>" is shown in another language than this text.',
  ])
  expect(messages({ body })).toEqual([])
})

test('what is missing is named', () => {
  expect(messages({ subject: ' ', preheader: '', body: '\n' })).toEqual([
    'subject, error: There is no subject.',
    expect.stringMatching(/^preheader, warning: There is no preview text\./),
    'body, error: There is no text.',
  ])
})

test('a long subject, and one in capitals', () => {
  expect(messages({ subject: 'word '.repeat(16) })).toEqual([expect.stringContaining('has 79 characters')])
  expect(messages({ subject: 'BUY THIS NOW' })).toEqual([expect.stringContaining('is all capitals')])
  for (const subject of ['GPU 12', '새로운 연구실', 'x'.repeat(78), 'ISO 9001 and GDPR ABCD'])
    expect(messages({ subject })).toEqual([])
})

const faults = [
  ['![](/media/a.jpg)', 'warning', 'has no alternative text'],
  ['![a](https://example.com/a.jpg)', 'error', 'is not shown. Choose one from the media library'],
  ['![a](/media/a.webp)', 'warning', 'is not shown by Outlook for Windows'],
  ['words ![a](/media/a.jpg)', 'error', 'A picture among words is not shown'],
  ['[a](#)', 'error', 'A link leads nowhere'],
  ['[a]()', 'error', 'A link leads nowhere'],
  ['- > [a](javascript:x)', 'error', 'A link to javascript:x must begin with'],
  ['# [a](page)', 'error', 'A link to page must begin with'],
  ['[a](http://example.com)', 'warning', 'is not encrypted'],
  ['{{button: Go | #}}', 'error', 'The button "Go" leads nowhere'],
  ['{{button: Go | http://example.com}}', 'warning', 'The button "Go" to http://example.com is not encrypted'],
  ['{{post: gone}}', 'error', 'The post "gone" is not published'],
  ['see {{post: networks}}', 'error', 'A block in double braces is shown as typed'],
  ['> {{post: networks}}', 'error', 'A block in double braces is shown as typed'],
  ['{{button: Go}}', 'error', 'A block in double braces is shown as typed'],
  ['[a](/gone?a=1#b)', 'warning', 'A link to /gone?a=1#b leads to a page that does not exist.'],
  ['> - [a](/gone)', 'warning', 'leads to a page that does not exist'],
  ['[a](https://site.example/gone)', 'warning', 'https://site.example/gone leads to a page that does not exist'],
  ['{{button: Go | /gone}}', 'warning', 'The button "Go" to /gone leads to a page that does not exist.'],
  ['![a](/media/gone.jpg)', 'error', 'The picture /media/gone.jpg is not in the media library.'],
  ['Dear {name},', 'warning', 'Readers see {name} as it is typed'],
  ['**Dear** {{ first_name }}, [a](/blog)', 'warning', 'Readers see {{ first_name }} as it is typed'],
  ['{{button: Go, {이름} | /blog}}', 'warning', 'Readers see {이름} as it is typed'],
  ['*'.repeat(5_001), 'error', 'too many special characters'],
] as const

test.each(faults)('%s', (body, severity, message) => {
  expect(inEnglish(findings({ body }))).toEqual([
    { field: 'body', severity, message: expect.stringContaining(message) },
  ])
})

test.each(otherLanguages)('every finding is said in %s', (language) => {
  const card = (src: string) => ({
    language: 'en' as const,
    title: 'T',
    excerpt: 'E',
    path: '/blog/t',
    image: { src, alt: '' },
  })
  const posts = ['https://example.com/a.png', '/media/a.webp', '/media/gone.png'].map(
    (src) => new Map([['t', card(src)]]),
  )
  const found = [
    ...faults.flatMap(([body]) => findings({ body })),
    ...posts.flatMap((cards) => findings({ body: '{{post: t}}' }, cards)),
    ...findings({ subject: ' ', preheader: '', body: '\n' }),
    ...findings({ subject: 'word '.repeat(16), body: 'word '.repeat(16_000) }),
    ...findings({ subject: 'BUY THIS NOW' }),
  ].map(({ message }) => message)
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((message) => sayIn(language)(message) === sayInEnglish(message))).toEqual([])
  const button = 'The button "{label}" to {address} leads to a page that does not exist.'
  expect(sayIn('fr')(message(button, { label: 'Close', address: '/gone' }))).toBe(
    'Le bouton «\u00a0Close\u00a0» vers /gone mène à une page qui n’existe pas.',
  )
})

test('elsewhere on the web, mail addresses and numbers are not looked up, and braces in code are meant', () => {
  expect(
    inBody('[a](https://example.com/gone) [b](mailto:gone@example.com) [c](tel:+82) `{name}` {} { } {"a": 1}'),
  ).toEqual([])
})

test('braces in the subject and the preview text', () => {
  expect(messages({ subject: 'Hello {name}', preheader: 'For {name} and {name}' })).toEqual([
    expect.stringMatching(/^subject, warning: Readers see \{name\}/),
    expect.stringMatching(/^preheader, warning: Readers see \{name\}/),
  ])
})

test('each finding is told once', () => {
  expect(inBody('[a](#)\n\n[b](#)\n\n- [c](#)')).toHaveLength(1)
})

test('a mail that Gmail would cut is too long, counted with the links of a reader', () => {
  const tooLong = [expect.stringContaining('Gmail cuts emails off at about 100 kB: shorten the text to 80 kB.')]
  expect(inBody('word '.repeat(16_000))).toEqual(tooLong)
  expect(inBody('가나다 '.repeat(8_000))).toEqual(tooLong)
  expect(inBody('word '.repeat(14_000))).toEqual([])
})

test('a mail that is not found too long has 80 kB of HTML at most', () => {
  const sizes = Array.from({ length: 40 }, (_, step) => {
    const text = issueText({ body: 'word '.repeat(14_000 + step * 50) })
    const drawn = drawIssue(text, issueOptions)
    const bytes = Buffer.byteLength(fillSlots(drawn, readersLinks).html)
    return { bytes, isTooLong: issueFindings(text, drawn, knownParts).length > 0 }
  })
  const allowed = sizes.filter(({ isTooLong }) => !isTooLong).map(({ bytes }) => bytes)
  const refused = sizes.filter(({ isTooLong }) => isTooLong).map(({ bytes }) => bytes)
  expect(Math.max(...allowed)).toBeLessThanOrEqual(80_000)
  expect(Math.max(...allowed)).toBeGreaterThan(79_000)
  expect(Math.min(...refused)).toBeGreaterThan(79_000)
})

test.each([
  ['https://example.com/a.png', 'warning', 'on another site'],
  ['/media/gone.png', 'error', 'is not in the media library'],
])('the picture of a post is one of the library: %s', (src, severity, message) => {
  const card = { language: 'en' as const, title: 'T', excerpt: 'E', path: '/blog/t', image: { src, alt: '' } }
  const found = findings({ body: '{{post: t}}' }, new Map([['t', card]]))
  expect(inEnglish(found)).toMatchObject([{ severity, message: expect.stringContaining(message) }])
})
