import { expect, test } from 'vitest'
import { type Letter, layOut } from './layout.ts'
import { companyName, defaultMailLook } from './mail-look.ts'

const hostile = '<img src=x onerror=alert(1)> & "quoted" \'too\''

const letter: Letter = {
  heading: hostile,
  parts: [
    `A paragraph with ${hostile} that goes on for longer than the seventy-two columns a plain text reader has.`,
    { facts: [['Company', hostile]] },
    { quote: `first ${hostile}\n\nthird ${'word '.repeat(30)}` },
    { link: { label: hostile, href: 'https://example.com/?a=1&b=2' } },
  ],
}
const { text, html } = layOut(letter, defaultMailLook)

test('the HTML is escaped, fetches no pictures and declares its language', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(html).not.toMatch(/<(link|script|iframe)\b/)
  expect(html.match(/<img\b|\bsrc="[^"]*"/g)).toEqual(['<img', 'src="cid:company-mark-0"'])
  expect(html).not.toMatch(/url\(|@import/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;too&#39;')
  expect(html).toContain('href="https://example.com/?a=1&amp;b=2"')
  expect(html.match(/https?:/g)).toHaveLength(1)
})

test('the plain text has 72 columns, marked quotations, an unbroken link and no escapes', () => {
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  expect(longest).toBeLessThanOrEqual(72)
  expect(text).toContain(`Company: ${hostile}`)
  expect(text).toContain(`> first ${hostile}\n>\n> third word`)
  expect(text).toContain('\nhttps://example.com/?a=1&b=2\n')
  expect(text).not.toMatch(/&(amp|lt|quot);|<(p|br|table)/)
})

test('both end with the company’s details, without placeholders', () => {
  for (const body of [text, html]) {
    expect(body).toContain('BN Technologies')
    expect(body).toContain('Seoul, South Korea · Buea, Cameroon')
    expect(body).not.toContain('to be confirmed')
  }
})

test('dark mode overrides every colour except those of the brand', () => {
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? []
  const overridden = [...dark.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(
    ([, name = '', style = '']) => [name, style] as const,
  )
  for (const [name, style] of overridden) {
    expect(html, name).toContain(`class="${name}"`)
    for (const line of style.split(';')) expect(line, name).toMatch(/ !important$/)
  }
  const elements = [...html.matchAll(/<(?!meta)\w+ (?:class="(\w+)" )?[^>]*style="([^"]*)"/g)]
  const coloured = elements.filter(([tag, , style]) => !tag.includes('bgcolor') && /#[0-9a-f]{6}/.test(style ?? ''))
  expect(coloured.map(([, name]) => name).filter((name) => name !== 'button')).toEqual(
    expect.arrayContaining(['page', 'sheet', 'name', 'quote', 'signature']),
  )
  for (const [tag, name] of coloured)
    expect(
      overridden.map(([known]) => known),
      tag,
    ).toContain(name)
})

test('a greeting has the name where it is given, on one line', () => {
  const greeted = (greets?: { name?: string }) => layOut({ heading: 'h', parts: ['x'], greets }, defaultMailLook).text
  expect(greeted({ name: 'Ada\nLovelace' })).toContain('\n\nHello Ada Lovelace,\n\nx')
  expect(greeted({})).toContain('\n\nHello,\n\nx')
  expect(greeted()).not.toContain('Hello')
})

test('a word longer than the line is not broken', () => {
  const href = `https://example.com/${'x'.repeat(90)}`
  expect(layOut({ heading: 'h', parts: [`see ${href} there`] }, defaultMailLook).text).toContain(`see\n${href}\nthere`)
})

test('both contain the company’s saved name, colours and contacts, and visitors’ words are unchanged', () => {
  const look = {
    name: 'Name <3',
    slogan: 'Saved slogan',
    version: 3,
    contacts: ['+82 2 555 0100', 'hello@example.com'],
    primary: '#aa0000',
    onPrimary: '#fffffe',
    ink: '#110000',
    soft: '#553333',
  }
  const parts = [`From ${companyName}.`, { quote: 'BN Technologies' }, { link: { label: 'Open', href: 'https://a.b' } }]
  const told = layOut({ heading: `News of ${companyName}`, parts }, look)
  expect(told.text).toMatch(/^News of Name <3\n={15}\n\nFrom Name <3\.\n\n> BN Technologies\n/)
  expect(told.text).toMatch(/\n-- \nName <3\nSaved slogan\n.*\n\+82 2 555 0100\nhello@example\.com\n$/)
  expect(told.html).toContain('From Name &lt;3.')
  expect(told.html).toMatch(/<img src="cid:company-mark-3" [^>]*alt="Name &lt;3"/)
  expect(told.html).toMatch(/background:#aa0000;color:#fffffe[^>]*>Open</)
})
