// The record and its reply beside the inbox, on a wide window.

import { keepFile } from '#app/features/records/mail/files.server.ts'
import { addNote } from '#app/features/records/staff-changes.server.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { theSite } from '#db/audit.ts'
import { judge } from '#tests/judges/axe.ts'
import { apply } from '#tests/support/applications.ts'
import { drawn, expect, test } from '#tests/support/browser-fixtures.ts'
import { inMenu } from '#tests/support/in-menu.ts'
import { enquiry, keysAwake, openWide, signIn, statuses } from '#tests/support/inbox-browser.ts'

test.beforeEach(({ site, page }) => signIn(site, page))

test('the row that an undo brings back has the cursor, and its message replaces the one of the act', {
  tag: '@rest',
}, async ({ site, page }) => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await openWide(page)
  const row = (name: string) => page.locator('.inbox-from', { hasText: name })
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const undo = page.locator('.toast-act').getByRole('button', { name: 'Undo' })
  const acts = {
    'the key e': () => page.keyboard.press('e'),
    'a press in the pane': () => pane.getByRole('button', { name: 'Done' }).click(),
  }
  const undoings = { 'the key u': () => page.keyboard.press('u'), 'the toast': () => undo.click() }
  for (const [way, act] of Object.entries(acts))
    for (const [back, takeBack] of Object.entries(undoings))
      await test.step(`${way}, ${back}`, async () => {
        await row('Second').focus()
        await expect(pane).toContainText('Message of Second')
        await act()
        await expect(row('Second')).toHaveCount(0)
        await expect(pane).toContainText('Message of Third')
        await expect(undo).toBeVisible()
        await takeBack()
        await expect(row('Second')).toBeFocused()
        await expect(pane).toContainText('Message of Second')
        await expect(undo).toHaveCount(0)
      })
  // A later message does not take it away, and the list may have been emptied.
  await site.db.deleteFrom('records').where('name', '!=', 'Second').execute()
  const application = await apply(site.db, {}, { now: Date.now() })
  await page.reload()
  await keysAwake(page)
  await row('Second').focus()
  await page.keyboard.press('e')
  await expect(page.locator(`#${application.reference}`)).toBeFocused()
  await page.keyboard.press('e')
  await expect(
    page.getByText('can’t be marked as done: use Invite to interview, Accept, Start review or Reject.'),
  ).toBeVisible()
  await page.keyboard.press('u')
  await expect(row('Second')).toBeFocused()
  await site.db.deleteFrom('records').where('name', '!=', 'Second').execute()
  await page.reload()
  await keysAwake(page)
  await row('Second').focus()
  await page.keyboard.press('e')
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row('Second')).toBeFocused()
})

test('an undo that is pressed as soon as the list is drawn leads to the row as well', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await enquiry(site, 'Second')
  await openWide(page)
  const row = page.locator('.inbox-from', { hasText: 'Second' })
  await row.focus()
  // Before React has run the effects of the list that the act has emptied.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.inbox-from') || !document.querySelector('#undo')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('e')
  await expect(page.getByText('Undone.')).toBeAttached()
  await expect(row).toBeFocused()
})

test('beside the list a closed record is reopened and a snooze ended, and lists say which ones are snoozed', {
  tag: '@rest',
}, async ({ site, page }) => {
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  const change = site.db.updateTable('records')
  await change
    .set({ snoozed_until: Date.now() + 1e8, promised_by: 0 })
    .where('name', '=', 'First')
    .execute()
  await change.set({ status: 'completed', closed_at: Date.now() }).where('name', '=', 'Second').execute()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const view of ['all', 'overdue']) {
    await page.goto(`/dashboard/inbox?view=${view}`)
    await expect(page.locator('tr', { hasText: 'First' }), view).toContainText(
      /late.*Snoozed until|Snoozed until.*late/,
    )
  }
  await page.goto('/dashboard/inbox?view=done')
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('button', { name: 'Reopen' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  expect(await statuses(site)).toEqual(['new', 'in_progress'])
  await page.goto('/dashboard/inbox?view=snoozed')
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('button', { name: 'End snooze' }).click()
  await expect(page.getByText('Back in the inbox: First.')).toBeVisible()
  await expect(page.locator('.inbox-from')).toHaveCount(0)
})

test('a wide window shows the focused record beside the list, a narrow one the list alone', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane).toContainText('Message of First')
  await page.keyboard.press('j')
  await expect(pane).toContainText('Message of Second')
  expect(await judge(page, 'the inbox with a preview')).toEqual([])
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(pane).toHaveCount(0)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.locator('.inbox-from').last().focus()
  await expect(pane).toContainText('Message of Second')
  await page.keyboard.press('r')
  await expect(page.locator('h1')).toHaveText('Inbox')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
})

