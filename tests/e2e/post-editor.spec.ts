// The scripts of the post form: live preview, keys, drafts in the browser, pictures, the place of a conflict.
import { alive, expect, type Page, slowDrawing, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { changePost, makePost } from '#tests/support/posts.ts'
import type { Site } from '#tests/support/site.ts'
import { bringAxe, judge } from '../judges/axe.ts'
import { furnish, takeOver } from '../judges/staff-pages.ts'

async function openForm(site: Site, page: Page) {
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto('/admin-controls/new')
  await alive(page)
}

const onDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

test('the preview beside the text and the findings in the bar follow the typing', async ({ site, page }) => {
  await openForm(site, page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.fill('[name=content]', '## One\n\n**bold** and [gone](/nowhere)')
  await expect(page.locator('.post-sheet strong').first()).toHaveText('bold')
  await expect(page.locator('.post-about')).toContainText('4 words, 1 min read')
  await page.getByText('2 suggestions').click()
  await expect(page.locator('.post-findings')).toContainText(
    'The link to /nowhere leads to a page that does not exist.',
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('.post-findings li').first()).toBeHidden()
})

test('an open preview stays open from post to post on a wide screen, and replaces the text on a narrow one', {
  tag: '@rest',
}, async ({ site, page }) => {
  await openForm(site, page)
  const [text, sheet] = [page.locator('[name=content]'), page.locator('.post-sheet')]
  await text.fill('Shown')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(sheet).toHaveText('Shown')
  await expect(text).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await alive(page)
  await expect(sheet).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.reload()
  await alive(page)
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(sheet).toBeVisible()
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(text).toBeVisible()
})

test('a new post is published by one press, and says so in its bar', async ({ site, page }) => {
  await openForm(site, page)
  await page.fill('[name=title]', 'At once')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=content]')).toBeFocused()
  await page.keyboard.type('Words')
  await expect(page.locator('.post-state')).toContainText('Unsaved changes')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.locator('.post-state')).toContainText('Published')
  await expect(page.locator('.post-state')).toContainText('Last saved')
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  const row = site.db.selectFrom('posts').select('status').where('title', '=', 'At once')
  expect(await row.executeTakeFirst()).toEqual({ status: 'published' })
})

test('keys mark the selection, continue a list and save', { tag: '@rest' }, async ({ site, page }) => {
  await openForm(site, page)
  const text = page.locator('[name=content]')
  await text.focus()
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+b')
  await expect(text).toHaveValue('- one\n- **two**')
  await page.keyboard.press('Control+b')
  await expect(text).toHaveValue('- one\n- two')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('- one\n- **two**')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('- one\n- **two**\n')
  await page.fill('[name=title]', 'By keys')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/admin-controls\/[0-9a-f-]{36}$/)
})

