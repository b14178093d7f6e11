import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { repeatReason, spamReasonsOf } from './spam-reasons.ts'

const right = { name: 'Ada', email: 'ada@example.com', message: 'We need a website for our shop.' }
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://example.com/${index}`).join(' ')

describe('genuine messages', () => {
  test.each([
    ['plain words', {}],
    ['a website of their own', { message: 'Ours is https://example.com and we want a better one.' }],
    ['several examples', { message: `We like these: ${links(10)}` }],
    ['a company called as its site', { company: 'www.example.com', message: 'See our shop.' }],
    ['code without an address', { message: 'Why does <a href="#top"> jump, and [code]x[/code] not?' }],
    ['a question about one mail header', { message: 'Your server answers Content-Type: text/html for our feed.' }],
    ['headers as words', { subject: 'Content-Type: which one?', message: 'And what is Bcc: good for?' }],
    ['a forwarded mail', { message: 'From: A\nTo: B\nCc: c@example.com\nSubject: Hello\n\nPlease call.' }],
    ['one word twice', { name: 'Test', message: 'test' }],
    ['no phone', { phone: 'n/a', message: `None. ${links(3)}` }],
    ['script tags', { name: '<b>x</b>', message: '</textarea><script>alert(1)</script>' }],
  ])('%s', (_, more) => {
    expect(spamReasonsOf({ ...right, ...more }, false)).toBeNull()
  })

  test('no script and no emoji counts against a message', () => {
    const letters = [
      ...'가나다라마안녕하세요문의드립니다абвгдежзийклмнопрстуфхцчшщъыьэюя日本語العربيةéèçüß🎉👩‍💻🇰🇷👍 .,!?\n',
    ]
    const words = array(constantFrom(...letters), { minLength: 1, maxLength: 300 }).map((list) => list.join(''))
    assert(
      property(words, words, words, (name, subject, message) => {
        expect(spamReasonsOf({ ...right, name: `1${name}`, subject: `2${subject}`, message }, false)).toBeNull()
      }),
    )
    expect(spamReasonsOf({ ...right, name: '김민수', message: '홈페이지 제작 문의드립니다 🎉🎉🎉' }, false)).toBeNull()
    expect(spamReasonsOf({ ...right, name: 'Иван Петров', message: 'Здравствуйте! Нужен сайт.' }, false)).toBeNull()
  })

  test('any text can be judged without an error', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 5000 }), (message) => {
        const judged = spamReasonsOf({ ...right, message }, false)
        expect(judged === null || judged.length > 0).toBe(true)
      }),
    )
    for (const hostile of ['<a '.repeat(1700), 'www.'.repeat(1250), `bcc${' '.repeat(4990)}`, '[url'.repeat(1250)]) {
      expect(() => spamReasonsOf({ ...right, message: hostile }, false)).not.toThrow()
    }
  })
})

describe('spam', () => {
  test.each([
    ['the hidden field', {}, true, 'The hidden anti-spam field was filled in.'],
    ['nothing but a link', { message: 'https://spam.example/pills' }, false, 'only of web addresses'],
    ['a link and a thumb', { message: '👍 www.spam.example' }, false, 'only of web addresses'],
    ['eleven links', { message: `Look: ${links(11)}` }, false, 'more than ten'],
    ['a link as a name', { name: 'Win at https://spam.example' }, false, 'A name contains a web address.'],
    ['a link as a first name', { firstName: 'www.spam.example' }, false, 'A name contains a web address.'],
    ['an HTML link', { message: 'Buy <a href="https://spam.example">pills</a>' }, false, 'an HTML link'],
    ['forum code', { message: 'Buy [url=https://spam.example]pills[/url]' }, false, 'a link in forum code'],
    ['headers in a subject', { subject: 'Hi Bcc: victim@example.com' }, false, 'contains email headers'],
    ['headers in a message', { message: 'Content-Type: text/html\nMIME-Version: 1.0\n\nHi' }, false, 'several email'],
    [
      'one text everywhere',
      { name: 'Xqz', subject: 'xqz', message: 'Xqz' },
      false,
      'Three fields contain the same text.',
    ],
  ])('%s', (_, more, isTrapped, words) => {
    expect(spamReasonsOf({ ...right, ...more }, isTrapped)).toContain(words)
  })

  test('many senders of the same message are suspicious, a few are not', () => {
    expect(repeatReason(2)).toBeNull()
    expect(repeatReason(3)).toContain('several other addresses')
  })
})

test('hardly any of the naughty strings, most of which people could send, is quarantined', () => {
  const held = naughtyStrings.filter((text) => spamReasonsOf({ ...right, message: `I typed ${text}` }, false))
  expect(held.length).toBeLessThan(naughtyStrings.length / 20)
})