test('a click on any cell of a row shows its record, and its reply goes to that person', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const row = (name: string) => page.locator('tbody tr', { hasText: name })
  await expect(pane).toContainText('Message of First')
  await row('Third').locator('.inbox-line').click()
  await expect(row('Third').locator('.inbox-from')).toBeFocused()
  await expect(pane.getByRole('heading', { name: 'Reply to Third' })).toBeVisible()
  await row('Second').locator('time').first().click()
  await expect(pane.getByRole('heading', { name: 'Reply to Second' })).toBeVisible()
  await row('First').getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await row('Third').locator('.inbox-from').click()
  await expect(row('Third').locator('.inbox-from')).toBeFocused()
  await expect(pane.getByRole('heading', { name: 'Reply to Third' })).toBeVisible()
  await row('Second').locator('.inbox-line').click()
  await pane.getByText('Reply to Second').click()
  await pane.getByRole('textbox', { name: 'Message' }).fill('Gladly.')
  await pane.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply to Second saved, but held')).toBeVisible()
  expect(await statuses(site)).toEqual(['new', 'in_progress', 'new'])
})

test('a record is done, put off and taken out of spam beside the list, which goes on with the next', async ({
  site,
  page,
}) => {
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  const unwanted = await enquiry(site, 'Fourth')
  await site.db
    .updateTable('records')
    .set({ status: 'spam', closed_at: Date.now() })
    .where('reference', '=', unwanted)
    .execute()
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await page.locator('tbody tr', { hasText: 'Second' }).locator('.inbox-line').click()
  await expect(pane).toContainText('Message of Second')
  await pane.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  await expect(pane).toContainText('Message of Third')
  await expect(pane.getByRole('heading', { name: 'Third', exact: true })).toBeFocused()
  await pane.getByText('Snooze', { exact: true }).click()
  await pane.getByRole('button', { name: 'In a week' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(1)
  await expect(pane).toContainText('Message of First')
  await expect(pane.getByRole('heading', { name: 'First', exact: true })).toBeFocused()
  expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'spam'])
  await page.goto('/dashboard/inbox?view=spam')
  await expect(pane).toContainText('Message of Fourth')
  await pane.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  await expect(page.locator('h1')).toBeFocused()
  expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'new'])
})

