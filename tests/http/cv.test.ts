// The CV of a course application: accepted and refused files, and access to them.
import { request } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)
beforeEach(() => empty(site, 'records', 'received_files', 'outbox', 'rate_limits'))

const right = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Why', agreeTerms: 'yes' }
const pdf = (words: string, size = 0) => Buffer.concat([Buffer.from(`%PDF-1.7\n${words}`), Buffer.alloc(size)])
type File = { name: string; bytes: Buffer; type?: string }
const cv: File = { name: '이력서 Ada.pdf', bytes: pdf('Ada, since 1815') }

/** Sends the form like a browser: every field, and a file. */
async function apply(file: File, values: Values = {}, from?: Page, headers = {}): Promise<Page> {
  const visitor = site.visitor()
  const page = from ?? (await visitor.visit('/careers/react'))
  const body = new FormData()
  const known = page.$('#application').serializeArray()
  for (const { name, value } of known) if (!(name in right) && !(name in values)) body.append(name, value)
  for (const [name, value] of Object.entries({ ...right, ...values })) body.append(name, String(value))
  body.append('cv', new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'application/pdf' }), file.name)
  return visitor.send('/careers/react', body, { headers })
}

/** The response to a request's headers, before any of the body is sent. */
function announce(path: string, length: number, type = 'multipart/form-data; boundary=x', more = {}) {
  return new Promise<{ status: number; text: string; connection?: string }>((resolve, reject) => {
    const headers = { 'Content-Type': type, 'Content-Length': String(length), ...more }
    const asked = request(site.url + path, { method: 'POST', headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection })
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })
}

/** An upload of 8 MB from another address that pauses before its last bytes. */
async function beginUpload(page: Page) {
  const body = new FormData()
  for (const { name, value } of page.$('#application').serializeArray()) {
    if (!(name in right)) body.append(name, value)
  }
  const { agreeTerms, ...typed } = right
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  body.append('cv', new Blob([pdf('slow', 8_000_000)]), 'slow.pdf')
  body.append('agreeTerms', agreeTerms)
  const encoded = new Response(body)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '', 'Content-Length': bytes.byteLength }
  const sending = request(`${site.url}/careers/react`, { method: 'POST', headers, localAddress: '127.0.0.2' })
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(await response.toArray()).toString() })
    })
  })
  await new Promise((sent) => sending.write(bytes.subarray(0, -20_000), sent))
  return () => {
    sending.end(bytes.subarray(-20_000))
    return answer
  }
}

const files = () => site.db.selectFrom('received_files').select(['name', 'type', 'bytes', 'content']).execute()
const applications = () => site.db.selectFrom('applications').select('record_id').execute()
const referenceOf = (page: Page) => page.$('strong.form-reference').text()

test('a PDF file is stored with the application, complete and under its own name', async () => {
  const page = await apply(cv)
  expect([page.redirects, page.status]).toEqual([[303], 200])
  expect(page.text).toContain("Thank you for your interest! We'll contact you shortly.")
  const [file] = await files()
  expect(file).toMatchObject({ name: cv.name, type: 'application/pdf', bytes: cv.bytes.byteLength })
  expect(Buffer.from(file?.content ?? '', 'base64')).toEqual(cv.bytes)
})

test('only staff who may read applications can download it, as an attachment', async () => {
  const path = `/dashboard/careers/${referenceOf(await apply(cv))}`
  const record = await staff.visit(path)
  const link = record.$('dt:contains("CV") + dd a')
  expect(link.text()).toBe(cv.name)
  const href = link.attr('href') ?? ''
  const file = await staff.visit(href)
  expect([file.status, file.html]).toEqual([200, cv.bytes.toString()])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="___ Ada.pdf"; filename*=UTF-8''${encodeURIComponent(cv.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await site.visitor().visit(href, { follow: false })).status).toBe(302)
  expect((await (await signedIn(site, 'editor')).visit(href)).status).toBe(403)
  const other = referenceOf(await apply({ name: 'b.pdf', bytes: pdf('b') }, { email: 'b@example.com' }))
  expect((await staff.visit(href.replace(/APP-[\w-]{9}/, other))).status).toBe(404)
})

