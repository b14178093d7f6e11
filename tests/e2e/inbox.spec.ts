// Answering enquiries with the keyboard only, with and without scripts, and conflicts with a second person.

import { judge } from '#tests/judges/axe.ts'
import { apply } from '#tests/support/applications.ts'
import { alive, expect, newTab, type Page, test } from '#tests/support/browser-fixtures.ts'
import { enquiry, keysAwake, openWide, signIn, statuses } from '#tests/support/inbox-browser.ts'
import { signedIn } from '#tests/support/people.ts'

/** Presses Tab until the element with this text has the focus. */
async function tabTo(page: Page, words: string) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.querySelector(':is(a, button):focus')?.textContent ?? '')
    if (focused.includes(words)) return
  }
  throw new Error(`Tab never reached ${words}`)
}

test.beforeEach(({ site, page }) => signIn(site, page))

for (const scripts of ['with', 'without'] as const) {
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' })

    test('two enquiries are done by Tab and Enter alone', async ({ site, page }) => {
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

    const [seen, height] = scripts === 'with' ? [12, 58] : [20, 34]
    test(`a laptop shows ${seen} records at once`, { tag: '@rest' }, async ({ site, page }) => {
      for (let n = 0; n < 21; n++) await enquiry(site, `Visitor ${n}, ${'who writes much '.repeat(10)}`)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/dashboard/inbox')
      // With scripts the records stand beside the pane, in two lines each.
      if (scripts === 'with') await expect(page.locator('.inbox-preview')).toHaveAttribute('aria-busy', 'false')
      const rows = page.locator('tbody tr')
      const boxes = await rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
      expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(seen)
      for (const box of boxes) expect(Math.abs(box.height - height)).toBeLessThanOrEqual(3)
    })
  })
}