test('beside the list each message says who wrote it, and has its files', { tag: '@rest' }, async ({ site, page }) => {
  const reference = await enquiry(site, 'First')
  const records = site.db.selectFrom('records').select(['id', 'kind']).where('reference', '=', reference)
  const record = await records.executeTakeFirstOrThrow()
  const { id } = await site.db.selectFrom('users').select('id').where('name', '=', 'Dana').executeTakeFirstOrThrow()
  const by = { actor: { id, name: 'Dana', address: null }, now: Date.now() + 1 }
  await addNote(site.db, { kind: 'enquiry', reference, note: 'She will send it.' }, by)
  await site.db.transaction().execute(async (trx) => {
    await keepFile(trx, 'mail', { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') })
    const answer = { type: 'answer', to_status: 'new', note: 'Here it is.', mail_id: 'mail' } as const
    await addEvent(trx, record, by.now + 1, answer)
  })
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane.locator('.preview-message > .thread-head')).toHaveText([
    /^First \d/,
    /^Note, by Dana \d/,
    /^First \d/,
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: 'plan.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plan.pdf')
  expect(await judge(page, 'files beside the inbox')).toEqual([])
})

test('after a reload, and on the way back, the pane shows the record that it showed', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const current = page.locator('.inbox-from[aria-current]')
  await page.locator('tbody tr', { hasText: 'Third' }).locator('.inbox-line').click()
  await expect(pane).toContainText('Message of Third')
  await page.reload()
  await expect(pane).toContainText('Message of Third')
  await expect(current).toHaveText(/Third/)
  await keysAwake(page)
  // An act leads to a new entry of the history, which keeps it too.
  await page.keyboard.press('k')
  await expect(pane).toContainText('Message of Second')
  await page.keyboard.press('e')
  await expect(page.locator('.inbox-from')).toHaveCount(3)
  await expect(pane).toContainText('Message of Third')
  await page.reload()
  await expect(pane).toContainText('Message of Third')
  await pane.getByRole('link', { name: 'Open' }).click()
  await expect(page.locator('h1')).toHaveText('Third')
  await page.goBack()
  await expect(pane).toContainText('Message of Third')
  await page.goto('/dashboard/inbox')
  await expect(pane).toContainText('Message of First')
})

test('a toast covers neither the row at the cursor nor the navigation', { tag: '@rest' }, async ({ site, page }) => {
  for (let n = 1; n <= 20; n++) await enquiry(site, `Visitor ${n}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox?view=all')
  await keysAwake(page)
  const toast = page.locator('.Toastify__toast')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const acts = { byKey: 12, byMouse: 10 }
  for (const [way, place] of Object.entries(acts)) {
    const row = page.locator('tbody tr').nth(place)
    if (way === 'byKey') {
      for (let n = 0; n < place; n++) await page.keyboard.press('j')
      await page.keyboard.press('e')
    } else {
      await page.evaluate(() => scrollTo(0, 0))
      await row.locator('.inbox-line').click()
      await expect(pane.locator('h2').first()).toHaveText(`Visitor ${place}`)
      await pane.getByRole('button', { name: 'Done' }).click()
    }
    await expect(toast).toContainText('Undo')
    await expect(row.locator('.inbox-from')).toHaveAttribute('aria-current', 'true')
    const boxes = () => Promise.all([toast, row, page.locator('.staff-sidebar'), pane].map((one) => one.boundingBox()))
    // The row is scrolled clear of the toast once the act is done.
    const overlap = async () => {
      const [at, of] = await boxes()
      return (of?.y ?? 0) + (of?.height ?? 0) - (at?.y ?? 0)
    }
    await expect.poll(overlap, way).toBeLessThanOrEqual(0)
    const [at, , navigation, aside] = await boxes()
    expect(at?.x, way).toBeGreaterThanOrEqual((navigation?.x ?? 0) + (navigation?.width ?? 0))
    expect((at?.x ?? 0) + (at?.width ?? 0), way).toBeLessThanOrEqual(aside?.x ?? 0)
    await page.keyboard.press('u')
    await expect(page.getByText('Undone.')).toBeVisible()
  }
})

test('what one row says of its appointment and its sender takes nothing from the names', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await signIn(site, page)
  const references = []
  for (const name of ['Demo Applicant', 'Marie Tchoua', 'Jean Dupont']) references.push(await enquiry(site, name))
  const [talked = '', again = ''] = references
  const { id } = await site.db
    .selectFrom('records')
    .select('id')
    .where('reference', '=', talked)
    .executeTakeFirstOrThrow()
  const starts_at = Date.now() + 30 * 24 * 60 * 60_000
  const status = 'booked' as const
  const time = { starts_at, minutes: 30, office: 'seoul', visitor_zone: null, held_until: null, status }
  await site.db
    .insertInto('appointments')
    .values({ id: references.join(), record_id: id, sequence: 0, created_at: Date.now(), ...time })
    .execute()
  const asked = { asked_again_at: Date.now() }
  await site.db.updateTable('records').set(asked).where('reference', '=', again).execute()
  await openWide(page)
  await expect(page.locator('.inbox-line', { hasText: 'Consultation' })).toHaveCount(1)
  await expect(page.locator('.inbox td', { hasText: '(wrote again)' })).toHaveCount(1)
  const cut = await page
    .locator('.inbox-from')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length)
  expect(cut).toBe(0)
})

test('another view begins with its first record', { tag: '@rest' }, async ({ site, page }) => {
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  await site.db.updateTable('records').set({ read_at: Date.now() }).where('name', '=', 'Third').execute()
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await page.locator('tbody tr', { hasText: 'Third' }).locator('.inbox-line').click()
  await expect(pane).toContainText('Message of Third')
  await page.locator('.inbox-views').getByRole('link', { name: 'Unread' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  await expect(pane).toContainText(
    `Message of ${(await page.locator('.inbox-line').first().innerText()).split(' ').at(-1)}`,
  )
  await expect(page.locator('.inbox-from').first()).toHaveAttribute('aria-current', 'true')
})

test('an application is shown with its facts beside the list, and decided on its page', async ({ site, page }) => {
  const { reference } = await apply(site.db, { message: 'Evenings only, please.' }, { now: Date.now() })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane.locator('dt')).toHaveText(['Course', 'Experience', 'Reply due'])
  await expect(pane).toContainText('Evenings only, please.')
  await pane.getByRole('button', { name: 'Start review' }).click()
  await expect(pane.locator('.pill').first()).toHaveText('Reviewing')
  await expect(pane.getByRole('heading', { name: /O'Neil/ }).first()).toBeFocused()
  expect(await judge(page, 'an application beside the inbox')).toEqual([])
  await expect(pane.getByRole('link', { name: 'Invite to interview' })).toHaveAttribute('href', /\/interview$/)
  await expect(pane.getByRole('link', { name: 'Accept' })).toBeVisible()
  await expect(pane.locator('[data-loss]')).toHaveText('Reject')
  // While a reply is written, the facts stay in sight below a head of one line.
  await site.db
    .updateTable('applications')
    .set({ message: 'Evenings only.\n'.repeat(60) })
    .execute()
  await page.reload()
  await keysAwake(page)
  await expect(pane.getByRole('link', { name: 'Accept' })).toBeVisible()
  await page.keyboard.press('r')
  await expect(pane.locator('#reply-body')).toBeFocused()
  await expect(pane.getByRole('link', { name: 'Accept' })).toBeHidden()
  for (const seen of [pane.locator('dd').nth(0), pane.locator('dd').nth(1), pane.getByRole('link', { name: 'Open' })])
    await expect(seen).toBeInViewport({ ratio: 1 })
  await pane.locator('.composer > summary').click()
  await expect(pane.locator('#reply-body')).toBeHidden()
  await pane.getByRole('link', { name: 'Reject' }).click()
  await expect(page).toHaveURL(new RegExp(`${reference}/reject$`))
})

test('answers are written beside the list, by keys alone', async ({ site, page }) => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const text = pane.locator('#reply-body')
  const row = (name: string) => page.locator('.inbox-from', { hasText: name })
  await expect(pane).toContainText('Message of First')

  // Letters in the text are letters; Escape leads back to the row.
  await page.keyboard.press('r')
  await expect(text).toBeFocused()
  await page.keyboard.type('jkx')
  // An Escape that ends a Korean syllable is not meant for the page.
  await text.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(text).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row('First')).toBeFocused()
  await page.keyboard.press('j')
  await expect(pane).toContainText('Message of Second')
  await expect(text).toHaveValue(/^Hello Second,/)
  await page.keyboard.press('k')
  await expect(text).toHaveValue(/jkx/)

  // From a button of the pane the keys act on the shown record.
  await page.keyboard.press('j')
  await expect(pane).toContainText('Message of Second')
  await pane.getByRole('link', { name: 'Open' }).focus()
  await page.keyboard.press('j')
  await expect(row('Third')).toBeFocused()
  await expect(pane).toContainText('Message of Third')
  await page.keyboard.press('k')
  await expect(pane).toContainText('Message of Second')

  // A refused reply stays with its reason; a sent one leads to the row that takes its place.
  await page.keyboard.press('r')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#reply-body-error')).toBeVisible()
  await expect(page.locator('#reply-body')).toBeFocused()
  await expect(pane.locator('.error-summary')).toHaveCount(0)
  // A letter on a button of the reply was meant for the text: it does nothing to the record.
  await pane.getByRole('button', { name: 'Send reply' }).focus()
  await page.keyboard.press('e')
  await text.focus()
  await page.keyboard.type('Yes.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.inbox-from')).toHaveCount(3)
  await expect(row('Third')).toBeFocused()
  await expect(pane).toContainText('Message of Third')

  // "Send and next" puts the cursor into the next text.
  await page.keyboard.press('r')
  await expect(text).toBeFocused()
  await page.keyboard.type('Gladly.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  await expect(text).toHaveValue(/^Hello Fourth,/)
  await expect(text).toBeFocused()
  expect(await statuses(site)).toEqual(['new', 'in_progress', 'completed', 'new'])
  expect(await judge(page, 'a reply beside the inbox')).toEqual([])
})

test('beside the list a reply is one line until it is begun, and a toast has one line', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  const long = 'A line of a long message.\n'.repeat(60)
  await site.db.updateTable('enquiries').set({ message: long }).execute()
  await openWide(page)
  const height = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height)
  await expect(page.locator('.inbox-preview .composer')).toBeVisible()
  expect(await height('.inbox-preview .composer')).toBeLessThan(90)
  await page.locator('.inbox-preview summary', { hasText: 'Reply to First' }).click()
  await expect(page.locator('#reply-body')).toBeFocused()
  expect(await height('#reply-body')).toBeGreaterThan(6 * 22)
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 })
  await page.locator('#preview-snooze > summary').click()
  await expect(page.locator('#preview-snooze').getByRole('link', { name: 'Another day' })).toBeVisible()
  await page.getByRole('button', { name: 'In a week' }).click()
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toContainText('Undo')
  expect(await height('.toast-act')).toBeLessThan(60)
})

test('a record that is chosen and read beside the list is read, and its row shows a draft that is begun', {
  tag: '@rest',
}, async ({ site, page }) => {
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  await openWide(page)
  const unread = page.locator('.inbox-from[data-unread]')
  await expect(page.locator('.inbox-preview .composer')).toBeVisible()
  await page.locator('.inbox-from', { hasText: 'Second' }).click()
  await expect(unread).toHaveText([/First/, /Third/])
  await page.keyboard.press('r')
  await page.keyboard.type('Half a reply')
  await expect(page.locator('tr', { hasText: 'Second' })).toContainText('Draft')
  const read = await site.db.selectFrom('records').select('name').where('read_at', 'is not', null).execute()
  expect(read).toEqual([{ name: 'Second' }])
})

test('a record that could not be marked as read stays unread in the list', { tag: '@rest' }, async ({ site, page }) => {
  for (const name of ['First', 'Second']) await enquiry(site, name)
  await openWide(page)
  await expect(page.locator('.inbox-preview .composer')).toBeVisible()
  await page.route('**/read', (route) => route.fulfill({ status: 404 }))
  const answer = page.waitForResponse((response) => response.url().endsWith('/read'))
  await page.locator('.inbox-from', { hasText: 'Second' }).click()
  await answer
  await drawn(page)
  await expect(page.locator('.inbox-from[data-unread]')).toHaveText([/First/, /Second/])
})

test('a draft saved beside the list leaves the list where it is', { tag: '@rest' }, async ({ site, page }) => {
  for (let n = 1; n <= 30; n++) await enquiry(site, `Visitor ${n}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox?view=all')
  await keysAwake(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await page.locator('.inbox-from').last().focus()
  await expect(pane).toContainText('Message of Visitor 1')
  const before = await page.evaluate(() => scrollY)
  await pane.getByText('Reply to Visitor 1').click()
  await pane.getByRole('textbox', { name: 'Message' }).fill('Half a reply')
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await expect(page.locator('.inbox-draft')).toHaveCount(1)
  await expect(pane.getByText('Draft saved:')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/inbox\?view=all$/)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('what is typed while a reply is on its way goes into it, and changes no record', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await page.clock.install()
  await openWide(page)
  const text = page.locator('#reply-body')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane).toContainText('Message of First')
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/peek/, async (route) => {
    await released
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.keyboard.type('Yes, we ')
  // However slow the line is.
  await page.clock.runFor(10_000)
  await page.keyboard.type('axe it.')
  release()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^Hello Second,\n\nYes, we axe it\./)

  // Also while a reply is sent that leads to the next one; the sent one has no draft again.
  await page.keyboard.press('Control+Shift+Enter')
  await page.keyboard.type('These are see')
  await expect(text).toHaveValue(/^Hello Third,\n\nThese are see/)
  await page.keyboard.type('n.')
  await expect(text).toHaveValue(/These are seen\./)
  await expect(pane.getByText('Draft saved:')).toBeVisible()
  expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'new'])
  const drafts = site.db.selectFrom('reply_drafts').select(site.db.fn.countAll<number>().as('count'))
  expect(Number((await drafts.executeTakeFirstOrThrow()).count)).toBe(1)

  // Escape gives the keys back.
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'completed'])
})

