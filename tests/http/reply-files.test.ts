// Files that staff attach to a reply, without JavaScript: kept with the draft, sent with the mail, read by colleagues only.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCourier } from '#app/mail/courier.server.ts'
import { findMailFiles } from '#app/mail/outbox/files.server.ts'
import { resendTransport } from '#app/mail/transport.server.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { linkTo, mailRows, newestMail } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import type { Page } from '#tests/support/visitor.ts'

let path: string
const site = await startSite({ UNDO_SEND_SECONDS: '60' })
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(async () => {
  await empty(site, 'records', 'received_files', 'outbox', 'rate_limits')
  path = `/dashboard/contacts/${await sendEnquiry(site.db, { name: 'Kim', email: 'kim@example.com', message: 'Can you?' })}`
})

type File = { name: string; bytes: Buffer }
const plan: File = { name: '계획 "1".pdf', bytes: Buffer.from('%PDF-1.7 the plan') }
const notes: File = { name: 'notes.txt', bytes: Buffer.from('Bring a pen') }
const program: File = { name: 'run.exe', bytes: Buffer.from('MZ') }

/** Sends the form like a browser: every field, and the chosen files. @param step the rest of the pressed button's address */
function press(page: Page, step: string, files: File[], values: Record<string, string> = {}, visitor = staff) {
  const body = new FormData()
  for (const { name, value } of page.$('#reply').serializeArray()) if (!(name in values)) body.append(name, value)
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  for (const { name, bytes } of files) body.append('files', new Blob([new Uint8Array(bytes)]), name)
  // A browser sends an empty file for a field without a chosen one.
  if (files.length === 0) body.append('files', new Blob([]), '')
  return visitor.send(`${path}/reply${step}`, body)
}
const listed = (page: Page) =>
  page
    .$('#reply [name=removed]')
    .toArray()
    .map((box) => page.$(box).parent().find('[dir=auto]').text())
const messageOn = (page: Page) => page.$('#reply [name=body]').text()
const storedFiles = () => site.db.selectFrom('received_files').select(['name', 'type']).orderBy('position').execute()

test('files are attached on the record’s page, previewed, sent with the mail and read by a colleague', async () => {
  const page = await staff.visit(path)
  expect(page.$('#reply [name=files]').attr('multiple')).toBeDefined()
  expect(page.$('#reply-files-hint').text()).toMatch(/^Up to 5 files, 10 MB in total:/)
  const drafted = await press(page, '/draft', [plan], { body: 'Here is the plan.' })
  expect([drafted.url.pathname, listed(drafted), messageOn(drafted)]).toEqual([path, [plan.name], 'Here is the plan.'])
  const preview = await press(drafted, '/preview', [notes])
  expect(preview.url.pathname).toBe(`${path}/reply/preview`)
  expect(preview.text).toMatch(/계획 "1"\.pdf \(1 kB\).*notes\.txt \(1 kB\)/)

  const sent = await staff.submit(preview, '#reply')
  expect(sent.url.pathname).toBe(path)
  expect(listed(sent)).toEqual([])
  const links = sent.$('.thread > li').last().find('[aria-label=Attachments] a')
  expect(links.toArray().map((link) => sent.$(link).text())).toEqual([plan.name, notes.name])
  const mail = await newestMail(site.db, { kind: 'record-replied' })
  expect((await findMailFiles(site.db, mail))?.map(({ name, type }) => [name, type])).toEqual([
    [plan.name, 'application/pdf'],
    [notes.name, 'text/plain'],
  ])
  expect((await staff.visit(`/dashboard/mail/${mail.id}`)).text).toContain(`${plan.name}, ${notes.name}`)

  const file = links.first().attr('href') ?? ''
  const colleague = await signedIn(site, 'desk')
  const read = await colleague.visit(file)
  expect([read.status, read.html]).toEqual([200, plan.bytes.toString()])
  expect(read.headers.get('Content-Disposition')).toMatch(/^attachment; /)
  expect((await site.visitor().visit(file)).url.pathname).toBe('/login')
  expect((await (await signedIn(site, 'editor')).visit(file)).status).toBe(403)
  const other = await sendEnquiry(site.db, { name: 'Lee', email: 'lee@example.com', message: 'And I?' })
  expect((await staff.visit(file.replace(/ENQ-[\w-]+/, other))).status).toBe(404)
})

test('the mail service is given the files, byte for byte, with a retry as well', async () => {
  await press(await staff.visit(path), '', [plan, notes], { body: 'Here it is.', finish: 'close' })
  const provider = await startFakeResend()
  const findFiles = (mail: Parameters<typeof findMailFiles>[1]) => findMailFiles(site.db, mail)
  const settings = { apiKey: 're', from: 'site@example.com', baseUrl: provider.url, findMark: async () => null }
  const clock = virtualClock(Date.now() + 61_000)
  await site.db.deleteFrom('outbox').where('kind', '!=', 'record-replied').execute()
  provider.script({ status: 500 })
  const courier = createCourier({ db: site.db, transport: resendTransport({ ...settings, findFiles }), ...clock })
  for (let round = 0; round < 20 && provider.mails().length === 0; round++) {
    await courier.deliverDue()
    clock.pass(60_000)
  }
  const given = provider.requests.map(({ mail }) =>
    mail.attachments?.map(({ filename, content }) => [filename, Buffer.from(content, 'base64').toString()]),
  )
  const whole = [plan, notes].map(({ name, bytes }) => [name, bytes.toString()])
  expect(given).toEqual([whole, whole])
  await provider.close()
})

