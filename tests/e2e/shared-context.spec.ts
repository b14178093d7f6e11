// Tests share a browser context: what one of them changes in it must not reach the next.
import { expect, test } from '#tests/support/browser-fixtures.ts'

test.describe.configure({ mode: 'serial' })

const yearOfPage = () => new Date().getFullYear()

test('a test sets the clock of its pages', { tag: '@rest' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2001-03-02T08:30:20Z') })
  await page.goto('/unknown')
  expect(await page.evaluate(yearOfPage)).toBe(2001)
})

test('the pages of the next test have the clock of the machine', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/unknown')
  expect(await page.evaluate(yearOfPage)).toBe(yearOfPage())
})
