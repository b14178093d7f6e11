import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postsIn, readBody, splitAtBlocks } from './body.server.ts'

test('a text is split at its blocks, in order; empty lines between them are no text', () => {
  const body = 'Hello **you**\n\n{{post: a-post}}\n \n{{ post:b-post }}\n{{button: Read: all | /blog?page=2}}\nBye'
  expect(splitAtBlocks(body)).toEqual([
    { kind: 'text', markdown: 'Hello **you**\n' },
    { kind: 'post', slug: 'a-post' },
    { kind: 'post', slug: 'b-post' },
    { kind: 'button', label: 'Read: all', href: '/blog?page=2' },
    { kind: 'text', markdown: 'Bye' },
  ])
})

test.each([
  '{{button: No address}}',
  '{{button: | /blog}}',
  '{{other: x}}',
  'in a sentence {{post: a-post}}',
  '- item\n  {{post: a-post}}',
  '> {{post: a-post}}',
])('%s is no block', (line) => {
  expect(splitAtBlocks(line)).toEqual([{ kind: 'text', markdown: line }])
})

const piece = fc.constantFrom(
  '- item',
  '  ',
  '> quoted',
  '```',
  '# Heading',
  '<div>',
  'words',
  '{{post: a}}',
  '{{button: B | /b}}',
)

test('the page and the mail find the same blocks in any text, and no line is lost', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const body = lines.join(end)
      const parts = splitAtBlocks(body)
      const own = parts.filter(({ kind }) => kind !== 'text')
      expect(own).toEqual(readBody(body).filter(({ kind }) => kind === 'post' || kind === 'button'))
      const text = parts.flatMap((part) => (part.kind === 'text' ? part.markdown.split('\n') : []))
      const filled = (all: readonly string[]) => all.filter((line) => line.trim()).length
      expect(filled(text) + own.length).toBe(filled(lines))
      expect(postsIn(body).length > 0).toBe(own.some(({ kind }) => kind === 'post'))
    }),
  )
})
