import { afterEach, expect, test } from 'vitest'
import { isOfService, MailTooLarge, resendReader } from './received-mail.server.ts'

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

test('a truncated mail is marked as such', async () => {
  answers({ '/emails/receiving/m': Response.json({ ...mail, text: 'x'.repeat(300_000) }) })
  const { text, isCut, checks } = await resendReader({ apiKey: 're' }).read('m')
  expect([text?.length, isCut, checks]).toEqual([200_000, true, { spf: null, dkim: null, dmarc: null }])
})
