import { expect, test } from 'vitest'
import { clientMails } from '#tests/support/client-mails.ts'
import { htmlText, marksQuotation } from './html-text.ts'
import { splitQuotation } from './split-quotation.ts'

const quoted = '> Our answer\n>\n> Yes.'

test.each(clientMails)('the quotation of $client below the answer is split off', ({ answer, quotation }) => {
  expect(splitQuotation(`${answer}\n\n${quotation}\n`)).toEqual({ text: answer, quoted: quotation })
})

test('quoted lines are split off where somebody’s words introduce them, or the HTML marks a quotation', () => {
  expect(splitQuotation(`Thanks.\n\nAnn wrote:\n\n${quoted}`)).toEqual({ text: 'Thanks.\n\nAnn wrote:', quoted })
  expect(splitQuotation(`Thanks.\n${quoted}`, true)).toEqual({ text: 'Thanks.', quoted })
})

test.each([
  '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid">Our answer</blockquote>',
  '<div class=gmail_quote><blockquote>Our answer</blockquote></div>',
  '<blockquote type="cite">Our answer</blockquote>',
  '<div id="divRplyFwdMsg"></div><blockquote>Our answer</blockquote>',
])('the mark of a mail program: %s', (marked) => {
  const html = `<div>Thanks.</div>${marked}`
  expect(splitQuotation(htmlText(html), marksQuotation(html))).toEqual({ text: 'Thanks.', quoted: '> Our answer' })
})

test.each([
  ['a last line with a sign', 'We need:\n\n> a room for 20', false],
  ['several such lines', `Thanks.\n${quoted}`, false],
  ['lines below one with a colon', 'Our budget:\n> 2 million\n> from 1 January', false],
  ['a quotation of its own', '<p>We need</p><blockquote>a room for 20</blockquote>', true],
  [
    'an indented end',
    '<div>We need</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px">a room for 20</blockquote>',
    true,
  ],
])('what nobody introduced is new text: %s', (_, mail, isHtml) => {
  const whole = isHtml ? htmlText(mail) : mail
  expect(splitQuotation(whole, isHtml && marksQuotation(mail))).toEqual({ text: whole, quoted: null })
})

test('no new text is hidden: answers below or between quoted lines stay in place', () => {
  for (const whole of [
    `On Monday, BN wrote:\n${quoted}\n\nYes!`,
    `${quoted}\nNo.\n> And this?\nYes.`,
    'On it.',
    'We need:\n> 200 users\n>= 3 offices',
    'x'.repeat(50_000),
  ]) {
    expect(splitQuotation(whole)).toEqual({ text: whole, quoted: null })
  }
})

// What people type that looks like a mail program's line, for each rule and language, with text below it.
const typed = {
  'the names of a header block': [
    'From: Douala\nTo: Buea',
    'From: Douala\nTo: Buea\nDate: 5 January\nSubject: two lorries',
    'De : Douala\nÀ : Buéa\nDate : 5 janvier\nObjet : deux camions',
    'Von: Duala\nAn: Buea\nDatum: 5. Januar\nBetreff: zwei Lastwagen',
    '보낸 사람: 두알라\n받는 사람: 부에아\n날짜: 1월 5일\n제목: 트럭 두 대',
    'From: 1,500,000\nSent: by Friday',
  ],
  'a rule': [
    '__________',
    '________________________________',
    '-----Original Message-----',
    '-------- Message d’origine --------',
    '-----Ursprüngliche Nachricht-----',
    '-----원본 메시지-----',
    '---------- Forwarded message ---------',
  ],
  'an introduction': [
    'On Monday your colleague wrote:',
    'On 5 January 2026 your colleague Ann wrote:',
    'I phoned on 5 January at 10:00. Please ask Ann <ann@example.com>. She wrote:',
    'As Ann <ann@example.com> wrote:',
    'You wrote on Monday, 5 January:',
    'Lundi votre collègue a écrit :',
    'Le 5 janvier 2026, votre collègue a écrit :',
    'Vous avez écrit le 5 janvier :',
    'Am Montag schrieb Ihre Kollegin:',
    '월요일에 담당자가 작성:',
    '2026년 1월 5일에 담당자님이 작성:',
    '1월 5일에 보내 주신 내용:',
  ],
}
test.each(Object.entries(typed))('%s alone hides nothing that stands below it', (_, lines) => {
  for (const line of lines) {
    for (const gap of ['\n', '\n\n']) {
      const whole = `Hello.\n\n${line}${gap}The budget is 2 million. Please call.`
      expect(splitQuotation(whole)).toEqual({ text: whole, quoted: null })
    }
  }
})

test('names without addresses, and lines wrapped twice, are recognized with the time of the quoted mail', () => {
  for (const quotation of [
    `From: Kim\nSent: Monday, January 5, 2026 10:00 AM\nTo: Ann\nSubject: Re: x\n\nHello`,
    `보낸 사람: 김\n보낸 날짜: 2026년 1월 5일 월요일 오전 10:00\n제목: RE: x\n\nHello`,
    `On Jan 5, 2026,\nat 10:00,\nKim <kim@example.com> wrote:\n\n${quoted}`,
    `W dniu 2026-01-05 10:00 Kim <kim@example.com> napisał:\n${quoted}`,
    `_________________________\nFrom: Kim <kim@example.com>\n\nHello`,
  ]) {
    expect(splitQuotation(`Thanks.\n\n${quotation}`)).toEqual({ text: 'Thanks.', quoted: quotation })
  }
})

test('a mail without plain text is read from its HTML, without hidden parts', () => {
  const html = `<html><head><title>x</title><style>p{}</style></head><body><p>Hello&nbsp;<b>you</b>,</p><div>line one<br>line two</div>
    <script>alert(1)</script><div class="gmail_quote">On Monday, BN wrote:<blockquote><p>Our answer</p></blockquote></div></body></html>`
  const { text, quoted: below } = splitQuotation(htmlText(html))
  expect(text).toBe('Hello you,\n\nline one\nline two')
  expect(below).toBe('On Monday, BN wrote:\n> Our answer')
})
