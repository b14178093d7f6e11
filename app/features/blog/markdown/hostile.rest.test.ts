// Texts designed to be slow. Four times the length may take little more than four times as long; quadratic growth would
// take sixteen.
import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.server.ts'

const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const numbered = (length: number, line: (number: number) => string) => {
  let text = ''
  for (let number = 0; text.length < length; number++) text += line(number)
  return text
}

const hostile: Record<string, (length: number) => string> = {
  'nested quotations': (length) => fill('> ', length),
  'nested lists': (length) => numbered(length, (depth) => `${' '.repeat(depth * 2)}- a\n`),
  'opening brackets': (length) => fill('[', length),
  'brackets that close': (length) => `${fill('[', length / 2)}a${fill('](u)', length / 2)}`,
  'images that never close': (length) => fill('![', length),
  'links that never close': (length) => fill('[a](<b', length),
  'emphasis that never closes': (length) => fill('*a **a ', length),
  'emphasis of two kinds': (length) => fill('*a_ ', length),
  'code spans of growing length': (length) => numbered(length, (ticks) => `e${'`'.repeat(ticks)}`),
  'comments that never close': (length) => fill('<!--', length),
  'headings that are all alike': (length) => fill('# a\n', length),
  'wide tables': (length) => `${fill('|a', length / 2)}\n${fill('|-', length / 2)}\n|1|`,
  'footnote marks that never close': (length) => `[^a]: x\n\n${fill('[^', length)}`,
  'many footnotes': (length) => numbered(length, (number) => `[^${number}]\n\n[^${number}]: x\n\n`),
  'references without a target': (length) => `[a]: ${fill('x', 1000)}\n\n${fill('[a]', length)}`,
  'lazy lines in quotations': (length) => `${'> '.repeat(100)}${fill('a\n', length)}`,
  'combining marks': (length) => `# a${fill('\u0301\u0323', length)}`,
  'one long word': (length) => fill('가', length),
  'code of many blocks': (length) => fill('```java\n$$$$$$$$$$$$\n```\n', length),
}

/** Processor time in milliseconds, which other work on the machine does not affect. */
function cost(text: string): number {
  const before = process.cpuUsage()
  renderMarkdown(text, { appUrl: 'https://site.example' })
  return process.cpuUsage(before).user / 1000
}

function growth(make: (length: number) => string): number {
  const [quarter, whole] = [cost(make(15_000)), cost(make(60_000))]
  // Very short runs say nothing about growth.
  return whole > 150 ? whole / quarter : 1
}

test.each(Object.keys(hostile))('%s take time that grows with their length, not with its square', (name) => {
  const make = hostile[name] ?? String
  // A second attempt, in case the first was disturbed.
  expect(growth(make) < 8 || growth(make) < 8).toBe(true)
})

test('the longest article that the form accepts is rendered, whatever it contains', () => {
  for (const name of ['many footnotes', 'opening brackets', 'emphasis of two kinds']) {
    const { html } = renderMarkdown((hostile[name] ?? String)(200_000), { appUrl: 'https://site.example' })
    expect(html.length).toBeGreaterThan(0)
  }
})
