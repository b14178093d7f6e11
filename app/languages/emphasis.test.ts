import { readFileSync } from 'node:fs'
import { tests } from 'commonmark-spec'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#app/features/blog/markdown/render-markdown.server.ts'
import { drawIssue } from '#app/mail/issue/draw-issue.server.ts'
import { sourceFiles } from '#tests/support/imports.ts'
import { issueOptions, issueText } from '#tests/support/issue-texts.ts'
import { emphasisBesideParticles } from './emphasis.ts'

/** Every way of drawing Markdown, by the file that has its parser. */
const drawings: Record<string, (markdown: string) => string> = {
  'app/features/blog/markdown/parser.server.ts': (markdown) =>
    renderMarkdown(markdown, { appUrl: 'https://site.example', topHeading: 1 }).html,
  'app/mail/issue/body.server.ts': (body) => drawIssue(issueText({ body }), issueOptions).html,
}

test('each parser of Markdown is tried', () => {
  const parsers = sourceFiles.filter((file) => readFileSync(file, 'utf8').includes('new MarkdownIt('))
  expect(parsers.sort()).toEqual(Object.keys(drawings).sort())
})

test.each(Object.entries(drawings))('emphasis ends before a Korean particle: %s', (_, draw) => {
  for (const [markdown, html] of [
    ['**“강조”**는 됩니다', '<strong>“강조”</strong>는 됩니다'],
    ['**비앤(BN)**이 만든', '<strong>비앤(BN)</strong>이 만든'],
    ['우리는**(주)비앤**과', '우리는<strong>(주)비앤</strong>과'],
    ['*‘기울임’*을 **굵게!**라고', '<em>‘기울임’</em>을 <strong>굵게!</strong>라고'],
    ['**강조**는', '<strong>강조</strong>는'],
    ['가격은 3*4*5 그리고 ** 별표', '3<em>4</em>5 그리고 ** 별표'],
    ['snake_case_이름', 'snake_case_이름'],
  ] as const) {
    expect(draw(markdown)).toContain(html)
  }
})

test('the specification’s examples are drawn as before', () => {
  const [plain, ours] = [new MarkdownIt('commonmark'), new MarkdownIt('commonmark').use(emphasisBesideParticles)]
  for (const { markdown } of tests) expect(ours.render(markdown)).toBe(plain.render(markdown))
})
