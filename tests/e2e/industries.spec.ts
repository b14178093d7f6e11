// Nine cards, each with its two links, then a spotlight for each industry, all of them visible.
import { expect, test } from '#tests/support/browser-fixtures.ts'

const industries = [
  'education',
  'consumer',
  'hospitality',
  'banking',
  'retail',
  'healthcare',
  'software',
  'travel',
  'consultancy',
]

for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: true, width: 1280 },
  { javaScriptEnabled: false, width: 360 },
])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('a card leads to its spotlight and to /cta, and is marked under the pointer', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page }) => {
      await page.goto('/industries')
      const cards = page.locator('.industry-cards > li')
      await expect(cards).toHaveCount(9)
      const travel = cards.filter({ hasText: 'Travel' })
      const plain = await travel.evaluate((card) => getComputedStyle(card).backgroundColor)
      await travel.hover()
      await expect(travel).not.toHaveCSS('background-color', plain)
      await cards.first().hover()
      await expect(travel).toHaveCSS('background-color', plain)
      await travel.getByRole('link', { name: 'Learn More' }).focus()
      await expect(travel).not.toHaveCSS('background-color', plain)
      await travel.getByRole('link', { name: 'Travel', exact: true }).click()
      await expect(page.locator('#travel h3')).toBeInViewport()
      await travel.getByRole('link', { name: 'Learn More about Travel' }).click()
      await expect(page).toHaveURL(/\/cta\?industry=travel$/)
    })

    test('all spotlights are visible, in order, with five solutions, a drawing and a button', {
      tag: javaScriptEnabled ? [] : '@rest',
    }, async ({ page }) => {
      await page.goto('/industries')
      const ids = await page.locator('.industry-spotlight').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toEqual(industries)
      for (const id of ids) {
        const spotlight = page.locator(`#${id}`)
        const name = (await spotlight.locator('h3').innerText()).trim()
        await expect(spotlight.getByRole('heading', { name: 'Our Solutions' })).toBeVisible()
        await expect(spotlight.locator('.check-list li:visible')).toHaveCount(5)
        await expect(spotlight.locator('.stations svg').first()).toBeVisible()
        const button = spotlight.getByRole('link', { name: `Explore ${name} Solutions` })
        await expect(button).toBeVisible()
        await expect(button).toHaveAttribute('href', `/cta?industry=${id}`)
      }
    })
  })
