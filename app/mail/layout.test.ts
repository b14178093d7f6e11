import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const hostile = '<img src=x onerror=alert(1)> & "quoted" \'too\''

const { text, html } = layOut({
  heading: hostile,
  parts: [
    `A paragraph with ${hostile} that goes on for longer than the seventy-two columns a plain text reader has.`,
    { facts: [['Company', hostile]] },
    { quote: `first ${hostile}\n\nthird ${'word '.repeat(30)}` },
    { link: { label: hostile, href: 'https://example.com/?a=1&b=2' } },
  ],
})

test('in HTML everything is escaped, no picture is fetched, and the language is named', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(html).not.toMatch(/<(img|link|script|style|iframe)\b/)
  expect(html).not.toMatch(/\bsrc="|url\(/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;too&#39;')
  expect(html).toContain('href="https://example.com/?a=1&amp;b=2"')
  expect(html.match(/https?:/g)).toHaveLength(1)
})

test('the text reads well by itself: 72 columns, quoted words marked, the link whole, nothing escaped', () => {
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  expect(longest).toBeLessThanOrEqual(72)
  expect(text).toContain(`Company: ${hostile}`)
  expect(text).toContain(`> first ${hostile}\n>\n> third word`)
  expect(text).toContain('\nhttps://example.com/?a=1&b=2\n')
  expect(text).not.toMatch(/&(amp|lt|quot);|<(p|br|table)/)
})

test('both end with the company; facts that are still placeholders are left out', () => {
  for (const body of [text, html]) {
    expect(body).toContain('BN Technologies')
    expect(body).toContain('Seoul, South Korea · Buea, Cameroon')
    expect(body).not.toContain('to be confirmed')
  }
})

test('a word longer than the line stays whole', () => {
  const href = `https://example.com/${'x'.repeat(90)}`
  expect(layOut({ heading: 'h', parts: [`see ${href} there`] }).text).toContain(`see\n${href}\nthere`)
})
