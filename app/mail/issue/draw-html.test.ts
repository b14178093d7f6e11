import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issueOptions, issueText } from '#tests/support/issue-texts.ts'
import { drawIssue } from './draw-issue.server.ts'
import { column } from './issue-styles.ts'

const draw = (body: string) => load(drawIssue(issueText({ body }), issueOptions).html)
const picture = '![Hills](/media/0123456789abcdef01234567-960.jpg)'

/** What is around a picture, from outside. */
const around = fc.array(fc.constantFrom<'list' | 'quote'>('list', 'quote'), { maxLength: 7 })

test('a picture is as wide as the lists and quotations around leave', () => {
  fc.assert(
    fc.property(around, (kinds) => {
      const body = kinds.reduceRight((inner, kind) => (kind === 'list' ? `- ${inner}` : `> ${inner}`), picture)
      const left = kinds.reduce((width, kind) => width - (kind === 'list' ? 24 : 20), column)
      const { width, style } = draw(body)('img[alt=Hills]').get(0)?.attribs ?? {}
      expect([width, /max-width:(\d+)px/.exec(style ?? '')?.[1]]).toEqual([String(left), String(left)])
    }),
  )
})

test('what is around a picture is drawn as wide as it is counted', () => {
  const { html } = drawIssue(issueText({ body: `> - ${picture}` }), issueOptions)
  expect(html).toContain('margin:0 0 16px 24px')
  expect(html).toContain('padding:4px 0 4px 16px;border-left:4px solid')
})

const levels = (body: string) =>
  draw(body)('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({ name }) => name)

test.each([
  ['{{post: networks}}', ['h1', 'h2']],
  ['## A\n\n{{post: networks}}', ['h1', 'h2', 'h3']],
  ['## A\n\n### B\n\n{{post: networks}}', ['h1', 'h2', 'h3', 'h4']],
  ['## A\n\n### B\n\n## C\n\n{{post: networks}}', ['h1', 'h2', 'h3', 'h2', 'h3']],
  ['> ## Quoted\n\n{{post: networks}}', ['h1', 'h2', 'h2']],
])('the title of a post is one level below the last heading: %j', (body, expected) => {
  expect(levels(body)).toEqual(expected)
})

const block = fc.constantFrom('## A', '### B', 'words', '{{post: networks}}', '- {{x}}')

test('a title never skips a level, nor is it deeper than the fourth', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const found = levels(['## First', ...blocks].join('\n\n')).map((name) => Number(name.slice(1)))
      for (const [at, level] of found.entries()) expect(level).toBeLessThanOrEqual(at ? (found[at - 1] ?? 0) + 1 : 1)
      expect(Math.max(...found)).toBeLessThanOrEqual(4)
    }),
  )
})