test('a picture is chosen in a dialog, for the text and for the post', { tag: '@rest' }, async ({ site, page }) => {
  await furnish(site)
  await openForm(site, page)
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog.getByRole('searchbox').fill('no such picture')
  await expect(dialog.getByRole('status')).toHaveText('No pictures found')
  await dialog.getByRole('searchbox').fill('blue')
  await dialog.getByRole('button', { name: 'blue.png' }).click()
  // A picture without a description is not used.
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByLabel('Alternative text')).toBeFocused()
  await dialog.getByLabel('Alternative text').fill('A blue field')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.locator('[name=content]')).toHaveValue(/^!\[A blue field\]\(\/media\/[0-9a-f]{24}-\d+\.jpg\)$/)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog.getByRole('button', { name: 'blue.png' }).click()
  await dialog.getByLabel('Decorative, no description').check()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.locator('[name=content]')).toHaveValue(
    /^!\[A blue field\]\(\S+\)\n\n!\[\]\(\/media\/[0-9a-f]{24}-\d+\.jpg\)$/,
  )
  await page.locator('summary', { hasText: 'Picture' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await dialog.getByRole('button', { name: 'blue.png' }).click()
  await expect(dialog.getByLabel('Alternative text')).toBeFocused()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.type('A blue field')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=image]')).toHaveValue(/^\/media\//)
  await expect(page.locator('.post-picture img')).toBeVisible()
  await expect(page.locator('[name=imageAlt]')).toBeFocused()
  await expect(page.locator('[name=imageAlt]')).toHaveValue('A blue field')
  await page.getByRole('button', { name: 'Choose a different picture' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a conflict is shown beside the text, and above it on a narrow screen', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const id = await makePost(site.db, { title: 'Contested', content: 'The stored text' })
  await takeOver(site, page, await signedIn(site, 'editor'))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/admin-controls/${id}`)
    await alive(page)
    await changePost(site.db, id, { title: 'Contested', content: `Theirs at ${width}` })
    await page.fill('[name=content]', 'Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.post-conflict')).toContainText('Their text and yours')
    await expect(page.locator('.error-summary')).toBeFocused()
    const [theirs = 0, mine = 0] = await page.evaluate(() =>
      ['.post-conflict', '.post-canvas'].map((one) => document.querySelector(one)?.getBoundingClientRect().y ?? 0),
    )
    if (width === 1280) expect(theirs).toBe(mine)
    else expect(mine - theirs).toBeLessThan(500)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.post-conflict')).toHaveCount(0)
  }
})

test('preview, findings, conflict and picker are accessible', { tag: '@rest' }, async ({ site, page }) => {
  test.slow()
  await furnish(site)
  const id = await makePost(site.db, { title: 'Looked at', content: 'The stored text' })
  await bringAxe(page)
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto(`/admin-controls/${id}`)
  await alive(page)
  await changePost(site.db, id, { title: 'Looked at', content: 'Theirs' })
  await page.fill('[name=content]', '[gone](/nowhere) - [ ] task')
  await page.getByText(/^\d+ suggestions?:/).click()
  await page.getByText('Formatting help').click()
  const found = await judge(page, 'findings')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.locator('.post-sheet')).toContainText('gone')
  found.push(...(await judge(page, 'preview')))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.post-conflict')).toBeVisible()
  found.push(...(await judge(page, 'conflict')))
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'blue.png' })).toBeVisible()
  found.push(...(await judge(page, 'picker')))
  expect(found).toEqual([])
})

test('a toolbar button wraps the selection in Markdown', { tag: '@rest' }, async ({ site, page }) => {
  await openForm(site, page)
  await page.fill('[name=content]', 'word')
  await page.locator('[name=content]').selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(page.locator('[name=content]')).toHaveValue('**word**')
})

test('unsaved text is there again in another tab, and gone once it is saved', async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(site, page)
  await page.locator('[name=title]').pressSequentially('Kept title')
  await page.fill('[name=content]', 'Kept text')
  const other = await page.context().newPage()
  await other.goto('/admin-controls/new')
  await alive(other)
  await expect(other.locator('[name=title]')).toHaveValue('Kept title')
  await expect(other.locator('[name=content]')).toHaveValue('Kept text')
  await expect(other.locator('.post-state')).toContainText('Unsaved changes')
  await other.close()
  await page.reload()
  await alive(page)
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue('Kept title')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/admin-controls\/[0-9a-f-]{36}$/)
  await expect(page.locator('h1')).toHaveText('Kept title')
  await page.goto('/admin-controls/new')
  await alive(page)
  await expect(page.locator('[name=title]')).toHaveValue('')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a discarded draft gives way to the stored text, and another account at the browser has none of it', {
  tag: '@rest',
}, async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const id = await makePost(site.db, { title: 'Kept apart', content: 'The stored text' })
  const content = page.locator('[name=content]')
  for (const kept of [true, false]) {
    await takeOver(site, page, await signedIn(site, 'editor'))
    await page.goto(`/admin-controls/${id}`)
    await alive(page)
    await expect(content).toHaveValue('The stored text')
    if (kept) await content.fill('Mine')
  }
  await content.fill('Typed in vain')
  await page.reload()
  await alive(page)
  await expect(content).toHaveValue('Typed in vain')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(content).toHaveValue('The stored text')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a draft that is older than the stored text is no silent change of it', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  const id = await makePost(site.db, { title: 'Older', content: 'The stored text' })
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto(`/admin-controls/${id}`)
  await alive(page)
  await page.fill('[name=content]', 'Mine')
  await changePost(site.db, id, { title: 'Older', content: 'Theirs' })
  await page.reload()
  await alive(page)
  await expect(page.locator('[name=content]')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.post-conflict')).toContainText('Theirs')
})

test('after a sign-out in another tab unsaved text stays in its tab, and nothing on the device', {
  tag: '@rest',
}, async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const editor = await signedIn(site, 'editor')
  await takeOver(site, page, editor)
  await page.goto('/admin-controls/new')
  await alive(page)
  await page.fill('[name=content]', 'Not saved yet')
  expect(await onDevice(page)).toHaveLength(1)
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL(/\/login/)
  await page.goto('/login')
  expect(await onDevice(page)).toEqual([])
  await site.db.updateTable('sessions').set({ ended_at: null }).execute()
  await takeOver(site, page, editor)
  await page.goto('/admin-controls/new')
  await alive(page)
  await expect(page.locator('[name=content]')).toHaveValue('Not saved yet')
})

test('a new post that was only opened has nothing to keep', { tag: '@rest' }, async ({ site, page }) => {
  await openForm(site, page)
  await expect(page.locator('.post-state')).toContainText('Not saved yet')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.locator('[name=title]')).toHaveCount(0)
  expect(await onDevice(page)).toEqual([])
})

test('leaving with unsaved text asks first', { tag: '@rest' }, async ({ site, page }) => {
  await openForm(site, page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.fill('[name=title]', 'Unsaved')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Overview' }).click()
  await expect.poll(() => asked).toContain('confirm')
  await expect(page).toHaveURL(/admin-controls\/new$/)
})

test('going back at once after leaving with unsaved text leads back', { tag: '@rest' }, async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(site, page)
  await page.fill('[name=title]', 'Unsaved')
  await slowDrawing(page)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.locator('[name=title]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/admin-controls\/new$/)
  await expect(page.locator('[name=title]')).toBeVisible()
})

test('a pasted picture is added to the media library and to the text', { tag: '@rest' }, async ({ site, page }) => {
  await openForm(site, page)
  await page.locator('[name=content]').focus()
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const data = new DataTransfer()
    if (blob) data.items.add(new File([blob], 'image.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(page.locator('[name=content]')).toHaveValue(/!\[\]\(\/media\/[0-9a-f]{24}-40\.png\)/)
})

test('a moment is asked for, and the main button plans, only while the status is "Scheduled"', {
  tag: '@rest',
}, async ({ site, page }) => {
  await openForm(site, page)
  await page.fill('[name=title]', 'A wrong time')
  await page.fill('[name=content]', 'Words')
  const [status, time] = [page.locator('[name=status]'), page.locator('[name=time]')]
  const main = page.locator('.post-bar .button-primary')
  await expect(time).toBeHidden()
  await status.selectOption('scheduled')
  await expect(main).toHaveAccessibleName('Schedule')
  await page.fill('[name=date]', '2999-01-02')
  await time.fill('25:99')
  await main.click()
  const error = page.locator('#post-time-error')
  await expect(error).toContainText('Time must be a time of day')
  await expect(time).toBeFocused()
  await expect(time).toBeInViewport()
  const room = await page.locator('.post-moment').boundingBox()
  expect((await error.boundingBox())?.width).toBeGreaterThan((room?.width ?? 0) * 0.75)
  await status.selectOption('published')
  await expect(time).toBeHidden()
  await expect(main).toHaveAccessibleName('Publish')
  await main.click()
  await expect(page.locator('.post-state')).toContainText('Published')
})

test('the suggestions never lie over a button, in any language', { tag: '@rest' }, async ({ site, page }) => {
  const id = await makePost(site.db, { title: 'Looked at', status: 'draft', content: '[gone](/nowhere)', excerpt: 'x' })
  for (const language of ['en', 'fr', 'ko'] as const) {
    await takeOver(site, page, await signedIn(site, 'editor'))
    await site.db.updateTable('users').set({ language }).execute()
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      await page.goto(`/admin-controls/${id}`)
      await alive(page)
      const over = await page.evaluate(() => {
        const chip = document.querySelector('.post-findings > summary')?.getBoundingClientRect()
        const parts = [...document.querySelectorAll('.post-buttons .button, .post-state > *')]
        return parts
          .filter((part) => {
            const box = part.getBoundingClientRect()
            return chip && box.width > 0 && box.left < chip.right && chip.left < box.right
          })
          .map((part) => part.textContent)
      })
      expect(over, `${language} ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
