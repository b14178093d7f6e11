import { expect, test } from 'vitest'
import { email, optionalEmail, reachRule } from '#app/forms/fields/rules.ts'
import { isBareAddress } from '#app/mail/address.ts'
import { hasForeignLocalPart, mailableAddress } from './mailable-address.ts'

const mailed = {
  'ann@example.com': 'ann@example.com',
  'Ann.B+tag@Example.COM': 'Ann.B+tag@example.com',
  'me@한국.kr': 'me@xn--3e0b707e.kr',
  'info@bücher.example': 'info@xn--bcher-kva.example',
  'info@xn--bcher-kva.example': 'info@xn--bcher-kva.example',
  "o'brien_{x}@mail.example.co.uk": "o'brien_{x}@mail.example.co.uk",
  'dots..are@docomo.example': 'dots..are@docomo.example',
  ' ann@example.com ': 'ann@example.com',
}
const refused = [
  'user@[127.0.0.1]',
  'user@127.0.0.1',
  'user@2130706433',
  'user@localhost',
  'user@example.com:80',
  'user@example.com/x',
  'user@exa%6dple.com',
  'user@-example.com',
  'user@example..com',
  `user@${'a'.repeat(64)}.com`,
  `${'a'.repeat(250)}@example.com`,
  '"a b"@example.com',
  'a(b)@example.com',
  'a:b@example.com',
  'a\\b@example.com',
  'a@b@example.com',
  'a\u200b@example.com',
  'ann@example.com, bea@example.com',
  '한글@example.com',
  'josé@example.com',
  '@example.com',
  'ann@',
  '',
]

test.each(Object.entries(mailed))('%s is accepted and can be mailed', (typed, address) => {
  expect(mailableAddress(typed)).toBe(address)
  expect([email.safeParse(typed).success, optionalEmail.safeParse(typed).success]).toEqual([true, true])
  expect(reachRule.safeParse(typed).success).toBe(true)
  expect(isBareAddress(address)).toBe(true)
})

test.each(refused)('%s is refused by each rule', (typed) => {
  expect(mailableAddress(typed)).toBeNull()
  expect([email.safeParse(typed).success, optionalEmail.safeParse(typed).success]).toEqual([false, typed.trim() === ''])
})

test('letters before the at sign that no mail service takes have their own words', () => {
  expect(['한글@example.com', 'josé@한국.kr'].map(hasForeignLocalPart)).toEqual([true, true])
  expect(['ann@example.com', '한글@[127.0.0.1]', '한글', ''].map(hasForeignLocalPart)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(email.safeParse('josé@example.com').error?.issues[0]?.message).toBe(
    'Email addresses can have only letters from a to z, digits and signs before the @',
  )
})
