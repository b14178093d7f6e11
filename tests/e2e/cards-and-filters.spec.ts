import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test('case studies are filtered by industry in place, the count is announced, and "back" shows all', async ({
  page,
}) => {
  await page.goto('/resources/case-studies')
  await alive(page)
  await page.getByRole('link', { name: 'Banking', exact: true }).click()
  await expect(page).toHaveURL(/\?industry=banking$/)
  await expect(page.getByRole('status')).toHaveText('1 of 4 case studies')
  await expect(page.getByRole('link', { name: 'Banking', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Digital Banking Transformation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Omnichannel Retail Experience' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText('4 of 4 case studies')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole card of a product links to its page, which explains its screen', { tag: '@rest' }, async ({
    page,
  }) => {
    await page.goto('/products')
    await page.locator('#retail-stock-sync').click({ position: { x: 60, y: 80 } })
    await expect(page).toHaveURL(/\/products\/retail-stock-sync$/)
    await expect(page.getByRole('figure', { name: 'Example screen of Retail Stock Sync' })).toContainText(
      'Example data',
    )
  })

  test('both maps of a case study can be read in words', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/case-studies/healthcare-modernization')
    await expect(page.getByRole('img', { name: 'Before: Staff carry every detail' })).toBeVisible()
    const words = page.getByText('Staff open one record, with the source of every entry.')
    await expect(words).toBeHidden()
    await page.getByText('Both maps in words').click()
    await expect(words).toBeVisible()
  })
})
