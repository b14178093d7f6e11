import { afterEach, expect, test } from 'vitest'
import { isOfService, MailTooLarge, machineHeaders, mailIn, resendReader } from './received-mail.server.ts'

const service = 'https://api.resend.com'

test('files are fetched from the mail service only', () => {
  const theirs = ['https://inbound-cdn.resend.com/a?sig=1', 'https://cdn.resend.app/a', 'https://api.resend.com/a']
  expect(theirs.filter((link) => isOfService(link, service))).toEqual(theirs)
  const others = [
    'http://inbound-cdn.resend.com/a',
    'https://resend.com.evil.example/a',
    'https://evilresend.com/a',
    'https://resend.com@evil.example/a',
    'https://user:word@resend.com/a',
    'https://resend.com:8443/a',
    'https://169.254.169.254/latest',
    'http://localhost:3000/a',
    'file:///etc/passwd',
    '//resend.com/a',
    '',
  ]
  expect(others.filter((link) => isOfService(link, service))).toEqual([])
  expect(isOfService('http://127.0.0.1:4000/files/1', 'http://127.0.0.1:4000')).toBe(true)
})

const before = globalThis.fetch
afterEach(() => {
  globalThis.fetch = before
})

const answers = (byPath: Record<string, Response | (() => Response)>) => {
  const asked: { url: string; redirect: RequestRedirect | undefined }[] = []
  globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), redirect: init?.redirect })
    const found = byPath[new URL(String(input)).pathname] ?? new Response(null, { status: 404 })
    return typeof found === 'function' ? found() : found
  }
  return asked
}
const mail = { from: 'Ann <ann@example.com>', to: ['x@in.example.com'], subject: 'x', text: 'Hello' }
const file = { id: 'f', filename: 'a.pdf', content_type: 'application/pdf', size: 3 }

test('a file with a link to elsewhere is listed but not fetched, and redirects are refused', async () => {
  const asked = answers({
    '/emails/receiving/m': Response.json({ ...mail, attachments: [file, { ...file, id: 'g' }] }),
    '/emails/receiving/m/attachments/f': Response.json({ download_url: 'https://169.254.169.254/latest' }),
    '/emails/receiving/m/attachments/g': Response.json({ download_url: 'https://inbound-cdn.resend.com/g' }),
    '/g': new Response('PDF'),
  })
  const { files } = await resendReader({ apiKey: 're' }).read('m')
  expect(files.map(({ content }) => content?.toString() ?? null)).toEqual([null, 'PDF'])
  expect(asked.filter(({ url }) => url.includes('169.254'))).toEqual([])
  expect(asked.map(({ redirect }) => redirect)).toEqual(asked.map(() => 'error'))
})

test('the mark from a quoted mail of ours is no file of the sender, but a file of that name is', async () => {
  const mark = { ...file, filename: 'company-mark.png' }
  const quoted = [
    { ...mark, content_id: 'ii_renamed' },
    { ...mark, filename: 'image001.png', content_id: '<company-mark-7>' },
  ]
  answers({ '/emails/receiving/m': Response.json({ ...mail, attachments: [...quoted, file, mark] }) })
  const { files } = await resendReader({ apiKey: 're' }).read('m', { bytesFor: () => 0 })
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'company-mark.png'])
})

test('an endless response is cut off', async () => {
  const endless = () => new Response(new ReadableStream({ pull: (queue) => queue.enqueue(new Uint8Array(1_000_000)) }))
  answers({ '/emails/receiving/m': endless })
  await expect(resendReader({ apiKey: 're' }).read('m')).rejects.toThrow(MailTooLarge)
})

test('what stands behind a NUL character stays', () => {
  const texts = { from: 'A\0nn <ann@example.com>', subject: 'a\0b', text: 'a\0b', html: '<p>a\0b</p>' }
  const attachments = [{ ...file, filename: 'a\0.pdf' }]
  const read = mailIn(JSON.stringify({ ...mail, ...texts, message_id: '<a\0b>', attachments }))
  expect(read).toMatchObject({ name: 'Ann', subject: 'ab', text: 'ab', html: '<p>ab</p>', messageId: '<ab>' })
  expect(read.attachments).toMatchObject([{ name: 'a.pdf' }])
})

