import { expect, test } from '#tests/support/browser-fixtures.ts'

const told = '.your-time:visible'

test.describe('a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('also sees the hours in local time', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/contact?office=seoul')
    await expect(page.locator(told)).toHaveText(/^Your time: \w{3} [78]:00 PM to \w{3} [45]:00 AM$/)
  })
})

test.describe('a visitor in Seoul', () => {
  test.use({ timezoneId: 'Asia/Seoul' })
  test('sees that local hours are the same, and the other office’s in local time', { tag: '@rest' }, async ({
    page,
  }) => {
    await page.goto('/contact?office=cameroon')
    await expect(page.locator(told)).toHaveText(/^Your time: (\w{3}) 5:00 PM to \w{3} 2:00 AM$/)
    await page.getByRole('tab', { name: 'Seoul' }).click()
    await expect(page.locator('#office-panel-seoul')).toBeVisible()
    await expect(page.locator(told)).toHaveText('Your time: the same')
  })
})
