// Answering enquiries with the keyboard only, with and without scripts, and conflicts with a second person.

import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { addNote } from '#app/features/records/staff-changes.server.ts'
import { theSite } from '#db/audit.ts'
import { judge } from '#tests/judges/axe.ts'
import { apply } from '#tests/support/applications.ts'
import { alive, drawn, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { inMenu } from '#tests/support/in-menu.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

let sent = 0
async function enquiry(site: Site, name: string) {
  sent += 1
  const words = { name, email: `v${sent}@example.com`, message: `Message of ${name}` }
  const sending = { digest: `i${sent}`, client: `i${sent}`, language: 'en' as const, spamReasons: null }
  return (await submitEnquiry(site.db, 'contact', words, { ...sending, now: Date.now() })).reference
}

async function signIn(site: Site, page: Page) {
  await site.db.deleteFrom('records').execute()
  const staff = await signedIn(site, 'desk', { name: 'Dana' })
  const cookies = [...staff.cookies].map(([name, value]) => ({ name, value, url: site.url }))
  await page.context().addCookies(cookies)
}

const statuses = async (site: Site) =>
  (await site.db.selectFrom('records').select('status').orderBy('seq').execute()).map(({ status }) => status)

/** Presses Tab until the element with this text has the focus. */
async function tabTo(page: Page, words: string) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.querySelector(':is(a, button):focus')?.textContent ?? '')
    if (focused.includes(words)) return
  }
  throw new Error(`Tab never reached ${words}`)
}

for (const scripts of ['with', 'without'] as const) {
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' })

    test('two enquiries are done by Tab and Enter alone', async ({ site, page }) => {
      await signIn(site, page)
      await enquiry(site, 'First')
      await enquiry(site, 'Second')
      await page.goto('/dashboard/inbox')
      if (scripts === 'with') await alive(page)
      await tabTo(page, 'First')
      await page.keyboard.press('Enter')
      await expect(page.locator('h1')).toHaveText('First')
      await tabTo(page, 'Done and next')
      await page.keyboard.press('Enter')
      await expect(page.locator('h1')).toHaveText('Second')
      await tabTo(page, 'Done')
      await page.keyboard.press('Enter')
      await expect(page.locator('h1')).toHaveText('Inbox')
      expect(await statuses(site)).toEqual(['completed', 'completed'])
    })
  })
}

/** Waits for the key handlers, which start shortly after hydration. */
async function keysAwake(page: Page) {
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor()
  await drawn(page)
}

test('keyboard shortcuts move through the list, and a question mark explains them', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Next record')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.locator('.inbox-from:focus')).toContainText('Second')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('First')
  await page.keyboard.press('j')
  await expect(page.locator('h1')).toHaveText('Second')
  await page.keyboard.press('k')
  await expect(page.locator('h1')).toHaveText('First')
  await page.keyboard.press('e')
  await expect(page.locator('h1')).toHaveText('Second')
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note for colleagues')).toBeFocused()
  await page.locator('h1').click()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  expect(await statuses(site)).toEqual(['completed', 'new'])
  await page.keyboard.type('Yes, gladly.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.thread [data-from=staff]')).toContainText('Yes, gladly.')
  expect(await statuses(site)).toEqual(['completed', 'in_progress'])
})

test('keys select records, open what can be done with them, and undo it', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.locator('.inbox-from').first().focus()
  await page.keyboard.press('a')
  await expect(page.locator('#bulk-assign button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#bulk-assign button').first()).toBeHidden()
  await page.keyboard.press('t')
  await page.keyboard.type('Urgent')
  await page.keyboard.press('Enter')
  await expect(page.locator('.inbox-line').first()).toContainText('#urgent')
  await page.getByLabel('Select all').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.locator('.inbox-from').first().focus()
  await page.keyboard.press('e')
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  expect(await statuses(site)).toEqual(['completed', 'completed'])
  await page.keyboard.press('u')
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  expect(await statuses(site)).toEqual(['new', 'new'])
})

