import { expect, test } from 'vitest'
import { codeOf, fromBase32, matchingStep, stepAt, toBase32 } from './totp.server.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1, eight digits.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d s the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code)
})

// RFC 4226, appendix D, six digits.
test('the first ten codes are the ones of RFC 4226', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeOf(secret, step))
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
})

test('a code is valid in its own half minute and in the neighbouring ones', () => {
  const now = 1_111_111_111_000
  for (const away of [-2, -1, 0, 1, 2]) {
    const step = stepAt(now) + away
    expect(matchingStep(secret, codeOf(secret, step), now)).toBe(Math.abs(away) < 2 ? step : null)
  }
})

test.each(['', '12345', '1234567', 'abcdef', '００００００'])('%j is no code', (typed) => {
  expect(matchingStep(secret, typed, 59_000)).toBeNull()
})

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written as in RFC 4648 and read back', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written)
  expect(fromBase32(written)?.toString()).toBe(text)
})

test('base32 is accepted with spaces and in lower case; other text is refused', () => {
  expect(fromBase32('mzxw 6ytb oi==')?.toString()).toBe('foobar')
  expect(fromBase32('MZXW1')).toBeNull()
})
