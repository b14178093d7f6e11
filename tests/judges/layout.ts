// What is wrong with the layout of an open page, measured in the page. Read through the debugger, which works while the
// page's own scripts are disabled.
import type { Page } from '#tests/support/browser-fixtures.ts'

export async function tooWide(page: Page): Promise<string[]> {
  const [overflow, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth - clientWidth, clientWidth] as const
  })
  return overflow > 0 ? [`is ${overflow} px too wide at ${width} px`] : []
}

/** Texts and pictures of the main content that are too faint in a screenshot of the whole page. */
export const faded = (page: Page) =>
  page.evaluate(() => {
    const isContent = (element: Element) =>
      element.matches('img, svg') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    // The hero of /spotlight fades gradually as it leaves the screen, and returns with it.
    const contents = [...document.querySelectorAll('main *')].filter(
      (element) => isContent(element) && !element.closest('[aria-hidden=true], [data-fades], noscript, template'),
    )
    return contents
      .filter((element) => !element.checkVisibility({ opacityProperty: true }) && element.checkVisibility())
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`)
  })

/** The visible texts of the main content, except decoration and texts that need scripts. */
export const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      const element = node.parentElement
      const isExtra = element?.closest('script, noscript, [aria-hidden=true], button[type=button], [data-scripted]')
      if (text && element?.checkVisibility({ visibilityProperty: true }) && !isExtra) found.push(text)
    }
    return found
  })

/** Texts of headings within 24 px of a line of the heading’s drawing. */
export const wordsNearDrawings = (page: Page) =>
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

/** Tables with columns beyond their edge, where nothing marks them. */
export const wideTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-wrap')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ scrollWidth, clientWidth }) => `a table takes ${scrollWidth} of ${clientWidth} px`),
  )

/** The words at the head of a page that meet, and those that leave their place. */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const head =
      '.staff-main :is(h1, .page-acts, .add-form > summary, .inbox-head > *, .breadcrumbs a, .post-state > .soft, .field-label, .password-toggle)'
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && !isClipped(each))
    const isClipped = (each: HTMLElement) =>
      each.closest('.visually-hidden') !== null ||
      [each, each.closest('.page-head')].some((one) => one && getComputedStyle(one).clipPath !== 'none')
    const textOf = (each: HTMLElement) => each.textContent?.trim().slice(0, 50) ?? ''
    /** The box of its words, without the room beside them. */
    const boxOf = (each: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const isWhole = each.matches('.button, button, .page-acts, .inbox-head > *, .breadcrumbs a')
      return isWhole ? each.getBoundingClientRect() : range.getBoundingClientRect()
    }
    const heads = shown(head)
    const wrong: string[] = []
    for (const [at, one] of heads.entries())
      for (const other of heads.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const [a, b] = [boxOf(one), boxOf(other)]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1 && down > 2) wrong.push(`“${textOf(one)}” overlaps “${textOf(other)}”`)
      }
    const bar = document.querySelector('.staff-header')?.getBoundingClientRect()
    for (const each of shown('.inbox-head > :is(h1, form), .inbox-head .button')) {
      const { top, bottom, left } = each.getBoundingClientRect()
      if (innerWidth >= 1280 && bar && left > bar.left && (top < bar.top || bottom > bar.bottom))
        wrong.push(`“${textOf(each)}” leaves the bar`)
    }
    for (const card of shown('.card'))
      for (const each of card.querySelectorAll<HTMLElement>('.input, .button'))
        if (each.checkVisibility() && each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
          wrong.push(`“${each.getAttribute('name') ?? textOf(each)}” leaves its card`)
    for (const each of shown('.staff-main :is(h1, h2, .button, .pill)')) {
      if (each.matches('.typed')) continue
      const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 && !node.parentElement?.closest('.visually-hidden, .download'))
            wrong.push(`“${word}” is broken`)
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window')
    return [...new Set(wrong)]
  })

/** Forms opened from a button in the title's row that are narrower than their column, or than the narrowest card. */
export async function narrowForms(page: Page): Promise<string[]> {
  const card = 600
  const found: string[] = []
  for (const fold of await page.locator('details.add-form:has(form)').all()) {
    await fold.locator('> summary').click()
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [column, form] = await fold.evaluate((each) => [
        each.clientWidth,
        each.querySelector('form')?.offsetWidth ?? 0,
      ])
      if (form < Math.min(column, card)) found.push(`at ${width} px a form takes ${form} of ${column} px`)
    }
  }
  return found
}
