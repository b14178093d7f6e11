import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutboxMail } from '#db/schema.ts'
import { type FakeResend, type Fault, startFakeResend } from '#tests/support/fake-resend.ts'
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
  subject: 'Hello 안녕',
  text_body: 'text',
  html_body: '<p>text</p>',
  headers: '{"Auto-Submitted":"auto-generated"}',
  sealed: null,
  links_end_at: null,
  reference: null,
  attempts: 1,
  next_attempt_at: 0,
  locked_until: 1,
  first_attempt_at: 0,
  last_error: null,
  provider_id: null,
  created_at: 0,
  sent_at: null,
}

const transport = (baseUrl = provider.url) =>
  resendTransport({ apiKey: 're_test', from: 'Site <site@example.com>', baseUrl, timeoutMs: 200 })

test('a mail goes out as it was stored, under its own idempotency key', async () => {
  expect(await transport().send(mail)).toEqual({ ok: true, providerId: 'fake-1' })
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
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    },
  ])
})

const judgements: [string, Fault, object][] = [
  ['a busy provider', { status: 429, retryAfter: 7 }, { kind: 'retry', retryAfterMs: 7000 }],
  ['a broken provider', { status: 500 }, { kind: 'retry' }],
  ['a provider that never answers', 'hang', { kind: 'retry' }],
  ['a cut connection', 'reset', { kind: 'retry' }],
  ['somebody else’s welcome page', 'garbage', { kind: 'retry' }],
  ['an error that is null', { status: 500, body: 'null' }, { kind: 'retry' }],
  ['an error without a status', { status: 422, body: '{"oops":1}' }, { kind: 'retry' }],
  ['a bad gateway’s page', { status: 502, body: '<h1>502</h1>' }, { kind: 'retry' }],
  ['the same mail under way', { status: 409, name: 'concurrent_idempotent_requests' }, { kind: 'retry' }],
  ['a key used for other content', { status: 409, name: 'invalid_idempotent_request' }, { kind: 'uncertain' }],
  ['a wrong key', { status: 401, name: 'invalid_api_key' }, { kind: 'configuration' }],
  ['an unverified domain', { status: 403, message: 'The domain is not verified.' }, { kind: 'configuration' }],
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
  expect(await transport().send(mail)).toMatchObject({ ok: false, ...judgement })
})

test('nobody listening', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await transport(`http://127.0.0.1:${port}`).send(mail)).toMatchObject({ ok: false, kind: 'retry' })
})