test('replies typed without a pause on a slow machine go to one record after the other', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const names = Array.from({ length: 12 }, (_, at) => `Person ${at + 1}`)
  for (const name of names) await enquiry(site, name)
  await openWide(page)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Message of Person 1')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.keyboard.press('r')
  for (const at of [1, 2, 3, 4]) {
    await page.keyboard.type(`Yes, we see request ${at}.`, { delay: 40 })
    await page.keyboard.press('Control+Shift+Enter')
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.locator('#reply-body')).toHaveValue(/^Hello Person 5,/)
  await expect.poll(async () => (await statuses(site)).slice(0, 5)).toEqual([...Array(4).fill('completed'), 'new'])
  const sent = site.db
    .selectFrom('outbox')
    .select('text_body')
    .where('kind', '=', 'record-replied')
    .orderBy('created_at')
  const texts = (await sent.execute()).map(({ text_body }) => /request \d\./.exec(text_body ?? '')?.[0])
  expect(texts.slice(-4)).toEqual([1, 2, 3, 4].map((at) => `request ${at}.`))
})

test('a template leaves the cursor in the text, and letters on buttons of the reply do nothing', {
  tag: '@rest',
}, async ({ site, page }) => {
  await enquiry(site, 'First')
  await openWide(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await pane.getByText('Reply to First').click()
  const text = page.locator('#reply-body')
  // Escape closes the menu alone.
  const menu = pane.locator('#reply-templates > summary')
  await text.focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  const templates = pane.locator('[name=template]')
  await expect(templates.first()).toBeFocused()
  await expect(templates.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(templates.first()).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('ArrowDown')
  await expect(templates.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(/answer/)
  await expect(text).toBeFocused()
  await expect(templates.first()).toBeHidden()
  await page.keyboard.type('e')
  await (await inMenu(page, 'reply-more', 'Preview')).focus()
  await expect(pane.getByRole('button', { name: 'Save draft' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(pane.getByRole('button', { name: 'Save draft' })).toBeFocused()
  expect(await statuses(site)).toEqual(['new'])
})

test('a conversation begins with its newest message beside the list', { tag: '@rest' }, async ({ site, page }) => {
  const reference = await enquiry(site, 'First')
  const long = 'A line of a long message.\n'.repeat(60)
  await site.db.updateTable('enquiries').set({ message: long }).execute()
  await addNote(site.db, { kind: 'enquiry', reference, note: 'The newest of all' }, { actor: theSite, now: Date.now() })
  await openWide(page)
  const newest = page.locator('.preview-message').last()
  await expect(newest).toContainText('The newest of all')
  await expect(newest).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('r')
  await expect(page.locator('#reply-body')).toBeFocused()
  await expect(newest).toBeInViewport({ ratio: 0.9 })
})

test('the folded fields of a reply open for an error and for a draft’s own subject, and stay open', {
  tag: '@rest',
}, async ({ site, page }) => {
  await enquiry(site, 'First')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const [fold, subject] = [
    pane.getByText('Subject, language and files'),
    pane.getByRole('textbox', { name: 'Subject' }),
  ]
  await expect(pane).toContainText('Message of First')
  await expect(subject).toBeHidden()
  await pane.getByText('Reply to First').click()
  await fold.click()
  for (const seen of [fold, subject, pane.locator('#reply-files'), pane.getByRole('button', { name: 'Send reply' })])
    await expect(seen).toBeInViewport({ ratio: 1 })
  const [files, send] = await Promise.all(
    ['#reply-files', '.composer-send'].map((one) => page.locator(one).boundingBox()),
  )
  expect((files?.y ?? 0) + (files?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
  await subject.fill('x'.repeat(300))
  await fold.click()
  await expect(subject).toBeHidden()
  await pane.getByRole('textbox', { name: 'Message' }).fill('Yes.')
  await pane.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.locator('#reply-subject-error')).toBeVisible()
  await subject.fill('The project')
  await expect(page.locator('#reply-subject-error')).toHaveCount(0)
  await expect(subject).toBeVisible()
  await (await inMenu(page, 'reply-more', 'Save draft')).click()
  await expect(pane.getByText('Draft saved:')).toBeVisible()
  await page.reload()
  await expect(pane).toContainText('Message of First')
  await pane.getByText('Continue your reply to First').click()
  await expect(subject).toHaveValue('The project')
  await expect(subject).toBeVisible()
  // The next word does not stick to the last one.
  await page.locator('#reply-body').focus()
  await page.keyboard.type('Gladly.')
  await expect(page.locator('#reply-body')).toHaveValue('Yes. Gladly.')
})
