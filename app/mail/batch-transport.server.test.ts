import { beforeEach, expect, test } from 'vitest'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { answerOf, type BatchMail, resendBatches } from './batch-transport.server.ts'

let resend: FakeResend
beforeEach(async () => {
  resend = await startFakeResend()
  return () => resend.close()
})

const mailTo = (to: string): BatchMail => ({
  from: 'BN <news@example.com>',
  to,
  subject: 'Spring',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  tags: [{ name: 'n', value: '1' }],
})
const mails = ['a@example.com', 'b@example.com', 'c@example.com'].map(mailTo)
const transport = () => resendBatches({ apiKey: 're_test', baseUrl: resend.url, timeoutMs: 500 })

test('a batch leaves with its key, and its answer belongs to its mails in their order', async () => {
  resend.rules.refused.add('b@example.com')
  expect(await transport().send('key-1', mails)).toEqual({
    ok: true,
    mails: [{ id: 'batched-1' }, { error: 'Invalid `to` field.' }, { id: 'batched-2' }],
    limitPerSecond: 10,
  })
  expect(resend.batched.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('one key stands for one batch', async () => {
  const first = await transport().send('key-1', mails)
  expect(await transport().send('key-1', mails)).toEqual(first)
  expect(resend.batched).toHaveLength(3)
  expect(await transport().send('key-1', mails.slice(1))).toMatchObject({ ok: false, kind: 'uncertain' })
})

test.each([
  ['a batch that is too large', { status: 413 }, 'too large'],
  ['the quota of the month', { status: 429, name: 'monthly_quota_exceeded' }, 'configuration'],
  ['too many requests', { status: 429 }, 'busy'],
  ['an answer that makes no sense', 'garbage', 'unavailable'],
  ['a cut connection', 'reset', 'unavailable'],
] as const)('%s', async (_, fault, kind) => {
  resend.script(fault)
  expect(await transport().send('key-1', mails)).toMatchObject({ ok: false, kind })
})

test('a long answer is read in time', async () => {
  const answer = (message: string) => ({
    data: [],
    errors: Array.from({ length: 100 }, (_, index) => ({ index, message })),
  })
  expect(await overBudget(20_000, (text) => answerOf(answer(text), 100))).toEqual([])
})
