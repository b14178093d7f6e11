// The hour in both cities, as the server draws it and as the page keeps it.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'

const times = (page: Page) => page.locator('.two-cities-time').allTextContents()

test('the home page keeps the time of both cities to the minute', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T08:30:20Z') })
  await page.goto('/')
  await page.clock.runFor(1000)
  await alive(page)
  await expect.poll(() => times(page)).toEqual(['Mon 9:30 AM', 'Mon 5:30 PM'])
  await page.clock.runFor(60_000)
  await expect.poll(() => times(page)).toEqual(['Mon 9:31 AM', 'Mon 5:31 PM'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page says the hour in both cities and whether the office is open', async ({ page }) => {
    await page.goto('/')
    for (const time of await times(page)) expect(time).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d?:\d\d (AM|PM)$/)
    await expect(page.locator('.two-cities-state')).toHaveText([
      /^(Open now|Closed, opens )/,
      /^(Open now|Closed, opens )/,
    ])
  })
})
