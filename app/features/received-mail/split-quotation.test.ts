import { expect, test } from 'vitest'
import { clientMails } from '#tests/support/client-mails.ts'
import { htmlText } from './html-text.ts'
import { splitQuotation } from './split-quotation.ts'

const quoted = '> Our answer\n>\n> Yes.'

test.each(clientMails)('the quotation of $client below the answer is split off', ({ answer, quotation }) => {
  expect(splitQuotation(`${answer}\n\n${quotation}\n`)).toEqual({ text: answer, quoted: quotation })
})

test('quoted lines without an introduction are split off too', () => {
  expect(splitQuotation(`Thanks.\n${quoted}`)).toEqual({ text: 'Thanks.', quoted })
})

test('no new text is hidden: answers below or between quoted lines stay in place', () => {
  for (const whole of [
    `On Monday, BN wrote:\n${quoted}\n\nYes!`,
    `${quoted}\nNo.\n> And this?\nYes.`,
    'On it.',
    'x'.repeat(50_000),
  ]) {
    expect(splitQuotation(whole)).toEqual({ text: whole, quoted: null })
  }
})

test('a mail without plain text is read from its HTML, without hidden parts', () => {
  const html = `<html><head><title>x</title><style>p{}</style></head><body><p>Hello&nbsp;<b>you</b>,</p><div>line one<br>line two</div>
    <script>alert(1)</script><div class="gmail_quote">On Monday, BN wrote:<blockquote><p>Our answer</p></blockquote></div></body></html>`
  const { text, quoted: below } = splitQuotation(htmlText(html))
  expect(text).toBe('Hello you,\n\nline one\nline two')
  expect(below).toBe('On Monday, BN wrote:\n> Our answer')
})