describe('a refused file', () => {
  test.each([
    ['a picture that is called a PDF', Buffer.from('\x89PNG\r\n\x1a\n'), 'The CV is not a PDF file'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'), 'The CV is not a PDF file'],
    ['an empty file', Buffer.alloc(0), 'The CV is not a PDF file'],
    ['a PDF of 6 MB', pdf('', 6_000_000), 'The CV is larger than 5 MB'],
  ])('%s: says why, keeps every word and stores nothing', async (_, bytes, words) => {
    const page = await apply({ name: 'cv.pdf', bytes })
    expect(page.status).toBe(422)
    expect(page.$('#application .error-summary li').text()).toContain(words)
    expect(page.$('.field:has([name=cv]) .field-error').text()).toContain(words)
    for (const [name, value] of Object.entries(right)) {
      if (name !== 'agreeTerms') expect(page.$(`#application [name=${name}]`).val()).toBe(value)
    }
    expect([await files(), await applications()]).toEqual([[], []])
    // The same page accepts the application without it.
    expect((await site.visitor().submit(page, '#application')).redirects).toEqual([303])
    expect(await files()).toEqual([])
  })

  test('a body larger than any form is refused before it is read, with an explanation', async () => {
    const refused = await announce('/careers/react', 9_000_000)
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('5 MB for a CV')
  })

  test('such bodies count as uploads of their network: after forty, its CV is not taken and no further body is read', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const tooLarge = () => announce('/careers/react', 9_000_000, undefined, from('192.0.2.40'))
    for (let n = 0; n < 40; n++) expect(await tooLarge()).toMatchObject({ status: 413, connection: 'keep-alive' })
    const large = { name: 'cv.pdf', bytes: pdf('large', 300_000) }
    const refused = await apply(large, {}, undefined, from('192.0.2.40'))
    expect([refused.status, refused.$('[name=message]').val()]).toEqual([503, 'Why'])
    expect(refused.text).toContain('Too many files are being sent to us at the moment')
    expect(await tooLarge()).toMatchObject({ status: 413, connection: 'close' })
    expect((await apply(large, {}, undefined, from('192.0.2.41'))).redirects).toEqual([303])
  })

  test('only this form may be this large, and only with a file', async () => {
    for (const path of ['/contact', '/newsletter', '/careers', '/careers/discount']) {
      expect((await announce(path, 300_000)).status, path).toBe(413)
    }
    expect((await announce('/careers/react', 300_000, 'application/x-www-form-urlencoded')).status).toBe(413)
  })

  test('a body of very many parts is refused before parsing', async () => {
    const body = new FormData()
    for (let n = 0; n < 20_000; n++) body.append('cv', 'x')
    expect((await site.visitor().send('/careers/react', body)).status).toBe(400)
  })
})

test('four slow uploads from one address leave room for others, and their excess is refused with an explanation', async () => {
  const page = await site.visitor().visit('/careers/react')
  const finish = []
  for (let n = 0; n < 4; n++) finish.push(await beginUpload(page))
  const other = await apply({ name: 'other.pdf', bytes: pdf('other', 4_000_000) }, { email: 'other@example.com' })
  expect(other.redirects).toEqual([303])
  expect((await files()).map(({ name }) => name)).toEqual(['other.pdf'])

  const answers = await Promise.all(finish.map((end) => end()))
  const refused = answers.filter(({ status }) => status === 503)
  // All are too large for a CV; the share of one address holds one or two.
  expect([answers.length, refused.length >= 2]).toEqual([4, true])
  expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 422)).toBe(true)
  for (const { text } of refused) {
    expect(text).toContain('Too many files are being sent to us at the moment')
    expect(text).toContain('Choose the file again')
    expect(text).toContain('value="ada@example.com"')
    expect(text).toMatch(/<input[^>]*name="agreeTerms"[^>]*checked/)
  }
})

test('when anything else is wrong, the page says that the file must be chosen again', async () => {
  const page = await apply(cv, { firstName: '' })
  expect(page.status).toBe(422)
  const lines = page.$('#application .error-summary li').toArray()
  expect(lines.map((line) => page.$(line).text())).toEqual(['First name is required', 'Choose the file again'])
  const again = await apply(cv, {}, page)
  expect([again.redirects, (await files()).length]).toEqual([[303], 1])
})

test('a throttle and a failure keep the words and ask for the file again', async () => {
  await site.db.schema.alterTable('received_files').renameTo('gone').execute()
  const failed = await apply(cv).finally(() => site.db.schema.alterTable('gone').renameTo('received_files').execute())
  expect([failed.status, failed.$('#application [name=message]').val()]).toEqual([503, 'Why'])
  expect(failed.text).toContain('Choose the file again')
  expect(await applications()).toEqual([])

  for (let n = 0; n < 5; n++) await apply(cv, { email: `a+${n}@example.com` })
  const throttled = await apply(cv, { email: 'a+6@example.com' })
  expect([throttled.status, throttled.$('#application [name=message]').val()]).toEqual([429, 'Why'])
  expect((await files()).length).toBe(5)
})

test('ten concurrent sends create one application with one file', async () => {
  const page = await site.visitor().visit('/careers/react')
  const sent = await Promise.all(Array.from({ length: 10 }, () => apply(cv, {}, page)))
  expect(new Set(sent.map((answer) => answer.text)).size).toBe(1)
  expect([(await applications()).length, (await files()).length]).toEqual([1, 1])
})

test('another CV with the same answers is stored beside the first, and staff see it', async () => {
  const reference = referenceOf(await apply(cv))
  await apply({ name: 'newer.pdf', bytes: pdf('Ada, since 1843') })
  await apply({ name: 'newer.pdf', bytes: pdf('Ada, since 1843') }, { phone: '1' })
  expect((await applications()).length).toBe(1)
  const record = await staff.visit(`/dashboard/careers/${reference}`)
  const listed = record.$('dt:contains("CV") + dd a').toArray()
  expect(listed.map((link) => record.$(link).text())).toEqual([cv.name, 'newer.pdf'])
  expect(record.$('.thread').text()).toContain('CV: – → newer.pdf')
})
