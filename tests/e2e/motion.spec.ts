// Pause, Stop, Hide (WCAG 2.2.2): nothing moves automatically for longer than five seconds, unless a button stops it.
import sharp from 'sharp'
import { templatePaths } from '#tests/judges/pages.ts'
import { alive, drawn, expect, type Page, test } from '#tests/support/browser-fixtures.ts'

const paths = ['/', '/services', '/industries', '/spotlight', '/about', '/technologies', '/contact', '/blog']

test('every page is static, or its motion can be stopped', { tag: '@rest' }, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await alive(page)
    for (const button of await page.locator('.motion-pause').all()) {
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    expect(await endless(page), path).toEqual([])
  }
})

test('the lights and the marquee of /spotlight move until they are stopped', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/spotlight')
  await expect.poll(() => endless(page)).toEqual(['drift', 'drift', 'drift', 'marquee', 'marquee'])
  await page.getByRole('button', { name: 'Pause the drifting lights' }).click()
  await expect.poll(() => endless(page)).toEqual(['marquee', 'marquee'])
})

test.describe('without scripts, where no button works', () => {
  test.use({ javaScriptEnabled: false })
  test('every page is static', { tag: '@rest' }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      expect(await endless(page), path).toEqual([])
    }
  })
})

test('a card does not move while a link in it is pressed, so that the release hits it as well', {
  tag: '@rest',
}, async ({ page }) => {
  await page.goto('/industries')
  await alive(page)
  const card = page.locator('.case-studies > .card').first()
  const link = card.locator('.card-action')
  const press = async () => {
    const box = await link.boundingBox()
    if (!box) throw new Error('The link is not there')
    await page.mouse.move(box.x + 8, box.y + box.height / 2)
    await page.mouse.down()
  }

  await expect(card).toHaveAttribute('data-seen', 'no')
  await card.evaluate((element: HTMLElement) => element.style.setProperty('--threshold', '0.6'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100))
  await press()
  await page.evaluate(() => scrollBy(0, -400))
  await drawn(page)
  await expect(card).toHaveAttribute('data-seen', 'no')
  await page.mouse.up()

  await page.evaluate(() => scrollTo(0, 0))
  // The card is observed again only after a frame in which it is out of sight.
  await expect(card).not.toBeInViewport()
  await drawn(page)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(card).toHaveAttribute('data-seen', 'yes')
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await press()
  expect(await card.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe('paused')
  await page.mouse.up()
  await expect(page).toHaveURL(/case-studies/)
})

test('a revealed element stays in place', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/industries')
  await alive(page)
  const card = page.locator('.case-studies > .card').first()
  await expect(card).toHaveAttribute('data-seen', 'no')
  for (const block of ['center', 'center'] as const) {
    await card.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
    await expect(card).toHaveAttribute('data-seen', 'yes')
    await page.evaluate(() => scrollTo(0, 0))
  }
  await drawn(page)
  await expect(card).toHaveAttribute('data-seen', 'yes')
})

test('a capture of a whole page has no empty block, after a fast scroll', { tag: '@rest' }, async ({ site, page }) => {
  const found: string[] = []
  for (const path of await templatePaths(site)) {
    await page.goto(path)
    if ((await page.locator('#main [data-reveal]').count()) === 0) continue
    await alive(page)
    await drawn(page)
    await inDrawableLetters(page)
    // To the end and back: blocks in between have not been on the screen, others have left it.
    for (const top of [1e6, 0]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await drawn(page)
    }
    found.push(...(await emptyBlocks(page)).map((text) => `${path}: ${text}`))
  }
  expect(found).toEqual([])
})

test('without scroll-driven animations, a script sets how far the hero is scrolled away', { tag: '@rest' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/spotlight')
  await alive(page)
  const gone = () => page.locator('[data-fades]').evaluate((hero: HTMLElement) => hero.style.getPropertyValue('--gone'))
  await expect.poll(gone).toBe('0')
  await page.evaluate(() => scrollTo(0, 2000))
  await expect.poll(gone).toBe('1')
})

test('with reduced motion nothing is animated, not even the first layout', { tag: '@rest' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(path)
    const gradual = await page.locator('*').evaluateAll((elements) =>
      elements
        .filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .some((time) => time !== '0s'),
        )
        .map(({ tagName, className }) => `${tagName} ${className}`),
    )
    expect(gradual, path).toEqual([])
  }
})

test.describe('with reduced data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })
  test('nothing moves automatically and no typeface is downloaded', { tag: '@rest' }, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    for (const path of ['/spotlight', '/about', '/technologies']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: 'Products' }).first().click()
      await expect(page).toHaveURL(/products/)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(path))
      await expect(page.locator('.motion-pause')).toHaveCount(0)
      // The progress line runs until the page has loaded.
      await expect.poll(() => endless(page)).toEqual([])
    }
    expect(fonts).toEqual([])
  })
})

/** A machine without a Korean font draws nothing for Korean text. */
const inDrawableLetters = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      (text as Text).data = (text as Text).data.replace(/\p{Script=Hangul}/gu, 'M')
  })

/** Text and its background differ by far more, from 0 to 255. */
const leastContrast = 60

/** The blocks and headings that have only one colour in a picture of the whole page. */
async function emptyBlocks(page: Page): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, type: 'jpeg' }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blocks = await page.locator('#main :is([data-reveal], h2)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const text = element.textContent?.trim() ?? ''
        return { text, left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
      }),
  )
  const contrast = ({ left, top, right, bottom }: (typeof blocks)[number]) => {
    let [darkest, lightest] = [255, 0]
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, info.height); y++)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, info.width); x++) {
        const shade = data[y * info.width + x] ?? 0
        darkest = Math.min(darkest, shade)
        lightest = Math.max(lightest, shade)
      }
    return lightest - darkest
  }
  // Headings for screen readers only are a pixel large.
  const seen = blocks.filter(({ text, top, bottom }) => text && bottom - top > 1)
  return seen.filter((block) => contrast(block) < leastContrast).map(({ text }) => text.slice(0, 60))
}

/** The names of time-based animations that last longer than five seconds. */
function endless(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline, effect }) => {
        const lasting = Number(effect?.getComputedTiming().activeDuration) > 5000
        return playState === 'running' && timeline === document.timeline && lasting
      })
      .map((animation) => (animation as CSSAnimation).animationName)
      .sort(),
  )
}