test('keyboard shortcuts move through the list, and a question mark explains them', async ({ site, page }) => {
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
  await expect(page.locator('h1')).toBeFocused()
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

test('keys select records, open what can be done with them, and undo it', { tag: '@rest' }, async ({ site, page }) => {
  await enquiry(site, 'First')
  await enquiry(site, 'Second')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  const all = page.getByLabel('Select all')
  const drawing = () => all.evaluate((box) => getComputedStyle(box, '::before').clipPath)
  await expect(all).toHaveJSProperty('indeterminate', true)
  const some = await drawing()
  expect(some).not.toBe('none')
  await page.locator('.inbox-from').first().focus()
  await page.keyboard.press('a')
  await expect(page.locator('#bulk-assign button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#bulk-assign button').first()).toBeHidden()
  await page.keyboard.press('t')
  await page.keyboard.type('Urgent')
  await page.keyboard.press('Enter')
  await expect(page.locator('.inbox-line').first()).toContainText('#urgent')
  await expect(page.locator('#bulk-selected')).toHaveText('')
  await all.check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(all).toHaveJSProperty('indeterminate', false)
  expect(await drawing()).not.toBe(some)
  await page.locator('.inbox-from').first().focus()
  await page.keyboard.press('e')
  await expect(page.locator('.inbox-from')).toHaveCount(0)
  expect(await statuses(site)).toEqual(['completed', 'completed'])
  await page.keyboard.press('u')
  await expect(page.locator('.inbox-from')).toHaveCount(2)
  expect(await statuses(site)).toEqual(['new', 'new'])
})

for (const width of [1280, 1024])
  test(`at ${width} px the keys act at once on the row at the cursor, and leave no selection`, {
    tag: '@rest',
  }, async ({ site, page }) => {
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
    await expect(
      page.getByText('can’t be marked as done: use Invite to interview, Accept, Start review or Reject.'),
    ).toBeVisible()
    await expect(ticks).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(row('Fourth')).toBeFocused()
    await page.keyboard.press('x')
    await page.keyboard.press('e')
    await expect(row('Fourth')).toHaveCount(0)
    await expect(page.locator(`#${application.reference}`)).toBeFocused()
    await page.keyboard.press('k')
    await expect(row('First')).toBeFocused()
    expect(await statuses(site)).toEqual(['new', 'completed', 'new', 'completed', 'new'])
  })

test('after an act on several records none is ticked, also one that was left unchanged', { tag: '@rest' }, async ({
  site,
  page,
}) => {
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
  await expect(page.getByText('Done: 2 records.')).toBeVisible()
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

test('a letter typed right after the key that opens a panel goes into its first field', { tag: '@rest' }, async ({
  site,
  page,
}) => {
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

test('a toast has the button that takes a change back, also from the next page', { tag: '@rest' }, async ({
  site,
  page,
}) => {
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

test('a double click on a row, Enter and a click with a key open the record', { tag: '@rest' }, async ({
  site,
  page,
  context,
}) => {
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
  const opened = await newTab(context, () =>
    page.locator('.inbox-from', { hasText: 'Second' }).click({ modifiers: ['ControlOrMeta'] }),
  )
  await expect(opened.locator('h1')).toHaveText('Second')
  await page.locator('.inbox-from', { hasText: 'Second' }).press('Enter')
  await expect(page.locator('h1')).toHaveText('Second')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await expect(page.locator('.inbox-from[aria-current]')).toHaveText(/First/)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('First')
})

test('r opens the record where there is no room for the pane', { tag: '@rest' }, async ({ site, page }) => {
  await enquiry(site, 'First')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.locator('.inbox-from').focus()
  await page.keyboard.press('r')
  await expect(page.locator('h1')).toHaveText('First')
})

test('the bar says why Done cannot be pressed', { tag: '@rest' }, async ({ site, page }) => {
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

test('the buttons of a reply never stand above its text, nor over a field that has the focus', {
  tag: '@rest',
}, async ({ site, page }) => {
  const reference = await enquiry(site, 'First')
  await page.goto(`/dashboard/contacts/${reference}`)
  await keysAwake(page)
  const text = page.getByRole('textbox', { name: 'Message' })
  await text.fill(`${'A long reply.\n'.repeat(80)}`)
  const tops = () =>
    page.evaluate(() =>
      ['#reply-body', '.composer-send'].map((one) => document.querySelector(one)?.getBoundingClientRect().top ?? 0),
    )
  const height = page.viewportSize()?.height ?? 0
  for (let at = 0; at < 800; at += 40) {
    await page.evaluate((y) => scrollTo(0, y), at)
    const [field = 0, buttons = 0] = await tops()
    // They keep to the window's lower edge while the text begins near it or below it.
    expect(buttons, `${at} px`).toBeGreaterThan(Math.min(field + 80, height - 80))
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#reply-files').focus()
  const [file, buttons] = await Promise.all(
    ['#reply-files', '.composer-send'].map((one) => page.locator(one).boundingBox()),
  )
  expect((file?.y ?? 0) + (file?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0)
})

test('disabled shortcuts do nothing', { tag: '@rest' }, async ({ site, page }) => {
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

test('opening a record in a browser marks it as read', { tag: '@rest' }, async ({ site, page }) => {
  const reference = await enquiry(site, 'First')
  await page.goto(`/dashboard/contacts/${reference}`)
  await expect(page.locator('.page-head .pill', { hasText: 'Unread' })).toHaveCount(0)
  const opened = site.db.selectFrom('records').select('read_at').where('reference', '=', reference)
  const { read_at } = await opened.executeTakeFirstOrThrow()
  expect(read_at).not.toBeNull()
})

test('a conflict shows who changed the record, when, and its current state', { tag: '@rest' }, async ({
  site,
  page,
}) => {
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
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Half a note')
  await expect(page.locator('.page-head .pill')).toHaveText('In progress')
  expect(await statuses(site)).toEqual(['in_progress'])
})

test('print shows all the text of the list without controls', { tag: '@rest' }, async ({ site, page }) => {
  await enquiry(site, `Visitor ${'who writes much '.repeat(10)}`)
  await openWide(page)
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

test('the person’s initial stands clear of the menu on every narrow screen', { tag: '@rest' }, async ({ page }) => {
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

test('refused tags stay in their open panel, however often they are refused', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await enquiry(site, 'First')
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  await page.locator('.inbox-from').focus()
  await page.keyboard.press('t')
  const long = 'a tag that is longer than thirty letters'
  await page.keyboard.type(long)
  for (const _ of ['once', 'once more']) {
    await page.keyboard.press('Enter')
    await expect(page.getByText('A tag must be 30 characters or fewer')).toBeVisible()
    await expect(page.locator('#bulk-tags')).toHaveValue(long)
    await expect(page.locator('#bulk-tags')).toBeFocused()
  }
})

test('a tag is proposed where others have it, and u takes it back', { tag: '@rest' }, async ({ site, page }) => {
  for (const name of ['First', 'Second']) await enquiry(site, name)
  await site.db.updateTable('records').set({ tags: 'on site' }).where('name', '=', 'First').execute()
  await page.goto('/dashboard/inbox')
  await keysAwake(page)
  const second = page.locator('tr', { hasText: 'Second' })
  await second.locator('.inbox-from').focus()
  await page.keyboard.press('t')
  await expect(page.locator('#bulk-tags')).toBeFocused()
  await page.keyboard.type('on')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#bulk-tag button', { hasText: '#on site' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second).toContainText('#on site')
  await page.keyboard.press('u')
  await expect(second).not.toContainText('#on site')
  await expect(page.locator('tr', { hasText: 'First' })).toContainText('#on site')
  // The field begins anew.
  await page.keyboard.press('t')
  await expect(page.locator('#bulk-tags')).toHaveValue('')
})
