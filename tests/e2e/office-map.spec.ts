// The map of an office: one press loads it, at any stage of hydration, and moves the focus to it.
import { alive, expect, heldScripts, type Page, test } from '#tests/support/browser-fixtures.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const box = '.tab-panel:not([hidden]) .map-box'

test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  ),
)

for (const path of ['/contact', '/contact?office=cameroon', '/contact?map=seoul']) {
  test(`nothing on ${path} shifts during hydration`, { tag: '@rest' }, async ({ page }) => {
    const release = await heldScripts(page)
    await page.goto(path)
    const before = await places(page)
    release()
    await alive(page)
    await expect(page.locator('.your-time:visible')).toContainText('Your time')
    expect(await places(page)).toEqual(before)
  })
}

test('a press that spans hydration loads the map', { tag: '@rest' }, async ({ page }) => {
  const release = await heldScripts(page)
  await page.goto('/contact')
  await page.locator(box).getByRole('link', { name: 'Load map' }).hover()
  await page.mouse.down()
  release()
  await alive(page)
  await expect(page.locator('.your-time:visible')).toContainText('Your time')
  await page.mouse.up()
  await expect(page.locator(`${box} iframe`)).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a loaded map is in view and focused; when hidden again, its placeholder is focused', {
      tag: javaScriptEnabled ? '@rest' : [],
    }, async ({ page }) => {
      await page.goto('/contact?office=cameroon')
      if (javaScriptEnabled) await alive(page)
      await page.locator(box).getByRole('link', { name: 'Load map' }).click()
      await expect(page.locator(`${box} iframe`)).toBeInViewport()
      await expect(page.locator(box)).toBeFocused()
      if (javaScriptEnabled) await alive(page)
      await page.getByRole('link', { name: 'Hide map' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.locator(box).getByRole('link', { name: 'Load map' })).toBeInViewport()
      await expect(page.locator(box)).toBeFocused()
    })
  })
}

test('an unreachable map leaves the address and a link, never a broken frame', { tag: '@rest' }, async ({ page }) => {
  await page.unroute('https://www.openstreetmap.org/**')
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contact?map=cameroon')
  await alive(page)
  await expect(page.locator(box)).toContainText('The map could not be loaded')
  await expect(page.locator(box)).toContainText('Buea, Cameroon')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator(box).getByRole('link', { name: 'See Buea on OpenStreetMap' })).toBeVisible()
})

/** The positions of all controls. */
const places = (page: Page) =>
  page.locator('main :is(a, button, input, summary):visible').evaluateAll(async (all) => {
    await document.fonts.ready
    return all.map((element) => {
      const { left, top } = element.getBoundingClientRect()
      return `${element.textContent} ${Math.round(left)} ${Math.round(top + scrollY)}`
    })
  })
