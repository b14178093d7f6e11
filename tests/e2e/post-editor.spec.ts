// The scripts of the post form: live preview, toolbar, drafts in the browser, pasted pictures.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'
import { takeOver } from '../judges/staff-pages.ts'

async function openForm(site: Site, page: Page) {
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto('/admin-controls/new')
  await alive(page)
}

test('the preview and the checks beside the form follow the typing', async ({ site, page }) => {
  await openForm(site, page)
  await page.getByRole('button', { name: 'Preview beside the form' }).click()
  await page.fill('[name=content]', '## One\n\n**bold** and [gone](/nowhere)')
  await expect(page.locator('.post-sheet strong').first()).toHaveText('bold')
  await expect(page.locator('.post-sheet')).toContainText('The link to /nowhere leads to a page that does not exist.')
})

test('a toolbar button wraps the selection in Markdown', async ({ site, page }) => {
  await openForm(site, page)
  await page.fill('[name=content]', 'word')
  await page.locator('[name=content]').selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(page.locator('[name=content]')).toHaveValue('**word**')
})

test('unsaved text is offered again, and discarded once it is saved', async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(site, page)
  await page.locator('[name=title]').pressSequentially('Kept title')
  await page.fill('[name=content]', 'Kept text')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('post-draft:new'))).toContain('Kept text')
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.locator('[name=title]')).toHaveValue('Kept title')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/admin-controls\/[0-9a-f-]{36}$/)
  await expect(page.locator('h1')).toHaveText('Kept title')
  await page.goto('/admin-controls/new')
  await alive(page)
  await expect(page.getByRole('button', { name: 'Restore them' })).toHaveCount(0)
})

test('leaving with unsaved text asks first', async ({ site, page }) => {
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

test('going back at once after leaving with unsaved text leads back', async ({ site, page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(site, page)
  await page.fill('[name=title]', 'Unsaved')
  // As on a busy device: React cleans up the page that was left only after a while.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.locator('[name=title]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/admin-controls\/new$/)
  await expect(page.locator('[name=title]')).toBeVisible()
})

test('a pasted picture is added to the media library and to the text', async ({ site, page }) => {
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
  await expect(page.locator('[name=content]')).toHaveValue(/!\[what it shows\]\(\/media\/[0-9a-f]{24}-40\.png\)/)
})