for (const width of [1280, 1024])
  test(`at ${width} px the keys act at once on the row at the cursor, and leave no selection`, async ({
    site,
    page,
  }) => {
    await signIn(site, page)
    for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
    const application = await apply(site.db, {}, { now: Date.now() })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/inbox')
    await keysAwake(page)
    const row = (name: string) => page.locator('.inbox-from', { hasText: name })
    const ticks = page.locator('[name=record]:checked')
    await row('Second').focus()
    await page.keyboard.press('e')
    await expect(row('Second')).toHaveCount(0)
    await expect(row('Third')).toBeFocused()
    await expect(ticks).toHaveCount(0)
    await page.keyboard.press('s')
    await page.getByRole('button', { name: 'In a week' }).click()
    await expect(row('Third')).toHaveCount(0)
    await expect(row('Fourth')).toBeFocused()
    await page.keyboard.press('a')
    await expect(page.locator('#bulk-assign button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row('Fourth')).toBeFocused()
    await expect(ticks).toHaveCount(0)
    await page.keyboard.press('t')
    await page.keyboard.type('late')
    await page.keyboard.press('Enter')
    await expect(page.locator('tr', { hasText: 'Fourth' })).toContainText('#late')
    await expect(row('Fourth')).toBeFocused()
    await expect(ticks).toHaveCount(0)
    await expect(page.locator('#bulk-selected')).toHaveText('')
    await page.keyboard.press('j')
    await expect(page.locator(`#${application.reference}`)).toBeFocused()
    await page.keyboard.press('e')
    await expect(page.getByText('is an application: accept or reject it instead.')).toBeVisible()
    await expect(ticks).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(row('Fourth')).toBeFocused()
    await page.keyboard.press('x')
    await page.keyboard.press('e')
    await expect(row('Fourth')).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(row('First')).toBeFocused()
    expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'completed', 'new'])
  })

test('the row that an undo brings back has the cursor, and its message replaces the one of the act', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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
  await expect(page.getByText('is an application: accept or reject it instead.')).toBeVisible()
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

test('after an act on several records none is ticked, also one that was left unchanged', async ({ site, page }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second']) await enquiry(site, name)
  await apply(site.db, {}, { now: Date.now() })
  await page.goto('/dashboard/inbox?view=all')
  await keysAwake(page)
  const ticks = page.locator('[name=record]:checked')
  await page.getByLabel('Select all').check()
  await expect(page.locator('#bulk-selected')).toHaveText('3 selected · 2 can be marked as done')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(ticks).toHaveCount(0)
  await page.getByLabel('Select all').check()
  await page.locator('#bulk-done').click()
  await expect(page.getByText('2 done.')).toBeVisible()
  await expect(ticks).toHaveCount(0)
  await expect(page.getByText('selected', { exact: false })).toHaveCount(0)
  // Nothing was changed, so the choice is kept.
  await page.getByLabel('Select all').check()
  await page.locator('#bulk-snooze > summary').click()
  await page.fill('#bulk-until', '2020-01-01')
  await page.getByRole('button', { name: 'Snooze until that day' }).click()
  await expect(page.getByText('Choose a day after today.')).toBeVisible()
  await expect(ticks).toHaveCount(3)
})

test('beside the list a closed record is reopened, and lists say which ones are snoozed', async ({ site, page }) => {
  await signIn(site, page)
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
})

test('a letter typed right after the key that opens a panel goes into its first field', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  for (const [key, panel] of Object.entries({ a: 'bulk-assign', t: 'bulk-tag', s: 'bulk-snooze' })) {
    await page.locator('.inbox-from').first().focus()
    const focused = await page.evaluate(async (key) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await null
      return document.activeElement?.closest('details')?.id
    }, key)
    expect(focused, key).toBe(panel)
  }
})

test('a toast has the button that takes a change back, also from the next page', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.locator('.inbox-from').first().focus()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'In a week' }).click()
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.locator('h1')).toHaveText('Overview')
  await page.locator('.toast-act').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await page.goto('/dashboard/inbox')
  await expect(page.locator('.inbox-from')).toHaveCount(1)
})

test('a wide window shows the focused record beside the list, a narrow one the list alone', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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

test('a click on any cell of a row shows its record, and its reply goes to that person', async ({ site, page }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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

test('a double click on a row, Enter and a click with a key open the record', async ({ site, page, context }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second']) await enquiry(site, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const part of ['.inbox-from', '.inbox-line']) {
    await page.goto('/dashboard/inbox')
    await keysAwake(page)
    await page.locator('tbody tr', { hasText: 'Second' }).locator(part).dblclick()
    await expect(page.locator('h1'), part).toHaveText('Second')
  }
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  const opened = context.waitForEvent('page')
  await page.locator('.inbox-from', { hasText: 'Second' }).click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).locator('h1')).toHaveText('Second')
  await page.locator('.inbox-from', { hasText: 'Second' }).press('Enter')
  await expect(page.locator('h1')).toHaveText('Second')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await expect(page.locator('.inbox-from[aria-current]')).toHaveText(/First/)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('First')
})

