import { expect, test } from 'vitest'
import { suggestAddress } from './address-slips.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.cm', 'ada@gmail.com'],
  ['ada@gmail.fr', 'ada@gmail.com'],
  ['Ada.Lovelace+news@GMIAL.com', 'Ada.Lovelace+news@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@hotmal.fr', 'ada@hotmail.fr'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.fr', 'ada@yahoo.fr'],
  ['ada@naver.co', 'ada@naver.com'],
  ['ada@naver.net', 'ada@naver.com'],
  ['ada@navr.com', 'ada@naver.com'],
  ['ada@hanmail.com', 'ada@hanmail.net'],
  ['ada@daum.nt', 'ada@daum.net'],
  ['ada@company.con', 'ada@company.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant)
})

test.each([
  ...['gmail.com', 'GMail.com', 'naver.com', 'example.com', 'a@b.c', 'mail.com', 'email.com', 'ymail.com', 'gmx.at'],
  ...['line.com', 'love.com', 'yahoo.de', 'yahoo.es', 'hotmail.it', 'outlook.kr', 'outlook.jp', 'yahoo.co.in', 'me.co'],
  ...['company.co', 'company.cm', 'minesec.gov.cm', 'snu.ac.kr', 'samsung.com', 'gmail.company.com', 'localhost'],
])('%s is nobody’s slip', (domain) => {
  expect(suggestAddress(`ada@${domain}`)).toBeNull()
})

test('gives no suggestion for text that is not an address', () => {
  for (const typed of ['', 'gmial.com', '@gmial.com', `ada@${'x'.repeat(10_000)}.con`]) {
    expect(suggestAddress(typed)).toBeNull()
  }
})
