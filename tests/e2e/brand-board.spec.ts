// The brand board in a real browser: typed changes are previewed at once; without scripts every change is a form.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

const board = '/admin/branding'

async function openAs(site: Site, page: Page, path: string) {
  const { cookies } = await signedIn(site, 'editor')
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await page.goto(path)
}

test('typed changes appear in the preview before saving, and survive a change of tabs', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await openAs(site, page, board)
  await alive(page)
  const logo = page.locator('[data-picture=logo]')
  await page.getByLabel('Primary colour', { exact: true }).fill('#00802b')
  await expect(page.getByLabel('Primary colour, picker')).toHaveValue('#00802b')
  await expect(logo).toHaveAttribute('src', /primaryColor=%2300802b/)
  await page.getByLabel('Secondary colour, picker').fill('#aa00aa')
  await expect(page.getByLabel('Secondary colour', { exact: true })).toHaveValue('#aa00aa')
  await expect(logo).toHaveAttribute('src', /secondaryColor=%23aa00aa/)
  await expect(page.getByText('Not saved yet.')).toBeVisible()

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByLabel('Mark')).toBeHidden()
  await expect(logo).toHaveAttribute('src', /00802b/)
  await page.getByRole('link', { name: 'Letterhead' }).click()
  await expect(page.getByLabel('Company name')).toBeVisible()
  await page.getByRole('link', { name: 'Logo', exact: true }).click()
  await expect(page.getByLabel('Primary colour', { exact: true })).toHaveValue('#00802b')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Brand assets updated successfully')).toBeVisible()
  await expect(page.getByText('Not saved yet.')).toBeHidden()
  await expect(page.locator('.staff-sidebar .brand img')).toHaveAttribute('src', '/icons/favicon.svg?v=1')
  await page.getByLabel('Primary colour', { exact: true }).fill('#112233')
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page.getByLabel('Primary colour', { exact: true })).toHaveValue('#00802b')
})

test('the palette is checked while typing, and applies to the page after saving without a reload', {
  tag: '@rest',
}, async ({ site, page }) => {
  await openAs(site, page, `${board}/palette`)
  await alive(page)
  await expect(page.getByText('All text on the site is readable')).toBeVisible()
  await page.getByLabel('Primary colour', { exact: true }).fill('#ffee00')
  await expect(page.getByText('Corrections')).toBeVisible()
  await page.getByLabel('Background colour', { exact: true }).fill('#123a12')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Brand assets updated successfully')).toBeVisible()
  await expect(page.locator('.staff-sidebar')).toHaveCSS('background-color', 'rgb(18, 58, 18)')
})

test('a colour’s value is copied by a press', { tag: '@rest' }, async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(site, page, `${board}/palette`)
  await alive(page)
  await page.getByRole('button', { name: 'Copy #0066ff' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#0066ff')
})

test('a new share link is copied by its button, and its form is closed again', { tag: '@rest' }, async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(site, page, `${board}/share`)
  await alive(page)
  const form = page.locator('#share')
  const folded = page.locator('.add-form')
  const made = page.getByRole('textbox', { name: 'The new link' })
  await form.getByLabel('Label').fill('Printer')
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(made).toHaveValue(/\/brand\//)
  await expect(made).toBeFocused()
  const first = await made.inputValue()
  await folded.locator('summary').click()
  await form.getByLabel('Label').fill('Agency')
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(made).not.toHaveValue(first)
  await expect(made).toBeFocused()
  await expect(folded).not.toHaveAttribute('open')
  // A message is only read out in a place that was there before it.
  const told = page.locator('.copy-field > [role="status"]')
  await expect(told).toBeAttached()
  await expect(told).not.toHaveCSS('display', 'none')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await made.inputValue())
})

test('another admin’s change of the same part appears beside the typed one', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await openAs(site, page, `${board}/letterhead`)
  await alive(page)
  const other = await signedIn(site, 'admin', { name: 'Oscar' })
  await other.submit(await other.visit(`${board}/letterhead`), '#letterhead', { address: 'Their street 1' })
  await page.getByLabel('Address').fill('My street 2')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('cell', { name: 'Their street 1' })).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('My street 2')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Brand assets updated successfully')).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('My street 2')
})

test('the download of all assets shows its progress, and a failure is reported', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  await openAs(site, page, `${board}/export`)
  await alive(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Assets' }).click()
  await expect(page.getByText(/^[1-9]\d* of [56]\d files$/)).toBeVisible()
  expect((await download).suggestedFilename()).toBe('bn-technologies-brand.zip')
  await expect(page.getByText('Download complete')).toBeVisible()
  await page.route('**/all.zip', (route) => route.abort())
  await page.getByRole('link', { name: 'Download Assets' }).click()
  await expect(page.getByText('Download failed. Please try again.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each part can be edited, previewed and saved, and both faces of the card are visible', async ({
    site,
    page,
  }) => {
    await openAs(site, page, board)
    await page.getByLabel('Slogan').fill('No scripts')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Brand assets updated successfully')).toBeVisible()
    await expect(page.getByLabel('Slogan')).toHaveValue('No scripts')
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page).toHaveURL(/view=preview/)
    await expect(page.getByAltText('Logo on its background')).toBeVisible()
    await page.getByRole('link', { name: 'Color Palette' }).click()
    await page.getByLabel('Primary colour, picker').fill('#00802b')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByLabel('Primary colour', { exact: true })).toHaveValue('#00802b')
    await page.getByRole('link', { name: 'Business Card' }).click()
    await expect(page.getByAltText('Front of the business card')).toBeVisible()
    await expect(page.getByAltText('Back of the business card')).toBeVisible()
    await page.goto(board)
    await page.getByRole('button', { name: 'Info' }).click()
    await expect(page.getByText('Brand assets are being processed')).toBeVisible()
  })
})
