import { expect, test } from 'vitest'
import { mailSize } from './mail-size.ts'

test('a mail is drawn as high as the lines of its text need, wrapped ones included', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'Words').join('\n')
  expect([lines(3), lines(21), lines(22), lines(34), lines(35), 'word '.repeat(600)].map(mailSize)).toEqual([
    ...['short', 'short', 'medium', 'medium', 'long', 'long'],
  ])
  expect(mailSize('')).toBe('short')
})
