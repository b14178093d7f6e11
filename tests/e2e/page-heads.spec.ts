// The heads of pages: titles of one size at one height, and a header of one line in any face.
import { templatePaths } from '#tests/judges/pages.ts'
import { expect, test } from '#tests/support/browser-fixtures.ts'

test('titles have one size, the home page its own, and stand at one height', { tag: '@rest' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const others: string[] = []
  for (const path of await templatePaths(site)) {
    await page.goto(path)
    const wanted = /^\/(fr|ko)?$/.test(path) ? '96px at 141' : '64px at 141'
    for (const title of await page.locator('.hero .hero-title').all()) {
      const [size, top] = await title.evaluate((element) => [
        getComputedStyle(element).fontSize,
        Math.round(element.getBoundingClientRect().top),
      ])
      if (`${size} at ${top}` !== wanted) others.push(`${path}: ${size} at ${top}`)
    }
  }
  expect(others).toEqual([])
})

test('the lines of a Korean title do not touch', { tag: '@rest' }, async ({ page, site }) => {
  const korean = (await templatePaths(site)).filter((path) => /^\/ko($|\/)/.test(path))
  const touching: string[] = []
  for (const path of [...korean, '/ko/about', '/ko/no-such-page']) {
    await page.goto(path)
    const leading = await page.locator('h1').evaluate((title) => {
      const { fontSize, lineHeight } = getComputedStyle(title)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    })
    if (leading < 1.15) touching.push(`${path}: ${leading}`)
  }
  expect(touching).toEqual([])
})

test('the sheet beside a refused form ends with its own words', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, form] of [
    ['/status', 'status'],
    ['/newsletter', 'newsletter'],
    ['/your-data', 'your-data'],
  ]) {
    await page.goto(path ?? '')
    await page.locator(`#${form}`).evaluate((element) => (element as HTMLFormElement).submit())
    await expect(page.locator('.error-summary')).toBeVisible()
    const free = await page.locator('.hero-object > .paper').evaluate((paper) => {
      const end = Math.max(...[...paper.children].map((child) => child.getBoundingClientRect().bottom))
      return paper.getBoundingClientRect().bottom - end
    })
    expect(free, path).toBeLessThan(60)
  }
})

test('the header keeps to one line while a wider face stands in', { tag: '@rest' }, async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/fr', '/ko']) {
      await page.goto(path)
      const header = page.locator('.site-header')
      const before = await header.boundingBox()
      await header.evaluate((element) => {
        for (const word of element.querySelectorAll('a')) word.style.letterSpacing = '0.06em'
      })
      expect((await header.boundingBox())?.height, `${path} at ${width} px`).toBe(before?.height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})
