// The largest possible mail of a stranger delays no other request, whatever its parts contain.
import { expect, test } from 'vitest'
import { fileName } from '#app/forms/fields/file-name.ts'
import { mailIn, mostLetters, mostLettersOfHtml } from '#app/mail/incoming/received-mail.server.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { htmlText } from './html-text.ts'
import { splitQuotation } from './split-quotation.ts'

const whole = {
  from: 'a@example.com',
  to: ['b@in.example.com'],
  subject: 'x',
  message_id: '<x@example.com>',
  text: 'x',
  html: '<p>x</p>',
  headers: {},
  attachments: [{ id: '1', filename: 'a.pdf', content_type: 'application/pdf', size: 1 }],
}

type Part = { letters: number; in: (text: string) => object }

const mostOfAnswer = 1_000_000
const parts: Record<keyof typeof whole, Part[]> = {
  from: [{ letters: mostOfAnswer, in: (from) => ({ from }) }],
  to: [{ letters: mostOfAnswer, in: (to) => ({ to: [to] }) }],
  subject: [{ letters: mostOfAnswer, in: (subject) => ({ subject }) }],
  message_id: [{ letters: mostOfAnswer, in: (message_id) => ({ message_id }) }],
  text: [{ letters: mostLetters, in: (text) => ({ text }) }],
  html: [{ letters: mostLettersOfHtml, in: (html) => ({ html, text: null }) }],
  headers: ['Authentication-Results', 'Auto-Submitted', 'Precedence', 'X-Other'].map((name) => ({
    letters: mostOfAnswer,
    in: (text: string) => ({ headers: { [name]: `amazonses.com; ${text}` } }),
  })),
  attachments: (['filename', 'content_type'] as const).map((field) => ({
    letters: mostOfAnswer,
    in: (text: string) => ({ attachments: [{ ...whole.attachments[0], [field]: text }] }),
  })),
}

function read(answer: string) {
  const { text, html, attachments } = mailIn(answer)
  splitQuotation(text?.trim() ? text : htmlText(html ?? ''))
  for (const { name } of attachments) fileName(name)
}

test.each(Object.entries(parts))(
  'the %s of a mail',
  async (_, ways) => {
    for (const { letters, in: put } of ways) {
      expect(await overBudget(letters, (text) => read(JSON.stringify({ ...whole, ...put(text) })))).toEqual([])
    }
  },
  600_000,
)

test('quotations within HTML, which are split off after parsing', async () => {
  const letters = mostLettersOfHtml
  const html = (text: string) => text.replaceAll('\n', '<br>').slice(0, letters)
  expect(await overBudget(letters / 4, (text) => splitQuotation(htmlText(html(text))))).toEqual([])
}, 600_000)
