// A card's art grows into its page's: one picture has the transition name on either side, and reduced motion is respected.
import { alive, expect, type Page, test } from '#tests/support/browser-fixtures.ts'

declare global {
  interface Window {
    named: number[]
  }
}

/** Counts the pictures with the transition name before and after. */
const watched = (page: Page) =>
  page.addInitScript(() => {
    window.named = []
    const start = document.startViewTransition?.bind(document)
    const count = () => {
      const named = [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'grown-art',
      )
      window.named.push(named.length)
    }
    document.startViewTransition = (change) => {
      count()
      const transition = start(change)
      transition.updateCallbackDone.then(count)
      return transition
    }
  })

for (const [list, link, reducedMotion, named] of [
  ['/industries', 'Read Case Study Digital Banking Transformation', 'no-preference', [1, 1]],
  ['/industries', 'Read Case Study Digital Banking Transformation', 'reduce', [0, 0]],
  ['/resources/case-studies', 'Digital Banking Transformation', 'no-preference', [1, 1]],
] as const) {
  test(`from ${list} to a case study, where motion is "${reducedMotion}"`, { tag: '@rest' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await watched(page)
    await page.goto(list)
    await alive(page)
    await page.getByRole('link', { name: link }).click()
    await expect(page.locator('h1')).toHaveText('Digital Banking Transformation')
    await expect.poll(() => page.evaluate(() => window.named)).toEqual(named)
  })
}
