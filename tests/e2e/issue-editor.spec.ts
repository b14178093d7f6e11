// The scripts of an issue's text: the drawn mail beside it, findings, keys, pictures, drafts in the browser.
import { createIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { writer } from '#tests/support/issues.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import type { Site } from '#tests/support/site.ts'
import { bringAxe, judge } from '../judges/axe.ts'
import { furnish, takeOver } from '../judges/staff-pages.ts'

async function openText(site: Site, page: Page) {
  const id = await createIssue(site.db, { title: 'Spring' }, { actor: writer, now: Date.now() })
  await takeOver(site, page, await signedIn(site, 'editor'))
  const path = `/dashboard/newsletter/issues/${id}/text/en`
  await page.goto(path)
  await alive(page)
  return path
}

test('the mail beside the text, its length and findings follow the typing', async ({ site, page }) => {
  await openText(site, page)
  await page.fill('[name=subject]', 'A laboratory')
  await page.fill('[name=body]', '## One\n\n**bold** and [gone](nowhere)')
  const mail = page.frameLocator('.post-sheet iframe')
  await expect(mail.locator('h1')).toHaveText('A laboratory')
  await expect(mail.locator('strong').last()).toHaveText('bold')
  expect(await mail.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('26px')
  await page.fill('[name=body]', '**bolder** text')
  await expect(mail.locator('strong').last()).toHaveText('bolder')
  await expect(page.locator('.post-about')).toContainText('2 words')
  await page.getByText('1 suggestion').click()
  await expect(page.locator('.post-findings')).toContainText('Preview text There is no preview text.')
  await expect(page.locator('[name=body]')).toBeVisible()
})

test('a preview runs no script of the text', { tag: '@rest' }, async ({ site, page }) => {
  await openText(site, page)
  await page.fill('[name=subject]', '<img src=x onerror="parent.document.title=1">')
  await page.fill('[name=body]', '<script>parent.document.title = 1</script> words')
  await expect(page.frameLocator('.post-sheet iframe').locator('h1')).toContainText('onerror')
  expect(await page.title()).not.toBe('1')
})

test('keys mark the text and save it, and the page stays', { tag: '@rest' }, async ({ site, page }) => {
  const path = await openText(site, page)
  await page.fill('[name=subject]', 'By keys')
  await page.locator('[name=subject]').press('Enter')
  await expect(page.locator('[name=body]')).toBeFocused()
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(page.locator('[name=body]')).toHaveValue('**word**')
  await expect(page.locator('.post-state')).toContainText('Unsaved changes')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.post-state')).toContainText('Last saved')
  expect(new URL(page.url()).pathname).toBe(path)
  await page.reload()
  await alive(page)
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a picture is chosen in the dialog, and a pasted one goes to the media library', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await furnish(site)
  await openText(site, page)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'blue.png' }).click()
  await page.keyboard.type('A blue field')
  await page.keyboard.press('Enter')
  const text = page.locator('[name=body]')
  await expect(text).toHaveValue(/^!\[A blue field\]\(\/media\/[0-9a-f]{24}-\d+\.jpg\)$/)
  await text.fill('')
  await text.focus()
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 48, height: 20 })
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const data = new DataTransfer()
    if (blob) data.items.add(new File([blob], 'image.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(text).toHaveValue(/!\[\]\(\/media\/[0-9a-f]{24}-48\.png\)/)
})

test('a post is found by a search, and goes into the text at the cursor', { tag: '@rest' }, async ({ site, page }) => {
  await makePost(site.db, { title: 'Quagga herds', slug: 'quagga-herds' })
  await openText(site, page)
  const text = page.locator('[name=body]')
  await text.fill('One.\n\nTwo.')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4))
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('quagga')
  await page.getByRole('button', { name: 'Quagga herds' }).click()
  await expect(text).toHaveValue('One.\n\n{{post: quagga-herds}}\n\nTwo.')
  await expect(text).toBeFocused()
})

test('"Send…" keeps no draft of what it has saved', { tag: '@rest' }, async ({ site, page }) => {
  const path = await openText(site, page)
  await page.fill('[name=subject]', 'Saved by sending')
  await page.fill('[name=body]', 'Words.')
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')))).toBe(true)
  await page.getByRole('button', { name: 'Send…' }).click()
  await page.waitForURL('**/schedule')
  await page.goto(path)
  await alive(page)
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('the editor and its preview are accessible, and not wider than a phone', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  test.slow()
  await bringAxe(page)
  await openText(site, page)
  await page.fill('[name=subject]', 'Looked at')
  await page.fill('[name=body]', '[gone](nowhere)')
  await expect(page.frameLocator('.post-sheet iframe').locator('h1')).toHaveText('Looked at')
  await page.getByText(/^\d+ suggestions?:/).click()
  expect(await judge(page, 'editor')).toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.locator('.post-sheet')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
