import { expect, test } from 'vitest'
import { decodedWords } from './encoded-words.ts'
import { mailIn } from './received-mail.server.ts'

test.each([
  ['=?EUC-KR?B?sOjIubyt?=.pdf', '계획서.pdf'],
  ['=?ks_c_5601-1987?B?sOjIubyt?=', '계획서'],
  ['=?UTF-8?Q?R=C3=A9sum=C3=A9_Ann.pdf?=', 'Résumé Ann.pdf'],
  ['=?iso-8859-1?q?Fran=E7ois?= <x>', 'François <x>'],
  ['=?utf-8?B?6rOE7ZqN?=\r\n =?utf-8?B?7ISc?=', '계획서'],
  ['=?UTF-8*ko?B?6rOE7ZqN?=', '계획'],
  ['=?no-such-charset?B?QUJD?=', '=?no-such-charset?B?QUJD?='],
  ['plain = ? =?', 'plain = ? =?'],
])('%s', (encoded, decoded) => {
  expect(decodedWords(encoded)).toBe(decoded)
})

test('of a received mail, the subject and the names of its files are decoded', () => {
  const answer = {
    from: '=?EUC-KR?B?sOjIubyt?= <ann@example.com>',
    to: ['b@in.example.com'],
    subject: '=?EUC-KR?B?sOjIubyt?=',
    text: 'x',
    attachments: [{ id: '1', filename: '=?EUC-KR?B?sOjIubyt?=.pdf', content_type: 'application/pdf', size: 1 }],
  }
  const { from, subject, attachments } = mailIn(JSON.stringify(answer))
  expect([from, subject, attachments[0]?.name]).toEqual(['ann@example.com', '계획서', '계획서.pdf'])
})
