import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutboxMail } from '#db/tables/mail.ts'
import { type FakeResend, type Fault, startFakeResend } from '#tests/support/fake-resend.ts'
import { resendBatches } from './batch-transport.server.ts'
import { layOut } from './look/layout.ts'
import { defaultMailLook } from './look/mail-look.ts'
import type { MailFile } from './outbox/files.server.ts'
import { resendTransport } from './transport.server.ts'

let provider: FakeResend
beforeEach(async () => {
  provider = await startFakeResend()
})
afterEach(() => provider.close())

const mail: OutboxMail = {
  id: '0190-mail',
  kind: 'enquiry-received',
  status: 'sending',
  to_address: 'staff@example.com',
  mailbox_key: 'staff@example.com',
  reply_to: 'visitor@example.com',
  sender: null,
  subject: 'Hello 안녕',
  text_body: 'text',
  html_body: '<p>text</p>',
  headers: '{"Auto-Submitted":"auto-generated"}',
  sealed: null,
  calendar: null,
  files: null,
  links_end_at: null,
  reference: null,
  priority: 2,
  attempts: 1,
  next_attempt_at: 0,
  locked_until: 1,
  waits_until: null,
  first_attempt_at: 0,
  last_error: null,
  provider_id: null,
  message_id: null,
  created_at: 0,
  sent_at: null,
  discarded_at: null,
}

// Generous for a busy machine; the wait is real only where the provider hangs.
const mark = Buffer.from('a picture')
/** The mark of the third version alone can be drawn. */
const findMark = async (version: number) => (version === 3 ? mark : null)

const findFiles = async ({ files }: OutboxMail): Promise<MailFile[] | null> => (files ? JSON.parse(files) : [])

const transport = (baseUrl = provider.url, timeoutMs = 10_000) =>
  resendTransport({ apiKey: 're_test', from: 'Site <site@example.com>', findMark, findFiles, baseUrl, timeoutMs })

test('a mail in the name of a person comes from the site’s own address', async () => {
  await transport().send({ ...mail, sender: 'Ada Admin · BN Technologies · 서울' })
  expect(provider.requests.map((request) => request.mail?.from)).toEqual([
    'Ada Admin · BN Technologies · 서울 <site@example.com>',
  ])
})

test('the host of an address is sent in Punycode, alone and in a batch', async () => {
  await transport().send({ ...mail, to_address: 'me@한국.kr' })
  expect(provider.requests.map((request) => request.mail?.to)).toEqual(['me@xn--3e0b707e.kr'])
  const one = { from: 'site@example.com', to: 'me@한국.kr', subject: 'x', html: 'x', text: 'x', headers: {}, tags: [] }
  await resendBatches({ apiKey: 're_test', baseUrl: provider.url }).send('key', [one])
  expect(provider.batched.map((batched) => batched.mail.to)).toEqual(['me@xn--3e0b707e.kr'])
})

test('a mail is sent as stored, with its own idempotency key', async () => {
  expect(await transport().send(mail)).toEqual({ ok: true, providerId: 'fake-1', limitPerSecond: 10 })
  expect(provider.requests).toEqual([
    {
      key: mail.id,
      authorization: 'Bearer re_test',
      mail: {
        from: 'Site <site@example.com>',
        to: 'staff@example.com',
        reply_to: 'visitor@example.com',
        subject: 'Hello 안녕',
        text: 'text',
        html: '<p>text</p>',
        tags: [{ name: 'mail', value: '0190-mail' }],
        headers: { 'Message-ID': '<0190-mail@site.example>', 'Auto-Submitted': 'auto-generated' },
      },
    },
  ])
})

test('a mail carries the mark of the version that it shows, and leaves without one that cannot be drawn', async () => {
  const htmlWith = (version: number) => layOut({ heading: 'h', parts: [] }, { ...defaultMailLook, version }).html
  await transport().send({ ...mail, id: 'third', html_body: htmlWith(3) })
  await transport().send({ ...mail, id: 'fourth', html_body: htmlWith(4) })
  const [third, fourth] = provider.mails()
  expect(third?.attachments).toEqual([
    {
      filename: 'company-mark.png',
      content: mark.toString('base64'),
      content_type: 'image/png',
      content_id: 'company-mark-3',
    },
  ])
  expect(third?.html).toContain('<img src="cid:company-mark-3" ')
  expect(fourth?.attachments).toBeUndefined()
})

test('words about a mark attach none', async () => {
  const words = '<img src="cid:company-mark-3">'
  const { html } = layOut({ heading: words, parts: [words, { quote: words }] }, { ...defaultMailLook, version: 4 })
  await transport().send({ ...mail, html_body: html })
  expect(provider.mails()[0]?.attachments).toBeUndefined()
})

test('a calendar file is attached, with its method', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nX-NOTE:면담\r\nEND:VCALENDAR'
  await transport().send({ ...mail, kind: 'interview-cancelled', calendar })
  const [file, ...others] = provider.mails()[0]?.attachments ?? []
  expect(others).toEqual([])
  expect(file).toMatchObject({ filename: 'interview.ics', content_type: 'text/calendar; charset=utf-8; method=CANCEL' })
  expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe(calendar)
})

