// Another process reads a file of posts, so visitors do not wait; the next file does, so none may occupy it for long.
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { overBudget } from '#tests/support/text-budget.ts'
import { parseMarkup } from './html/parse-markup.ts'
import { readImport } from './read-import.server.ts'

const letters = 35_000
const mostMs = 2_000
const utf8 = (text: string) => new TextEncoder().encode(text)
const json = (post: object) =>
  utf8(JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: { posts: [{ title: 'A', slug: 'a', ...post }] } }] }))
const wordpress = (field: string, text: string) =>
  utf8(
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>A</title><wp:post_type>post</wp:post_type>` +
      `<wp:status>publish</wp:status><${field}><![CDATA[${text}]]></${field}></item></channel></rss>`,
  )

const files: Record<string, (text: string) => Uint8Array> = {
  'the content of WordPress': (text) => wordpress('content:encoded', text),
  'the excerpt of WordPress': (text) => wordpress('excerpt:encoded', text),
  'a WordPress file': (text) => utf8(`<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${text}`),
  'the HTML of Ghost': (html) => json({ html, status: 'published' }),
  'a card of Ghost': (markdown) =>
    json({ mobiledoc: JSON.stringify({ version: '0.3.1', cards: [['markdown', { markdown }]], sections: [[10, 0]] }) }),
  'a text of Ghost': (text) =>
    json({
      lexical: JSON.stringify({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } }),
    }),
  'a post of Markdown': (text) => zipSync({ 'a.md': utf8(`---\ntitle: A\n---\n\n${text}`) }),
  'front matter': (text) => zipSync({ 'a.md': utf8(`---\ntitle: A\n${text.slice(0, 9_900)}\n---\n\nText`) }),
}

describe.each(Object.entries(files))('%s', (_, file) => {
  test('is read in time', async () => {
    expect(await overBudget(letters, (text) => readImport(file(text)), mostMs)).toEqual([])
  }, 600_000)
})

test('endlessly nested elements are read in time, and their words are kept', async () => {
  const nested = `${'<div>'.repeat(200_000)}word${'</b></div>'.repeat(100_000)}`
  for (const xmlMode of [false, true]) {
    const text: string[] = []
    const waiting = [...parseMarkup(nested, { xmlMode }).children]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.type === 'text') text.push(next.data)
      else if ('children' in next) waiting.push(...next.children)
    }
    expect(text.join('')).toBe('word')
  }
  const unclosed = parseMarkup('<p>a'.repeat(1_000))
  expect(unclosed.children).toHaveLength(1_000)
})