test('a refused reply keeps its text and the files that were taken', async () => {
  const page = await staff.visit(path)
  const refused = await press(page, '', [plan, program], { body: 'Typed with care' })
  expect([refused.status, refused.url.pathname]).toEqual([422, `${path}/reply`])
  expect(refused.text).toContain('“run.exe” is a type of file that can’t be attached.')
  expect([listed(refused), messageOn(refused)]).toEqual([[plan.name], 'Typed with care'])
  expect(await mailRows(site.db, { kind: 'record-replied' })).toEqual([])

  const disguised = { ...program, name: 'plan2.pdf' }
  expect((await press(refused, '', [disguised])).text).toContain('“plan2.pdf” is not a PDF file, as its name says.')
  const empty = await press(await staff.visit(path), '', [notes], { body: '' })
  expect(empty.text).toContain('Message is required')
  expect(listed(empty)).toEqual([plan.name, notes.name])
  const changed = await press(empty, '', [], { body: 'Typed again', version: '77' })
  expect([changed.status, messageOn(changed), listed(changed)]).toEqual([409, 'Typed again', [plan.name, notes.name]])
  const sent = await press(changed, '', [], {
    version: (await staff.visit(path)).$('#reply [name=version]').val() as string,
  })
  expect(sent.$('.thread > li').last().find('[aria-label=Attachments] a')).toHaveLength(2)
})

test('files that are too large together are refused, and far too large ones before they are read', async () => {
  const page = await staff.visit(path)
  const large = (name: string, size: number) => ({
    name,
    bytes: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size)]),
  })
  const refused = await press(page, '', [large('1.pdf', 6_000_000), large('2.pdf', 6_000_000)], { body: 'Both' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('The files are larger than 10 MB in total.')
  expect([listed(refused), messageOn(refused)]).toEqual([['1.pdf'], 'Both'])
  expect((await press(page, '', [large('3.pdf', 22_000_000)])).status).toBe(413)
  const stranger = site.visitor()
  expect((await press(page, '', [large('4.pdf', 400_000)], {}, stranger)).status).toBe(413)
  expect(await storedFiles()).toEqual([{ name: '1.pdf', type: 'application/pdf' }])
})

test('a ticked file is removed, and a discarded draft takes its files along', async () => {
  const page = await press(await staff.visit(path), '/draft', [plan, notes], { body: 'Two files' })
  const first = page.$('#reply [name=removed]').first().attr('value') ?? ''
  const one = await press(page, '/draft', [], { removed: first })
  expect([listed(one), messageOn(one)]).toEqual([[notes.name], 'Two files'])
  const template = await press(one, '/template', [], {
    template: one.$('#reply [name=template]').first().attr('value') ?? '',
  })
  expect(listed(template)).toEqual([notes.name])
  const none = await press(template, '/discard', [])
  expect([none.url.pathname, listed(none)]).toEqual([path, []])
  expect(await storedFiles()).toEqual([])
})

test('the same file twice in one form is attached once, and files stay in the order in which they came', async () => {
  const page = await press(await staff.visit(path), '', [notes, notes, plan], { body: '' })
  expect(listed(page)).toEqual([notes.name, plan.name])
  const first = page.$('#reply [name=removed]').first().val() as string
  const later = { ...notes, name: 'later.txt' }
  expect(listed(await press(page, '', [later], { body: '', removed: first }))).toEqual([plan.name, later.name])
})

test('a file is asked for again when another account has signed in, because it was not stored', async () => {
  const page = await staff.visit(path)
  const other = await signedIn(site, 'admin', { name: 'Other' })
  const refused = await press(page, '', [plan], { body: 'Typed by Ada' }, other)
  expect([refused.status, messageOn(refused), await storedFiles()]).toEqual([401, 'Typed by Ada', []])
  expect(refused.$('#reply').text()).toContain('Choose the file again')
})

test('a reply that is taken back has its files again, and nothing was sent', async () => {
  const sent = await press(await staff.visit(path), '', [plan], { body: 'Too early' })
  const undone = await staff.submit(sent, '#undo')
  expect([listed(undone), messageOn(undone)]).toEqual([[plan.name], 'Too early'])
  expect(await mailRows(site.db, { kind: 'record-replied' })).toEqual([])
  expect(undone.$('.thread').text()).not.toContain(plan.name)
})

test('the visitor sees the names of the files with the reply', async () => {
  await press(await staff.visit(path), '', [plan], { body: 'Here it is.' })
  await site.db
    .updateTable('outbox')
    .set({ waits_until: Date.now() - 1 })
    .execute()
  const visitor = site.visitor()
  const reference = path.split('/').at(-1) ?? ''
  await visitor.submit(await visitor.visit('/status'), '#status', { email: 'kim@example.com', reference })
  const status = await visitor.visit(linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' })))
  expect(status.text).toContain(plan.name)
})

test('the text of a reply with files is kept when the session has ended', async () => {
  const late = await signedIn(site, 'admin', { name: 'Late' })
  const page = await late.visit(path)
  const { id } = await site.db.selectFrom('users').select('id').where('name', '=', 'Late').executeTakeFirstOrThrow()
  await site.db.updateTable('sessions').set({ expires_at: 1 }).where('user_id', '=', id).execute()
  const large = { name: 'big.pdf', bytes: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(700_000)]) }
  const asked = await press(page, '', [large], { body: 'Typed before the end' }, late)
  expect(asked.url.pathname).toBe('/login')
  const kept = await site.db.selectFrom('kept_forms').select('path').execute()
  expect(kept).toEqual([{ path: `${path}/reply` }])
})
