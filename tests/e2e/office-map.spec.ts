// The map of an office: asked for with one press wherever the page is in coming alive, and the focus goes with it.
import { alive, expect, heldScripts, type Page, test } from '#tests/support/browser-fixtures.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const box = '.tab-panel:not([hidden]) .map-box'

test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  ),
)

for (const path of ['/contact', '/contact?office=cameroon', '/contact?map=seoul']) {
  test(`nothing on ${path} moves away from who is about to press it when the page comes alive`, async ({ page }) => {
    const release = await heldScripts(page)
    await page.goto(path)
    const before = await places(page)
    release()
    await alive(page)
    await expect(page.locator('.your-time:visible')).toContainText('In your time')
    expect(await places(page)).toEqual(before)
  })
}

test('a press that lasts while the page comes alive loads the map', async ({ page }) => {
  const release = await heldScripts(page)
  await page.goto('/contact')
  await page.locator(box).getByRole('link', { name: 'Load map' }).hover()
  await page.mouse.down()
  release()
  await alive(page)
  await expect(page.locator('.your-time:visible')).toContainText('In your time')
  await page.mouse.up()
  await expect(page.locator(`${box} iframe`)).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the map that was asked for is in view and has the focus; hidden again, its place has it', async ({
      page,
    }) => {
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

test('a map that cannot be reached leaves the address and another way to see it, never a broken frame', async ({
  page,
}) => {
  await page.unroute('https://www.openstreetmap.org/**')
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contact?map=cameroon')
  await alive(page)
  await expect(page.locator(box)).toContainText('The map could not be loaded')
  await expect(page.locator(box)).toContainText('Buea, Cameroon')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator(box).getByRole('link', { name: 'See Buea on OpenStreetMap' })).toBeVisible()
})

/** Where everything stands that can be pressed. */
const places = (page: Page) =>
  page.locator('main :is(a, button, input, summary):visible').evaluateAll((all) =>
    all.map((element) => {
      const { left, top } = element.getBoundingClientRect()
      return `${element.textContent} ${Math.round(left)} ${Math.round(top + scrollY)}`
    }),
  )
