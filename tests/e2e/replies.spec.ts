// A reply by mail in a real browser, with and without scripts: written, drafted, previewed and sent.
import { writeFileSync } from 'node:fs'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { judge } from '#tests/judges/axe.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { inMenu } from '#tests/support/in-menu.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'
import { takeOver } from '../judges/staff-pages.ts'

const next = { name: 'Next in line', email: 'next@example.com', message: 'Me too?' }
const nextHow = { digest: 'next', client: 'next', language: 'en' as const, spamReasons: null }

let sent = 0
async function openReply(site: Site, page: Page) {
  sent += 1
  // Identical texts from several addresses would be quarantined.
  const input = { name: '김민수', email: `kim${sent}@example.com`, message: `${'Can you? '.repeat(80)}${sent}` }
  const how = { digest: `d${sent}`, client: `c${sent}`, now: Date.now(), language: 'en' as const, spamReasons: null }
  const { reference } = await submitEnquiry(site.db, 'contact', input, how)
  const path = `/dashboard/contacts/${reference}`
  await takeOver(site, page, await signedIn(site))
  await page.goto(`${path}/reply`)
  return { path, email: input.email }
}

test('the first word that continues a draft begins after a space, and a look at it changes nothing', {
  tag: '@rest',
}, async ({ site, page }) => {
  const { path } = await openReply(site, page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('First words')
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await expect(page.getByText('Draft saved:')).toBeVisible()
  for (const [typed, whole] of [
    ['more', 'First words more'],
    [', too', 'First words, too'],
  ] as const) {
    await page.goto(`${path}/reply`)
    await alive(page)
    await message.focus()
    await expect(message).toHaveValue('First words')
    await message.pressSequentially(typed)
    await expect(message).toHaveValue(whole)
    await message.fill('First words')
    await (await inMenu(page, 'reply-more', 'Save draft')).click()
    await expect(page.getByText('Draft saved:')).toBeVisible()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a draft is kept, previewed and sent', async ({ site, page }) => {
      const { path, email } = await openReply(site, page)
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill('First words')
      await (await inMenu(page, 'reply-more', 'Save draft')).click()
      await expect(page.getByText('Draft saved:')).toBeVisible()
      await expect(message).toHaveValue('First words')
      await message.fill('Final words')
      await (await inMenu(page, 'reply-more', 'Preview')).click()
      await expect(page).toHaveURL(`${path}/reply/preview`)
      const mail = page.frameLocator('iframe')
      await expect(mail.locator('body')).toContainText('Final words')
      await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 248)')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main')).toContainText('Final words')
      expect(await mailRows(site.db, { to: email, kind: 'record-replied' })).toHaveLength(1)
    })

    test('a reply closes its record and leads to the next one; a template keeps the typed text', {
      tag: '@rest',
    }, async ({ site, page }) => {
      const { path } = await openReply(site, page)
      const { reference } = await submitEnquiry(site.db, 'contact', next, { ...nextHow, now: Date.now() })
      await page.goto(`${path}?list=${encodeURIComponent('view=todo')}`)
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill('My own words')
      await page.getByRole('button', { name: 'Propose a call' }).click()
      await expect(message).toHaveValue(/My own words\s+.*call/s)
      await page.getByRole('button', { name: 'Send and next' }).click()
      await expect(page).toHaveURL(new RegExp(reference))
      await expect(page.getByRole('main')).toContainText('Next in line')
      await message.fill('Yes')
      await (await inMenu(page, 'reply-more', 'Send and close')).click()
      await expect(page).toHaveURL(/dashboard\/inbox/)
      const statuses = await site.db.selectFrom('records').select('status').execute()
      expect(statuses).toEqual([{ status: 'completed' }, { status: 'completed' }])
    })
  })
}