test('the files of a mail are attached, and a mail that has lost one is not sent', async () => {
  const content = Buffer.from('%PDF').toString('base64')
  const files = JSON.stringify([{ name: '계획.pdf', type: 'application/pdf', bytes: 4, content }])
  expect(await transport().send({ ...mail, files })).toEqual({ ok: true, providerId: 'fake-1', limitPerSecond: 10 })
  expect(provider.mails()[0]?.attachments).toEqual([{ filename: '계획.pdf', content_type: 'application/pdf', content }])
  expect(await transport().send({ ...mail, id: 'gone', files: 'null' })).toEqual({
    ok: false,
    kind: 'permanent',
    error: 'A file of this mail is gone.',
  })
  expect(provider.requests).toHaveLength(1)
})

test('a mail with large files has more time, so that a slow line can carry it', async () => {
  const content = Buffer.alloc(300_000).toString('base64')
  const files = JSON.stringify([{ name: 'a.pdf', type: 'application/pdf', bytes: 300_000, content }])
  provider.script('hang', 'hang')
  const ended: string[] = []
  const send = async (name: string, sent: OutboxMail) => {
    expect(await transport(provider.url, 200).send(sent)).toMatchObject({ kind: 'unavailable' })
    ended.push(name)
  }
  await Promise.all([send('with files', { ...mail, files }), send('without', { ...mail, id: 'small' })])
  expect(ended).toEqual(['without', 'with files'])
})

const testMode =
  'You can only send testing emails to your own email address (a@b.c). To send emails to other recipients, please verify a domain at resend.com/domains, and change the `from` address to an email using this domain.'

const judgements: [string, Fault, object][] = [
  ['a busy provider', { status: 429, retryAfter: 7 }, { kind: 'busy', retryAfterMs: 7000 }],
  [
    'a used-up quota',
    { status: 429, name: 'daily_quota_exceeded' },
    { kind: 'configuration', error: expect.stringContaining('quota') },
  ],
  ['a broken provider', { status: 500 }, { kind: 'unavailable' }],
  ['a provider that never answers', 'hang', { kind: 'unavailable' }],
  ['a cut connection', 'reset', { kind: 'unavailable' }],
  ['somebody else’s welcome page', 'garbage', { kind: 'unavailable' }],
  ['an error that is null', { status: 500, body: 'null' }, { kind: 'unavailable' }],
  ['an error without a status', { status: 422, body: '{"oops":1}' }, { kind: 'unavailable' }],
  ['a bad gateway’s page', { status: 502, body: '<h1>502</h1>' }, { kind: 'unavailable' }],
  ['the same mail under way', { status: 409, name: 'concurrent_idempotent_requests' }, { kind: 'retry' }],
  ['a key used for other content', { status: 409, name: 'invalid_idempotent_request' }, { kind: 'uncertain' }],
  ['no key', { status: 401, name: 'missing_api_key' }, { kind: 'configuration' }],
  ['a wrong key', { status: 403, name: 'invalid_api_key', message: 'API key is invalid.' }, { kind: 'configuration' }],
  ['an unverified domain', { status: 403, message: 'The domain is not verified.' }, { kind: 'configuration' }],
  ['a 403 without a reason', { status: 403 }, { kind: 'configuration' }],
  [
    'a recipient that test mode leaves out',
    { status: 403, name: 'validation_error', message: testMode },
    { kind: 'permanent' },
  ],
  ['a recipient that may not be written to', { status: 403, message: 'Recipient is blocked' }, { kind: 'permanent' }],
  ['a bad sender', { status: 422, message: 'Invalid `from` field.' }, { kind: 'configuration' }],
  [
    'a bad recipient',
    { status: 422, message: 'Invalid `to` field.' },
    { kind: 'permanent', error: '422: Invalid `to` field.' },
  ],
  ['a bad request', { status: 400 }, { kind: 'permanent' }],
]

test.each(judgements)('%s', async (_, fault, judgement) => {
  provider.script(fault)
  const timeoutMs = fault === 'hang' ? 200 : undefined
  expect(await transport(provider.url, timeoutMs).send(mail)).toMatchObject({ ok: false, ...judgement })
})

test('a long error of the provider is cut and put on one line', async () => {
  for (const long of [
    { message: 'x\n'.repeat(50_000) },
    { body: `{"name":"${'y'.repeat(9_000)}","statusCode":500}` },
  ]) {
    provider.script({ status: 500, ...long })
    const delivery = await transport().send(mail)
    const error = delivery.ok ? '' : delivery.error
    expect(error).toMatch(/^500: (x |y)/)
    expect([...error].length).toBe(500)
  }
})

test('connection refused', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await transport(`http://127.0.0.1:${port}`).send(mail)).toMatchObject({ ok: false, kind: 'unavailable' })
})
