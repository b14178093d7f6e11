// The time in both cities, as rendered by the server and kept current by the page.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'

const times = (page: Page) => page.locator('.two-cities-time').allTextContents()

test('the home page keeps the time of both cities current to the minute', { tag: '@rest' }, async ({ page }) => {
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

  test('the home page shows the time in both cities and whether each office is open', { tag: '@rest' }, async ({
    page,
  }) => {
    await page.goto('/')
    for (const time of await times(page)) expect(time).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d?:\d\d (AM|PM)$/)
    await expect(page.locator('.two-cities-state')).toHaveText([
      /^(Open now|Closed, opens )/,
      /^(Open now|Closed, opens )/,
    ])
  })
})
