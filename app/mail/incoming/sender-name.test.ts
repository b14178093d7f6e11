import { expect, test } from 'vitest'
import { senderName } from './sender-name.ts'

test.each([
  ['Plain Name <plain@example.com>', 'Plain Name'],
  ['"Kim, Ann \\"AK\\"" <ann@example.com>', 'Kim, Ann "AK"'],
  ['=?UTF-8?B?6rmA7JWI?= <ann@example.com>', '김안'],
  ['"=?utf-8?q?Andr=C3=A9?= =?utf-8?q?_Mb=C3=B6?=" <andre@example.com>', 'André Mbö'],
  ['=?utf-8?q?a=00b=0Ac?= <a@example.com>', 'a b c'],
  [`${'x'.repeat(300)} <a@example.com>`, `${'x'.repeat(99)}…`],
  ['<ann@example.com>', null],
  ['ann@example.com', null],
  ['"" <ann@example.com>', null],
  ['Ann@example.com <ann@example.com>', null],
  ['', null],
])('of %s', (from, name) => {
  expect(senderName(from)).toBe(name)
})
