import { expect, test } from 'vitest'
import { maskMentions, mentions } from './mask.ts'

const address = 'ada@example.com'

test.each([
  ['Ask Ada@Example.com, please', 'Ask [erased], please'],
  ['<ada@example.com>; ada@example.com.', '<[erased]>; [erased].'],
  ['mailto:ada@example.com?subject=x', 'mailto:[erased]?subject=x'],
  ['{"to":"ada@example.com"}', '{"to":"[erased]"}'],
])('an address is masked in %s', (text, masked) => {
  expect(maskMentions(text, [address])).toBe(masked)
  expect(mentions(text, [address])).toBe(true)
})

test.each([
  'nada@example.com',
  'b.ada@example.com',
  'ada@example.com.au',
  'ada@example.community',
  'x-ada@example.com',
])('an address that is part of another one, %s, stays', (text) => {
  expect(maskMentions(text, [address])).toBe(text)
  expect(mentions(text, [address])).toBe(false)
})

test('a number is masked as it was typed, and no longer one', () => {
  expect(maskMentions('Call +237 677 01 02 03 or +237 677 01 02 034', ['+237 677 01 02 03'])).toBe(
    'Call [erased] or +237 677 01 02 034',
  )
})

test('letters that get longer when they are folded do not shift the mask', () => {
  expect(maskMentions('İİİ ada@example.com ends', [address])).toBe('İİİ [erased] ends')
})