test('a record is done, put off and taken out of spam beside the list, which goes on with the next', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  const unwanted = await enquiry(site, 'Fourth')
  await site.db
    .updateTable('records')
    .set({ status: 'spam', closed_at: Date.now() })
    .where('reference', '=', unwanted)
    .execute()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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

test('another view begins with its first record', async ({ site, page }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third']) await enquiry(site, name)
  await site.db.updateTable('records').set({ read_at: Date.now() }).where('name', '=', 'Third').execute()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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

test('the bar says why Done cannot be pressed', async ({ site, page }) => {
  await signIn(site, page)
  await apply(site.db, {}, { now: Date.now() })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.getByLabel('Select all').check()
  const reason = '1 selected · Nothing selected can be marked as done.'
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.locator('#bulk-done')).toHaveAccessibleDescription(reason)
  await enquiry(site, 'First')
  await page.reload()
  await page.getByLabel('Select all').check()
  await expect(page.getByText('2 selected · 1 can be marked as done')).toBeVisible()
  await expect(page.locator('#bulk-done')).toHaveAccessibleDescription('')
})

test('an application is shown with its facts beside the list, and decided on its page', async ({ site, page }) => {
  await signIn(site, page)
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
  await pane.getByRole('link', { name: 'Reject' }).click()
  await expect(page).toHaveURL(new RegExp(`${reference}/reject$`))
})

test('the buttons of a reply never stand above its text, nor over a field that has the focus', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  const reference = await enquiry(site, 'First')
  await page.goto(`/dashboard/contacts/${reference}`)
  await keysAwake(page)
  const text = page.getByRole('textbox', { name: 'Message' })
  await text.fill(`${'A long reply.\n'.repeat(80)}`)
  const tops = () =>
    page.evaluate(() =>
      ['#reply-body', '.composer-send'].map((one) => document.querySelector(one)?.getBoundingClientRect().top ?? 0),
    )
  for (let at = 0; at < 800; at += 40) {
    await page.evaluate((y) => scrollTo(0, y), at)
    const [field = 0, buttons = 0] = await tops()
    expect(buttons - field, `${at} px`).toBeGreaterThan(80)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#reply-files').focus()
  const [file, buttons] = await Promise.all(
    ['#reply-files', '.composer-send'].map((one) => page.locator(one).boundingBox()),
  )
  expect((file?.y ?? 0) + (file?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0)
})

test('answers are written beside the list, by keys alone', async ({ site, page }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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
  await page.keyboard.press('k')
  await expect(pane).toContainText('Message of Second')

  // A refused reply stays with its reason; a sent one leads to the row that takes its place.
  await page.keyboard.press('r')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#reply-body-error')).toBeVisible()
  await expect(pane.locator('.error-summary')).toBeFocused()
  await expect(page.locator('#reply-body-error')).toContainText(await pane.locator('.error-summary a').innerText())
  // A letter that was meant for the text does nothing to the record.
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

test('beside the list a reply is one line until it is begun, and a toast has one line', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  const long = 'A line of a long message.\n'.repeat(60)
  await site.db.updateTable('enquiries').set({ message: long }).execute()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
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

test('a draft saved beside the list leaves the list where it is', async ({ site, page }) => {
  await signIn(site, page)
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

test('what is typed while a reply is on its way goes into it, and changes no record', async ({ site, page }) => {
  await signIn(site, page)
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await enquiry(site, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  const text = page.locator('#reply-body')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane).toContainText('Message of First')
  await page.route(/peek/, async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.keyboard.type('Yes, we axe it.')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^Hello Second,\n\nYes, we axe it\./)
  expect(await statuses(site)).toEqual(['new', 'new', 'new', 'new'])

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

test('a template leaves the cursor in the text, and letters on buttons of the reply do nothing', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await pane.getByText('Reply to First').click()
  await pane.getByText('Subject, language, templates').click()
  const template = pane.locator('[name=template]').first()
  await template.focus()
  await page.keyboard.press('e')
  await template.click()
  await expect(page.locator('#reply-body')).toBeFocused()
  await page.keyboard.type('e')
  await (await inMenu(page, 'reply-more', 'Preview')).focus()
  await expect(pane.getByRole('button', { name: 'Save draft' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(pane.getByRole('button', { name: 'Save draft' })).toBeFocused()
  expect(await statuses(site)).toEqual(['new'])
})

test('a conversation begins with its newest message beside the list', async ({ site, page }) => {
  await signIn(site, page)
  const reference = await enquiry(site, 'First')
  const long = 'A line of a long message.\n'.repeat(60)
  await site.db.updateTable('enquiries').set({ message: long }).execute()
  await addNote(site.db, { kind: 'enquiry', reference, note: 'The newest of all' }, { actor: theSite, now: Date.now() })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  const newest = page.locator('.preview-message').last()
  await expect(newest).toContainText('The newest of all')
  await expect(newest).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('r')
  await expect(page.locator('#reply-body')).toBeFocused()
  await expect(newest).toBeInViewport({ ratio: 0.9 })
})

test('the folded fields of a reply open for an error and for a draft’s own subject, and stay open', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const [fold, subject] = [
    pane.getByText('Subject, language, templates'),
    pane.getByRole('textbox', { name: 'Subject' }),
  ]
  await expect(pane).toContainText('Message of First')
  await expect(subject).toBeHidden()
  await pane.getByText('Reply to First').click()
  await fold.click()
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
})

test('disabled shortcuts do nothing', async ({ site, page }) => {
  await signIn(site, page)
  await enquiry(site, 'First')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('button', { name: 'Turn shortcuts off' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await keysAwake(page)
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await expect(page.locator('.inbox-from:focus')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('opening a record in a browser marks it as read', async ({ site, page }) => {
  await signIn(site, page)
  const reference = await enquiry(site, 'First')
  await page.goto(`/dashboard/contacts/${reference}`)
  await expect(page.locator('.page-head .pill', { hasText: 'Unread' })).toHaveCount(0)
  const opened = site.db.selectFrom('records').select('read_at').where('reference', '=', reference)
  const { read_at } = await opened.executeTakeFirstOrThrow()
  expect(read_at).not.toBeNull()
})

test('a conflict shows who changed the record, when, and its current state', async ({ site, page }) => {
  await signIn(site, page)
  const reference = await enquiry(site, 'First')
  await page.goto(`/dashboard/contacts/${reference}`)
  await alive(page)
  await expect(page.locator('.page-head .pill', { hasText: 'Unread' })).toHaveCount(0)
  const other = await signedIn(site, 'desk', { name: 'Olu' })
  await other.submit(await other.visit(`/dashboard/contacts/${reference}`), 'form[data-move=in_progress]')
  await page.getByLabel('Note for colleagues').fill('Half a note')
  await page.locator('#record-more > summary').click()
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByRole('alert')).toContainText('Last changed by Olu')
  await expect(page.getByRole('alert').locator('.pill')).toHaveText('In progress')
  await page.getByRole('link', { name: `Reload ${reference}` }).click()
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Half a note')
  expect(await statuses(site)).toEqual(['in_progress'])
})

test('a laptop shows twenty records at once, and print shows all their text without controls', async ({
  site,
  page,
}) => {
  await signIn(site, page)
  for (let n = 0; n < 21; n++) await enquiry(site, `Visitor ${n}, ${'who writes much '.repeat(10)}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/inbox')
  const boxes = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
  expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(20)
  for (const { height } of boxes) expect(Math.abs(height - 34)).toBeLessThanOrEqual(2)
  expect(await judge(page, 'the inbox')).toEqual([])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const hidden of ['header', 'nav', '.filter-bar', '.bulk-bar', 'input', 'select', 'button']) {
    await expect(page.locator(`${hidden}:visible`), hidden).toHaveCount(0)
  }
  const line = page.locator('.inbox-line').first()
  await expect(line).toBeVisible()
  expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test('the person’s initial stands clear of the menu on every narrow screen', async ({ site, page }) => {
  await signIn(site, page)
  await page.goto('/dashboard/inbox')
  for (const width of [320, 360, 700, 768, 1000]) {
    await page.setViewportSize({ width, height: 700 })
    const [person, menu] = await Promise.all([
      page.locator('.staff-header .avatar').boundingBox(),
      page.locator('.staff-sidebar summary > span').boundingBox(),
    ])
    expect((person?.x ?? 0) + (person?.width ?? 0), `${width} px`).toBeLessThan(menu?.x ?? 0)
  }
})