test('a truncated mail is marked as such', async () => {
  answers({ '/emails/receiving/m': Response.json({ ...mail, text: 'x'.repeat(300_000) }) })
  const { text, isCut, checks } = await resendReader({ apiKey: 're' }).read('m')
  expect([text?.length, isCut, checks]).toEqual([200_000, true, { spf: null, dkim: null, dmarc: null }])
})

const isAutomatic = (more: object) => mailIn(JSON.stringify({ ...mail, ...more })).isAutomatic

// What programs put into their automatic mails, by the documentation of each.
const machines: [string, Record<string, string | string[]>][] = [
  ['Gmail, absence', { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk', 'X-Autoreply': 'yes' }],
  ['Exchange, absence', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
  ['Exchange, a notice', { 'X-Auto-Response-Suppress': 'All' }],
  ['Exchange, a rule', { 'X-MS-Exchange-Generated-Message-Source': 'Mailbox Rules Agent' }],
  ['a read receipt', { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="x"' }],
  ['a report of delivery', { 'content-type': 'Multipart/Report; report-type=delivery-status' }],
  ['vacation of Unix', { Precedence: 'junk' }],
  ['Lotus', { Precedence: 'auto_reply' }],
  ['an absence notice of old servers', { Precedence: 'auto-reply' }],
  ['by RFC 5321', { 'Return-Path': '<>' }],
  ['by RFC 5321, as the mail service may say it', { 'return-path': '' }],
  ['cPanel', { 'X-Autorespond': 'Re: x', 'X-Auto-Reply-From': 'ann@example.com' }],
  ['DirectAdmin', { 'X-Autoreply-From': 'ann@example.com', 'X-Mail-Autoreply': 'x' }],
  ['ticket systems', { 'X-Autogenerated': 'Reply', 'X-Autoresponse': 'yes', 'X-Auto-Reply': 'yes' }],
  ['Communigate', { 'X-Autoresponder': 'yes' }],
  ['cron', { 'X-Cron-Env': '<SHELL=/bin/sh>' }],
  ['Exim', { 'X-Failed-Recipients': 'ann@example.com' }],
  ['FirstClass', { 'X-FC-MachineGenerated': 'true' }],
  ['POST', { 'X-POST-MessageClass': '9; Autoresponder' }],
  ['qmail', { 'Delivered-To': 'Autoresponder' }],
  ['a repeated header', { 'Auto-Submitted': ['no', 'auto-generated'] }],
]
test.each(machines)('a program wrote it: %s', (_, headers) => {
  for (const [name, content] of Object.entries(headers)) {
    expect(isAutomatic({ headers: { [name]: content } }), name).toBe(true)
  }
})

test('each header of programs is tried', () => {
  const tried = machines.flatMap(([, headers]) => Object.keys(headers).map((name) => name.toLowerCase()))
  expect([...new Set(tried)].sort()).toEqual(Object.keys(machineHeaders).sort())
})

const invitation = { ...file, filename: 'invite.ics', content_type: 'text/calendar; method=REPLY' }
test.each([
  ['a calendar’s answer alone', { text: ' ', attachments: [invitation] }, true],
  [
    'a read receipt, by its part',
    { attachments: [{ ...file, content_type: 'message/disposition-notification' }] },
    true,
  ],
  ['a calendar’s answer with words', { text: 'Could we meet on Tuesday?', attachments: [invitation] }, false],
  ['a calendar’s answer with another file', { text: null, attachments: [invitation, file] }, false],
  ['a file without words', { text: null, attachments: [file] }, false],
  ['nothing at all', { text: null }, false],
  [
    'what people’s programs add',
    {
      headers: {
        'Auto-Submitted': 'no',
        Precedence: 'list',
        'List-Id': '<team.example.com>',
        'Return-Path': '<ann@example.com>',
        'Content-Type': 'multipart/alternative; boundary="report"',
        'Delivered-To': 'enq@in.example.com',
        'X-Auto-Response-Suppress': 'DR',
        'X-Priority': '3',
      },
    },
    false,
  ],
])('%s', (_, more, expected) => {
  expect(isAutomatic(more)).toBe(expected)
})