test('after "Save draft" the focus stays on the button of its menu, so that Enter does not send the reply', {
  tag: '@rest',
}, async ({ site, page }) => {
  await openReply(site, page)
  await alive(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Half-written')
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await expect(page.getByText('Draft saved:')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Half-written, and more')
  const save = await inMenu(page, 'reply-more', 'Save draft')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#reply')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('#reply-more > summary')).toBeFocused()
})

test('a colleague’s open record shows who is typing, until they stop', { tag: '@rest' }, async ({
  site,
  page,
  browser,
}) => {
  const { path } = await openReply(site, page)
  const other = await browser.newPage({ baseURL: site.url })
  await other.clock.install()
  await takeOver(site, other, await signedIn(site, 'admin', { name: 'Bob' }))
  await other.goto(path)
  const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/replying'))
  await alive(page)
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Yes')
  expect(await (await told).response()).not.toBeNull()
  await other.clock.fastForward(21_000)
  await expect(other.getByText('Ada is replying')).toBeVisible()
  expect(await judge(other, 'a record that somebody replies to')).toEqual([])
  const stop = site.db.updateTable('reply_presence').set({ seen_at: Date.now() - 121_000 })
  // On a busy machine a minute may have passed, so that the open page has reported the typing again.
  await expect(async () => {
    await stop.execute()
    await other.clock.fastForward(21_000)
    await expect(other.getByText('Ada is replying')).toBeHidden({ timeout: 5_000 })
  }).toPass()
  await other.close()
})

test('the pages for sent and received mails are accessible, on a phone and on a wide screen', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const { path } = await openReply(site, page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, we can.')
  await (await inMenu(page, 'reply-more', 'Preview')).click()
  await expect(page).toHaveURL(`${path}/reply/preview`)
  const now = Date.now()
  const address = `${'long'.repeat(15)}@example.com`
  const why = { mailbox_key: address, address, reason: 'bounced' as const, detail: 'No such mailbox' }
  await site.db
    .insertInto('suppressed_addresses')
    .values({ id: 's', ...why, suppressed_at: now })
    .execute()
  const mail = { id: 'r', provider_id: 'p', status: 'quarantined' as const, reason: 'unknown sender' as const }
  const words = { subject: 'x'.repeat(120), body: 'y'.repeat(200), quoted: '> z', from_address: address }
  await site.db
    .insertInto('received_mails')
    .values({ ...mail, ...words, received_at: now, next_attempt_at: now })
    .execute()
  const file = { id: 'f', received_id: 'r', position: 0, type: 'text/plain', bytes: 1, content: 'eA==' }
  await site.db
    .insertInto('received_files')
    .values({ ...file, name: 'n'.repeat(140) })
    .execute()
  const found: string[] = []
  for (const address of [
    `${path}/reply`,
    `${path}/reply/preview`,
    '/dashboard/mail/suppressed',
    '/dashboard/mail/suppressed/s/release',
    '/dashboard/mail/received',
    '/dashboard/mail/received/r',
    '/dashboard/mail/received/r/discard',
  ]) {
    await page.goto(address)
    await alive(page)
    found.push(...(await judge(page, address)))
    await page.setViewportSize({ width: 360, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) found.push(`${address} is ${wide} px too wide at 360 px`)
  }
  expect(found).toEqual([])
})

test('a draft is saved automatically and on leaving the page, and a template does not replace it', {
  tag: '@rest',
}, async ({ site, page }) => {
  const { path } = await openReply(site, page)
  await alive(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Typed and waited')
  await expect(page.getByText('Draft saved:')).toBeVisible()
  await page.reload()
  await expect(message).toHaveValue('Typed and waited')

  await alive(page)
  await message.fill('Typed and left')
  const stored = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await stored
  await expect(page).toHaveURL(/\/dashboard\/inbox/)
  await page.goto(`${path}/reply`)
  await expect(message).toHaveValue('Typed and left')

  await alive(page)
  await message.fill('Typed before a template')
  await page.getByRole('button', { name: 'Ask for details' }).click()
  await expect(message).toHaveValue(/^Typed before a template\n\nThank you for your message/)
  await message.fill('Sent')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main')).toContainText('Sent')
  expect(await site.db.selectFrom('reply_drafts').selectAll().where('body', '=', 'Sent').execute()).toEqual([])
})

test('the draft of a call survives a reload and other pages, until it is stored', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await openReply(site, page)
  await page.goto('/dashboard/inbox/new')
  await alive(page)
  await page.getByLabel('Name').fill('Kim')
  const asked = page.getByLabel('What they asked')
  await asked.fill('A shop')
  await page.reload()
  await expect(asked).toHaveValue('A shop')
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/inbox(\?|$)/)
  await page.goto('/dashboard/inbox/new')
  await expect(asked).toHaveValue('A shop')
  await alive(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/dashboard\/contacts\/ENQ-/)
  await page.goto('/dashboard/inbox/new')
  await alive(page)
  await expect(asked).toHaveValue('')
})

test('files are attached to a reply, one is refused and one removed, and the rest are sent', async ({ site, page }) => {
  const { path, email } = await openReply(site, page)
  await alive(page)
  const plan = { name: '계획.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a pen') }
  const program = { name: 'run.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Here is the plan.')
  await page.getByLabel('Files', { exact: false }).setInputFiles([plan, notes, program])
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('“run.exe” is a type of file that can’t be attached.').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /계획\.pdf/ })).toBeVisible()
  await expect(page.locator('#reply-files')).toHaveValue('')
  await expect(message).toHaveValue('Here is the plan.')

  await page.getByRole('checkbox', { name: /notes\.txt/ }).check()
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await expect(page.getByRole('checkbox', { name: /notes\.txt/ })).toHaveCount(0)
  // From a file, which the browser reads itself: its bytes need not go through the test.
  const big = test.info().outputPath('big.pdf')
  writeFileSync(big, Buffer.alloc(10_000_001))
  await page.locator('#reply-files').setInputFiles(big)
  await expect(page.getByText('The files are larger than 10 MB in total.')).toBeVisible()
  await expect(page.locator('#reply-files')).toHaveValue('')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page).toHaveURL(path)
  const reply = page.locator('.thread > li').last()
  await expect(reply.getByRole('link', { name: '계획.pdf' })).toBeVisible()
  await expect(reply).not.toContainText('notes.txt')
  const [mail] = await mailRows(site.db, { to: email, kind: 'record-replied' })
  expect(JSON.parse(mail?.files ?? '[]')).toHaveLength(1)
})
