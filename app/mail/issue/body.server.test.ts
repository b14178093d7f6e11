import { expect, test } from 'vitest'
import { blocksIn } from './issue-blocks.server.ts'

test('a text is split at its blocks, in order; empty lines between them are no text', () => {
  const body = 'Hello **you**\n\n{{post: a-post}}\n \n{{ post:b-post }}\n{{button: Read: all | /blog?page=2}}\nBye'
  expect(blocksIn(body)).toEqual([
    { kind: 'text', markdown: 'Hello **you**\n' },
    { kind: 'post', slug: 'a-post' },
    { kind: 'post', slug: 'b-post' },
    { kind: 'button', label: 'Read: all', href: '/blog?page=2' },
    { kind: 'text', markdown: 'Bye' },
  ])
})

test.each([
  '{{button: Run | javascript:alert(1)}}',
  '{{button: Elsewhere | //evil.example}}',
  '{{button: No address}}',
  '{{button: | /blog}}',
  '{{other: x}}',
  'in a sentence {{post: a-post}}',
])('%s is no block', (line) => {
  expect(blocksIn(line)).toEqual([{ kind: 'text', markdown: line }])
})
