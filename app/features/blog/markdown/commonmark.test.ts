// The CommonMark specification's examples without raw HTML, through both parser and sanitiser.
import { load } from 'cheerio'
import { tests } from 'commonmark-spec'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.server.ts'

const [plain, withHtml] = [new MarkdownIt('commonmark', { html: false }), new MarkdownIt('commonmark', { html: true })]
const examples = tests
  .map((example) => ({
    ...example,
    markdown: example.markdown.replaceAll('→', '\t'),
    html: example.html.replaceAll('→', '\t'),
  }))
  .filter(({ markdown }) => plain.render(markdown) === withHtml.render(markdown))

/** Removes our deliberate additions: ids, rel, figures, coloured code. */
function comparable(html: string): string {
  const $ = load(html, null, false)
  $('h1, h2, h3, h4, h5, h6').removeAttr('id')
  $('a').removeAttr('rel')
  $('pre').removeAttr('tabindex')
  // An empty quotation may contain a line break or nothing.
  $('blockquote:empty, blockquote:not(:has(*))').empty()
  $('pre code').each((_, code) => void $(code).text($(code).text()))
  $('img').removeAttr('loading').removeAttr('decoding')
  $('figure').each((_, figure) => {
    const caption = $('figcaption', figure).remove()
    if (caption.length > 0) $('img', figure).attr('title', caption.text())
    $(figure).replaceWith($('<p>').append($(figure).contents()))
  })
  return $.html()
}

const render = (markdown: string) => renderMarkdown(markdown, { appUrl: 'https://site.example', topHeading: 1 })
const differs = ({ markdown, html }: (typeof examples)[number]) =>
  comparable(render(markdown).html) !== comparable(html)

/** The examples that we render differently on purpose, with the reason. */
const deliberate = {
  'a link without an address is no link': [200, 485, 486, 487, 567],
  'a link has one of the schemes https, http, mailto and tel': [596, 598, 599, 601],
  'a picture is our own or comes by https': [
    517, 520, 531, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 591,
  ],
}

test('of 652 examples 580 need no raw HTML, and 549 of those are rendered as the specification says', () => {
  expect(tests).toHaveLength(652)
  expect(examples).toHaveLength(580)
  const numbers = examples.filter(differs).map(({ number }) => number)
  expect(numbers).toEqual(
    Object.values(deliberate)
      .flat()
      .sort((a, b) => a - b),
  )
})

test('pictures that are not drawn are parsed as the specification says', () => {
  for (const { markdown, html } of examples.filter((example) => differs(example) && example.html.includes('<img'))) {
    const expected = load(html)('img')
      .get()
      .map(({ attribs }) => ({ src: attribs.src, alt: attribs.alt }))
    expect(render(markdown).images).toMatchObject(expected)
  }
})
