// Drawings keep clear of text: no line of a heading's art within 24 px of it.
import { expect, type Page, test } from '#tests/support/browser-fixtures.ts'

/** One page for each kind of heading. */
const paths = [
  '/',
  '/about',
  '/services',
  '/services/cloud-solutions',
  '/technologies',
  '/products',
  '/products/retail-stock-sync',
  '/industries',
  '/contact',
  '/cta',
  '/careers',
  '/newsletter',
  '/status',
  '/login',
  '/resources/whitepapers',
  '/docs',
  '/docs/how-we-work',
  '/resources/case-studies',
  '/case-studies/voting-digitalization',
  '/blog',
  '/blog/how-an-enquiry-is-kept-safe',
  '/privacy',
]

const widths = [360, 768, 1024, 1280, 2560]

test(`no drawing comes within 24 px of a heading’s text at ${widths.join(', ')} px`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await wordsTooNear(page)).map((words) => `${path} at ${width} px: ${words}`))
    }
  }
  expect(found).toEqual([])
})

const wordsTooNear = (page: Page) =>
  page.evaluate(() => {
    const least = 24
    type Box = { left: number; top: number; right: number; bottom: number }
    /** A length from the art's own styles, in pixels. */
    const measure = (art: Element, property: string) => {
      const probe = document.createElement('div')
      probe.style.cssText = `position: absolute; inline-size: var(${property}, 0px)`
      art.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    /** The visible areas of the art: those that a mask leaves, or all of it. */
    const drawnIn = (art: Element): Box[] => {
      const { left, top, right, bottom } = art.getBoundingClientRect()
      if (right === left) return []
      if (!art.matches('[data-fade], .slider-slides')) return [{ left, top, right, bottom }]
      const strip = measure(art, '--strip')
      return [
        { left: left + measure(art, '--words-end'), top, right, bottom },
        ...(strip > 0 ? [{ left, top: bottom - strip, right, bottom }] : []),
      ]
    }
    const textsOf = (head: Element) => {
      const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
      const texts: { text: string; boxes: Box[] }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim()
        const element = node.parentElement
        if (!text || element?.closest('svg, .visually-hidden') || !element?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        texts.push({ text, boxes: Array.from(range.getClientRects()) })
      }
      return texts
    }
    const isNear = (box: Box, art: Box) =>
      art.right > art.left &&
      box.right > art.left - least &&
      box.left < art.right + least &&
      box.bottom > art.top - least &&
      box.top < art.bottom + least

    return Array.from(document.querySelectorAll('.hero, .cta-band')).flatMap((head) => {
      const arts = head.querySelectorAll('.hero-art[data-fade], .slider-slides, .hero-cover, .two-cities-art')
      const drawn = Array.from(arts).flatMap(drawnIn)
      return textsOf(head)
        .filter(({ boxes }) => boxes.some((box) => drawn.some((art) => isNear(box, art))))
        .map(({ text }) => text)
    })
  })
