import { expect, test } from 'vitest'
import { bareAddress, isBareAddress, isPlainAddress, singleLine } from './address.ts'

test('a single address is found with or without a name; anything else is not an address', () => {
  expect(bareAddress(' a@example.com ')).toBe('a@example.com')
  expect(bareAddress('Sales Team <a@example.com>')).toBe('a@example.com')
  for (const bad of ['', 'a', 'a@b@c', 'a@b.c, d@e.f', 'a@b.c\nBcc: d@e.f', 'x@y <a@b.c>', 'a b@c.d', '"a"@b.c']) {
    expect(bareAddress(bad), bad).toBeNull()
  }
  expect(isBareAddress(`${'a'.repeat(251)}@b.c`)).toBe(false)
})

test('an unusual address can be a recipient but not a Reply-To', () => {
  for (const good of ['a@example.com', "o'neil+x@mail.example.co.uk", 'A_b-c@xn--3e0b707e.kr']) {
    expect(isPlainAddress(good), good).toBe(true)
  }
  for (const odd of ['홍길동@example.com', 'a..b@example.com', '.a@example.com', 'a@-b.com', 'a@b..c', 'a@b.c.']) {
    expect(isPlainAddress(odd), odd).toBe(false)
  }
  expect(isBareAddress('홍길동@example.com')).toBe(true)
})

test('header text stays on one line and within the limit, without splitting a character', () => {
  expect(singleLine(' a\r\n\tb\u2028c\0d ')).toBe('a b c d')
  expect(singleLine('😀'.repeat(300), 5)).toBe('😀😀😀😀…')
  expect(singleLine('\ud800x')).toBe('\ufffdx')
})
