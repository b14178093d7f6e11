import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['capitals and spaces', ' Ada@EXAMPLE.com '],
  ['a plus tag', 'ada+shop@example.com'],
  ['several plus tags', 'ada+a+b@example.com'],
  ['a dot after the host', 'ada@example.com.'],
  ['all of them', 'ADA+x@Example.COM.'],
])('%s lead to the same mailbox', (_, address) => {
  expect(mailboxKey(address)).toBe('ada@example.com')
})

test.each([
  ['v.i.c@gmail.com', 'vic@gmail.com'],
  ['V.ic+news@googlemail.com', 'vic@gmail.com'],
  ['v.i.c@example.com', 'v.i.c@example.com'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['a@XN--BCHER-KVA.example', 'a@xn--bcher-kva.example'],
  ['a@예시.한국.', 'a@xn--vv4b11d.xn--3e0b707e'],
  ['+tag@example.com', '+tag@example.com'],
  ['a@b_c!.example', 'a@b_c!.example'],
  ['no address', 'no address'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(mailboxKey(address)).toBe(key)
})

test('the key of a key is the key itself', () => {
  for (const address of ['v.i.c+x@googlemail.com', 'a@bücher.example.', ' A@B.c ']) {
    expect(mailboxKey(mailboxKey(address))).toBe(mailboxKey(address))
  }
})
